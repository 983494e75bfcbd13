import { type Area, isArea, type Role } from '#auth/permissions.ts';
import { GroupField } from '#back-office/editor/group-field.tsx';
import { SCREENS } from '#back-office/screens.ts';
import { roles, userForm } from '#messages/staff-users.ts';
import { ChoiceChip } from '#ui/choice-chip.tsx';

/** What somebody may: a role, and for an admin the areas; null are the usual ones (decision 1). */
export interface Rights {
  role: Role;
  areas: readonly Area[] | null;
}

interface RightsFieldsProps {
  rights: Rights;
  onChange: (rights: Rights) => void;
  /** Field name → what is wrong with it. */
  errors: Record<string, string>;
}

const ROLES: readonly Role[] = ['user', 'admin', 'superadmin'];
/** In the sidebar's order. */
const AREAS = SCREENS.flatMap(({ permission: area, label }) => (isArea(area) ? [{ area, label }] : []));
const LEGEND = 'mb-2 text-[0.98rem] font-medium text-ink';

/** The choice of a role, in words that say what it lets one do, and of an admin's areas. */
export function RightsFields({ rights, onChange, errors }: RightsFieldsProps) {
  const { role, areas } = rights;
  return (
    <>
      <fieldset className="min-w-0">
        <legend className={LEGEND}>{userForm.role}</legend>
        <div className="grid grid-cols-1 gap-2">
          {ROLES.map((one) => (
            <label
              key={one}
              className="flex items-start gap-3 rounded-field border-[1.5px] border-line px-4 py-3 transition hover:border-brand has-checked:border-brand has-checked:bg-brand-tint has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand"
            >
              <input
                type="radio"
                name="role"
                value={one}
                checked={role === one}
                onChange={() => onChange({ role: one, areas: one === 'admin' ? areas : null })}
                className="mt-1 size-4.5 shrink-0 accent-brand outline-none"
              />
              <span className="min-w-0">
                <span className="block font-semibold text-ink">{roles[one].name}</span>
                <span className="block text-sm text-muted">{roles[one].may}</span>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      {role === 'admin' ? (
        <fieldset className="min-w-0">
          <legend className={LEGEND}>{userForm.areas}</legend>
          <div className="flex flex-wrap gap-2">
            <ChoiceChip
              type="radio"
              name="reach"
              label={userForm.usual}
              checked={areas === null}
              onChange={() => onChange({ role, areas: null })}
            />
            <ChoiceChip
              type="radio"
              name="reach"
              label={userForm.chosen}
              checked={areas !== null}
              onChange={() => onChange({ role, areas: [] })}
            />
          </div>
        </fieldset>
      ) : null}
      {role === 'admin' && areas ? (
        <AreaChips areas={areas} error={errors.areas} onChange={(next) => onChange({ role, areas: next })} />
      ) : null}
    </>
  );
}

interface AreaChipsProps {
  areas: readonly Area[];
  error: string | undefined;
  onChange: (areas: Area[]) => void;
}

function AreaChips({ areas, error, onChange }: AreaChipsProps) {
  return (
    <GroupField label={userForm.areasList} error={error} required>
      {() => (
        <div className="flex flex-wrap gap-2">
          {AREAS.map(({ area, label }) => (
            <ChoiceChip
              key={area}
              label={label}
              checked={areas.includes(area)}
              aria-invalid={error ? true : undefined}
              onChange={(event) => {
                const { checked } = event.currentTarget;
                const others = areas.filter((one) => one !== area);
                onChange(inOrder(checked ? [...others, area] : others));
              }}
            />
          ))}
        </div>
      )}
    </GroupField>
  );
}

function inOrder(chosen: readonly Area[]): Area[] {
  return AREAS.flatMap(({ area }) => (chosen.includes(area) ? [area] : []));
}
