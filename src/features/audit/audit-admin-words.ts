import type { AuditEntry } from '#audit/audit.contract.ts';
import { isArea, type Role } from '#auth/permissions.ts';
import { audit, auditFields, auditSubjects } from '#messages/staff-audit.ts';
import { screens } from '#messages/staff-shell.ts';
import { roles } from '#messages/staff-users.ts';

/** What was changed, in words: «خبر: عنوانه»; the kind alone where it has no name. */
export function subjectWords({ type, title }: AuditEntry['subject']): string {
  const kind = auditSubjects[type] ?? type;
  return title ? `${kind}: ${title}` : kind;
}

/** What is kept beside a change, a line each: what nobody has put in words is left out. */
export function detailWords(detail: AuditEntry['detail']): string[] {
  const { role, before, areas, disabled, fields } = detail;
  return [
    roleWords(before, role),
    areas === null && role === undefined ? audit.usualAreas : '',
    Array.isArray(areas)
      ? audit.areas(
          areas
            .filter(isArea)
            .map((area) => screens[area])
            .join('، '),
        )
      : '',
    disabled === true ? audit.disabled : '',
    disabled === false ? audit.enabled : '',
    Array.isArray(fields) && fields.length > 0
      ? audit.fields(fields.map((name) => auditFields[String(name)] ?? String(name)).join('، '))
      : '',
  ].filter((line) => line !== '');
}

function roleWords(before: unknown, role: unknown): string {
  if (!isRole(role)) return '';
  return isRole(before)
    ? audit.roleChanged(roles[before].name, roles[role].name)
    : audit.role(roles[role].name);
}

function isRole(value: unknown): value is Role {
  return typeof value === 'string' && Object.hasOwn(roles, value);
}
