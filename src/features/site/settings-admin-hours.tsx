import { GroupField } from '#back-office/editor/group-field.tsx';
import { hoursWords } from '#messages/hours.ts';
import { settings as texts } from '#messages/staff-settings.ts';
import { ChoiceChip } from '#ui/choice-chip.tsx';
import { WEEKDAYS, type Weekday } from './opening-hours.rules.ts';
import type { PublicSettings } from './settings.contract.ts';
import { Rows } from './settings-admin-rows.tsx';
import { TextFact } from './settings-admin-text.tsx';

type Hours = PublicSettings['hours'];
type Errors = Record<string, string>;

interface HoursFactsProps {
  hours: Hours;
  errors: Errors;
  onChange: (hours: Hours) => void;
}

const NEW_HOURS: Hours['weekly'][number] = { days: [], opens: '13:00', closes: '23:00' };
const NEW_OVERRIDE: Hours['overrides'][number] = { title: '', from: '', to: '', hours: [] };

/** The usual hours, and those of Ramadan, feasts and holidays. */
export function HoursFacts({ hours, errors, onChange }: HoursFactsProps) {
  return (
    <>
      <Times
        label={texts.weekly}
        name="hours.weekly"
        times={hours.weekly}
        errors={errors}
        onChange={(weekly) => onChange({ ...hours, weekly })}
      />
      <Rows
        label={texts.overrides}
        one={texts.occasion}
        hint={texts.overridesHint}
        items={hours.overrides}
        blank={NEW_OVERRIDE}
        error={errors['hours.overrides']}
        onChange={(overrides) => onChange({ ...hours, overrides })}
      >
        {(override, change, place) => {
          const name = `hours.overrides.${place}`;
          return (
            <div className="grid gap-4 sm:grid-cols-2">
              <TextFact
                label={texts.occasion}
                required
                value={override.title}
                error={errors[`${name}.title`]}
                onChange={(title) => change({ ...override, title })}
                className="col-span-full"
              />
              <TextFact
                label={texts.from}
                type="date"
                required
                value={override.from}
                error={errors[`${name}.from`]}
                onChange={(from) => change({ ...override, from })}
              />
              <TextFact
                label={texts.to}
                type="date"
                required
                value={override.to}
                error={errors[`${name}.to`]}
                onChange={(to) => change({ ...override, to })}
              />
              <div className="col-span-full">
                <Times
                  label={texts.hoursOf(override.title)}
                  name={`${name}.hours`}
                  times={override.hours}
                  errors={errors}
                  onChange={(times) => change({ ...override, hours: times })}
                />
                {override.hours.length > 0 ? null : (
                  <p className="mt-1.5 text-sm text-muted">{texts.closed}</p>
                )}
              </div>
            </div>
          );
        }}
      </Rows>
    </>
  );
}

interface TimesProps {
  label: string;
  /** The path that errors are named by. */
  name: string;
  times: Hours['weekly'];
  errors: Errors;
  onChange: (times: Hours['weekly']) => void;
}

/** The same hours on several days, as often as days differ. */
function Times({ label, name, times, errors, onChange }: TimesProps) {
  return (
    <Rows
      label={label}
      one={texts.times}
      items={times}
      blank={NEW_HOURS}
      error={errors[name]}
      onChange={onChange}
    >
      {(row, change, place) => (
        <div className="grid grid-cols-2 gap-4">
          <Days
            chosen={row.days}
            error={errors[`${name}.${place}.days`]}
            onChange={(days) => change({ ...row, days })}
          />
          <TextFact
            label={texts.opens}
            type="time"
            value={row.opens}
            error={errors[`${name}.${place}.opens`]}
            onChange={(opens) => change({ ...row, opens })}
          />
          <TextFact
            label={texts.closes}
            type="time"
            value={row.closes}
            error={errors[`${name}.${place}.closes`]}
            onChange={(closes) => change({ ...row, closes })}
          />
        </div>
      )}
    </Rows>
  );
}

interface DaysProps {
  chosen: readonly Weekday[];
  error: string | undefined;
  onChange: (days: Weekday[]) => void;
}

function Days({ chosen, error, onChange }: DaysProps) {
  return (
    <div className="col-span-full">
      <GroupField label={texts.days} error={error}>
        {() => (
          <div className="flex flex-wrap gap-1.5">
            {WEEKDAYS.map((day) => (
              <ChoiceChip
                key={day}
                label={hoursWords.weekdays[day]}
                checked={chosen.includes(day)}
                aria-invalid={error ? true : undefined}
                onChange={(event) => {
                  const { checked } = event.currentTarget;
                  onChange(WEEKDAYS.filter((one) => (one === day ? checked : chosen.includes(one))));
                }}
              />
            ))}
          </div>
        )}
      </GroupField>
    </div>
  );
}
