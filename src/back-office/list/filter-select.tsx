import { Select } from '#ui/select.tsx';
import type { ListAddress } from './use-list-address.ts';

interface FilterSelectProps<Value extends string> {
  at: ListAddress<string>;
  /** Its name in the address. */
  param: string;
  label: string;
  /** Says that nothing is left out. */
  all: string;
  /** What each value is called, in their order. */
  names: Readonly<Record<Value, string>>;
  /** What the list is cut down to; undefined for all of it. */
  value: Value | undefined;
}

/** Cuts a list down to some of it, beside its search box; it stands in the address. */
export function FilterSelect<Value extends string>(props: FilterSelectProps<Value>) {
  const { at, param, label, all, names, value } = props;
  return (
    <Select
      aria-label={label}
      value={value ?? ''}
      onChange={(event) => at.go({ [param]: event.currentTarget.value, page: undefined })}
      boxClassName="grow basis-36 sm:grow-0 sm:basis-46"
      className="min-h-11! text-[0.94rem]"
    >
      <option value="">{all}</option>
      {Object.entries<string>(names).map(([one, name]) => (
        <option key={one} value={one}>
          {name}
        </option>
      ))}
    </Select>
  );
}
