import type { StateFilter } from '#content/manage.contract.ts';
import { lists } from '#messages/staff-lists.ts';
import { Select } from '#ui/select.tsx';
import { type ListAsk, STATE_FILTERS } from './list-ask.ts';
import type { SortName } from './resource.ts';
import { SearchBox } from './search-box.tsx';

interface ListToolsProps {
  ask: ListAsk;
  placeholder: string;
  sorts: readonly SortName[];
  onState: (state: StateFilter) => void;
  onSearch: (text: string) => void;
  onSort: (sort: SortName) => void;
}

/** Search, order and state of a list; all of it stands in the address. */
export function ListTools({ ask, placeholder, sorts, onState, onSearch, onSort }: ListToolsProps) {
  return (
    <div className="mt-5 mb-4 grid grid-cols-1 gap-3">
      <div className="flex flex-wrap gap-3">
        <SearchBox placeholder={placeholder} search={ask.search ?? ''} onSearch={onSearch} />
        <Select
          aria-label={lists.sort}
          value={ask.sort}
          onChange={(event) => onSort(event.currentTarget.value as SortName)}
          className="min-h-11! text-[0.94rem]"
          boxClassName="max-sm:w-full sm:w-46"
        >
          {sorts.map((sort) => (
            <option key={sort} value={sort}>
              {lists.sorts[sort]}
            </option>
          ))}
        </Select>
      </div>
      <fieldset
        className="chips flex min-w-0 gap-2 sm:flex-wrap"
        // A browser is content with a corner of it in sight.
        onFocus={({ target }) => target.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
      >
        <legend className="sr-only">{lists.stateFilter}</legend>
        {STATE_FILTERS.map((state) => (
          <button
            key={state}
            type="button"
            aria-pressed={ask.state === state}
            onClick={() => onState(state)}
            className="inline-flex min-h-11 items-center rounded-pill border-[1.5px] border-line bg-white px-4 font-medium text-ink transition hover:border-brand aria-pressed:border-brand aria-pressed:bg-brand-tint aria-pressed:text-brand-deep"
          >
            {lists.states[state]}
          </button>
        ))}
      </fieldset>
    </div>
  );
}
