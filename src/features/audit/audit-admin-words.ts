import type { AuditEntry } from '#audit/audit.contract.ts';
import { isArea, type Role } from '#auth/permissions.ts';
import { contentScreen, screenName } from '#back-office/screens.ts';
import { isContentTable } from '#lib/content-types.ts';
import { audit, auditFields, auditSubjects } from '#messages/staff-audit.ts';
import { settingsFields } from '#messages/staff-settings.ts';
import { roles } from '#messages/staff-users.ts';

/** What was changed, in words: «خبر: عنوانه»; the kind alone where it has no name. */
export function subjectWords({ type, title }: AuditEntry['subject']): string {
  const kind = isContentTable(type) ? contentScreen(type).words.noun.bare : (auditSubjects[type] ?? type);
  return title ? `${kind}: ${title}` : kind;
}

/** What is kept beside a change of a type's record, a line each: what nobody has put in words is left out. */
export function detailWords(type: string, detail: AuditEntry['detail']): string[] {
  const { role, before, areas, disabled, fields } = detail;
  return [
    roleWords(before, role),
    areas === null && role === undefined ? audit.usualAreas : '',
    Array.isArray(areas) ? audit.areas(areas.filter(isArea).map(screenName).join('، ')) : '',
    disabled === true ? audit.disabled : '',
    disabled === false ? audit.enabled : '',
    Array.isArray(fields) && fields.length > 0
      ? audit.fields(fields.map((name) => fieldName(type, String(name))).join('، '))
      : '',
  ].filter((line) => line !== '');
}

function fieldName(type: string, name: string): string {
  const label = ownFields(type)?.[name] ?? auditFields[name];
  return typeof label === 'string' ? label : name;
}

/** What the editor of a type calls its fields. */
function ownFields(type: string): Readonly<Record<string, unknown>> | undefined {
  if (isContentTable(type)) return contentScreen(type).words.fields;
  return type === 'settings' ? settingsFields : undefined;
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
