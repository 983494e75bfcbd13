import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { SEARCH } from '#lib/limits.ts';
import { customers } from '#messages/staff.ts';
import { TextInput } from '#ui/text-input.tsx';

/** Long enough for the next key of a quick typist. */
const PAUSE_MS = 300;

/** Finds people while one types; `onSearch` hears of a pause, or of Enter at once. */
export function CustomersSearch({ onSearch }: { onSearch: (text: string) => void }) {
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);

  function searchSoon(text: string, delay: number) {
    clearTimeout(pause.current);
    pause.current = setTimeout(() => onSearch(text), delay);
  }

  return (
    <search className="relative mt-5 mb-4 block max-w-140">
      <IconSearch
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 start-4 my-auto size-5 text-muted"
      />
      <TextInput
        type="search"
        aria-label={customers.searchLabel}
        placeholder={customers.search}
        maxLength={SEARCH.max}
        autoComplete="off"
        enterKeyHint="search"
        className="min-h-12 ps-11 text-[0.94rem]"
        onChange={(event) => searchSoon(event.currentTarget.value, PAUSE_MS)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') searchSoon(event.currentTarget.value, 0);
        }}
      />
    </search>
  );
}
