import { IconSearch } from '@tabler/icons-react';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { SEARCH } from '#lib/limits.ts';
import { site } from '#messages/site.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Select } from '#ui/select.tsx';
import { TextInput } from '#ui/text-input.tsx';
import type { ListPlace } from './list-place.ts';
import { LIST_SORTS, type ListSearch } from './list-search.rules.ts';

interface ListFormProps {
  place: ListPlace;
  /** What the address asks for. */
  search: ListSearch;
  /** More controls, under the first row; each is named after its parameter. */
  children?: ReactNode;
  /** With script: the form's fields, instead of a new page. */
  onSearch: (fields: FormData) => void;
}

/** Search and sort of a list. Works as a plain GET form; with script a choice is taken at once. */
export function ListForm({ place, search, children, onSearch }: ListFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const asked = JSON.stringify(search);
  const shown = useRef(asked);
  // The way back in the browser changes the address under a form that keeps its own values. What is typed before the
  // script came stays.
  useEffect(() => {
    if (shown.current === asked) return;
    shown.current = asked;
    const values: Record<string, string | string[] | undefined> = JSON.parse(asked);
    for (const control of form.current?.elements ?? []) {
      if (control instanceof HTMLSelectElement) {
        control.value = String(values[control.name] ?? control.options[0]?.value);
      } else if (control instanceof HTMLInputElement && control.type === 'checkbox') {
        control.checked = [values[control.name] ?? []].flat().includes(control.value);
      } else if (control instanceof HTMLInputElement) {
        control.value = String(values[control.name] ?? '');
      }
    }
  }, [asked]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (form.current) onSearch(new FormData(form.current));
  };
  const takeChoice = (event: FormEvent) => {
    const from = event.target;
    const isChoice =
      from instanceof HTMLSelectElement || (from instanceof HTMLInputElement && from.type === 'checkbox');
    if (isChoice && form.current) onSearch(new FormData(form.current));
  };
  return (
    <search>
      <form
        ref={form}
        action={place.to}
        onSubmit={submit}
        onChange={takeChoice}
        className="grid grid-cols-[minmax(0,1fr)] gap-4"
      >
        <div className="flex flex-wrap gap-3">
          <div
            className={classNames(
              'relative flex-1 basis-[min(12rem,100%)]',
              place.sorted && 'max-sm:basis-full',
            )}
          >
            <label htmlFor="list-search" className="sr-only">
              {site.list.search}
            </label>
            <IconSearch
              aria-hidden="true"
              className="pointer-events-none absolute inset-y-0 start-4 my-auto size-5 text-muted"
            />
            <TextInput
              id="list-search"
              type="search"
              name="search"
              enterKeyHint="search"
              defaultValue={search.search}
              maxLength={SEARCH.max}
              placeholder={place.searchPlaceholder}
              className="rounded-pill ps-12"
            />
          </div>
          {place.sorted ? <SortSelect sort={search.sort} /> : null}
          <Button type="submit" look="outline" size="large">
            {site.list.apply}
          </Button>
        </div>
        {children}
      </form>
    </search>
  );
}

function SortSelect({ sort }: { sort: string | undefined }) {
  return (
    <div className="min-w-0 flex-1 basis-36 sm:flex-initial sm:basis-44">
      <label htmlFor="list-sort" className="sr-only">
        {site.list.sort}
      </label>
      <Select id="list-sort" name="sort" defaultValue={sort ?? LIST_SORTS[0]} className="rounded-pill">
        {LIST_SORTS.map((known) => (
          <option key={known} value={known}>
            {site.list.sorts[known]}
          </option>
        ))}
      </Select>
    </div>
  );
}
