import { type Area, isArea, type Role } from '#auth/permissions.ts';
import { ChoicesField } from '#back-office/editor/choice-fields.tsx';
import { RadioCard } from '#back-office/radio-card.tsx';
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
const AREAS_FIELD = {
  kind: 'choices' as const,
  name: 'areas',
  label: userForm.areasList,
  required: true,
  options: AREAS.map(({ area, label }) => ({ value: area, label })),
};
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
            <RadioCard
              key={one}
              name="role"
              value={one}
              title={roles[one].name}
              text={roles[one].may}
              checked={role === one}
              onChange={() => onChange({ role: one, areas: one === 'admin' ? areas : null })}
            />
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
        <ChoicesField
          field={AREAS_FIELD}
          value={areas}
          error={errors.areas}
          onChange={(next) => onChange({ role, areas: inOrder(next) })}
        />
      ) : null}
    </>
  );
}

function inOrder(chosen: readonly string[]): Area[] {
  return AREAS.flatMap(({ area }) => (chosen.includes(area) ? [area] : []));
}
