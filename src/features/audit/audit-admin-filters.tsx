import { useQuery } from '@tanstack/react-query';
import { type ChangeEvent, type ReactNode, useId } from 'react';
import type { AuditAction } from '#audit/audit.contract.ts';
import type { Role } from '#auth/permissions.ts';
import { userList } from '#features/accounts/users-admin.queries.ts';
import { auditActions, audit as texts } from '#messages/staff-audit.ts';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/select.tsx';
import { TextInput } from '#ui/text-input.tsx';
import type { AuditSearch } from './audit-admin.queries.ts';

type Filters = Omit<AuditSearch, 'page'>;

interface AuditFiltersProps {
  filters: Filters;
  /** Takes what is another now; undefined takes a filter away. */
  onChange: (change: Filters) => void;
}

const NO_FILTERS = { actor: undefined, action: undefined, from: undefined, to: undefined };
const SMALL = 'min-h-12 text-[0.94rem]';

/** Who, what and when; all of it is in the address. */
export function AuditFilters({ filters, onChange }: AuditFiltersProps) {
  const { actor, action, from, to } = filters;
  const staff = [...useStaff('superadmin'), ...useStaff('admin')];
  const isStranger = actor !== undefined && !staff.some(({ id }) => id === actor);
  const set = (name: keyof Filters) => (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
    onChange({ [name]: event.currentTarget.value || undefined });
  return (
    <search aria-label={texts.filters} className="mt-5 mb-4 grid grid-cols-2 items-end gap-3 lg:grid-cols-5">
      <Labelled label={texts.actor}>
        {(id) => (
          <Select id={id} value={actor ?? ''} onChange={set('actor')} className={SMALL}>
            <option value="">{texts.allActors}</option>
            {isStranger ? <option value={actor}>{texts.otherActor}</option> : null}
            {staff.map((person) => (
              <option key={person.id} value={person.id}>
                {`${person.firstName} ${person.lastName}`}
              </option>
            ))}
          </Select>
        )}
      </Labelled>
      <Labelled label={texts.action}>
        {(id) => (
          <Select id={id} value={action ?? ''} onChange={set('action')} className={SMALL}>
            <option value="">{texts.allActions}</option>
            {ACTIONS.map((one) => (
              <option key={one} value={one}>
                {auditActions[one]}
              </option>
            ))}
          </Select>
        )}
      </Labelled>
      <Labelled label={texts.from}>
        {(id) => (
          <TextInput
            id={id}
            type="date"
            value={from ?? ''}
            max={to}
            onChange={set('from')}
            className={SMALL}
          />
        )}
      </Labelled>
      <Labelled label={texts.to}>
        {(id) => (
          <TextInput id={id} type="date" value={to ?? ''} min={from} onChange={set('to')} className={SMALL} />
        )}
      </Labelled>
      {actor || action || from || to ? (
        <Button look="ghost" size="small" className="justify-self-start" onClick={() => onChange(NO_FILTERS)}>
          {texts.clear}
        </Button>
      ) : null}
    </search>
  );
}

/** Every action there is; the words name each. */
export const ACTIONS = Object.keys(auditActions) as AuditAction[];

/** Who can have changed something: at most a hundred of a role. */
function useStaff(role: Role) {
  return useQuery(userList({ role, size: 100 })).data?.rows ?? [];
}

function Labelled({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1 block text-sm text-muted">
        {label}
      </label>
      {children(id)}
    </div>
  );
}
