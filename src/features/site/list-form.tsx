import { IconSearch } from '@tabler/icons-react';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { SEARCH } from '#lib/limits.ts';
import { site } from '#messages/site.ts';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/select.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { LIST_SORTS } from './list-search.rules.ts';

interface ListFormProps {
  /** The list's own path: without script the form asks it by GET. */
  action: string;
  search: string | undefined;
  sort: string | undefined;
  /** The values of the choices under the first row that are ticked. */
  ticked?: readonly string[];
  placeholder: string;
  /** More controls, under the first row. */
  children?: ReactNode;
  /** With script: the form's fields, instead of a new page. */
  onSearch: (fields: FormData) => void;
}

/** Search and sort of a list. Works as a plain GET form; with script a choice is taken at once. */
export function ListForm({
  action,
  search,
  sort,
  ticked = [],
  placeholder,
  children,
  onSearch,
}: ListFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const sortShown = sort ?? LIST_SORTS[0];
  const tickedNow = ticked.join();
  // The way back in the browser changes the address under a form that keeps its own values.
  useEffect(() => {
    for (const control of form.current?.elements ?? []) {
      if (control instanceof HTMLSelectElement) control.value = sortShown;
      else if (!(control instanceof HTMLInputElement)) continue;
      else if (control.type === 'checkbox') control.checked = tickedNow.split(',').includes(control.value);
      else control.value = search ?? '';
    }
  }, [search, sortShown, tickedNow]);
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
        action={action}
        onSubmit={submit}
        onChange={takeChoice}
        className="grid grid-cols-[minmax(0,1fr)] gap-4"
      >
        <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-3 sm:grid-cols-[minmax(0,1fr)_auto_auto]">
          <div className="relative max-sm:col-span-2">
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
              defaultValue={search}
              maxLength={SEARCH.max}
              placeholder={placeholder}
              className="rounded-pill ps-12"
            />
          </div>
          <div>
            <label htmlFor="list-sort" className="sr-only">
              {site.list.sort}
            </label>
            <Select id="list-sort" name="sort" defaultValue={sortShown} className="rounded-pill sm:w-44">
              {LIST_SORTS.map((known) => (
                <option key={known} value={known}>
                  {site.list.sorts[known]}
                </option>
              ))}
            </Select>
          </div>
          <Button type="submit" look="outline" size="large">
            {site.list.apply}
          </Button>
        </div>
        {children}
      </form>
    </search>
  );
}
