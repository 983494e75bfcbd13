import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { SEARCH } from '#lib/limits.ts';
import { TextInput } from '#ui/text-input.tsx';

/** Long enough for the next key of a quick typist. */
const PAUSE_MS = 300;

interface PeopleSearchProps {
  label: string;
  placeholder: string;
  /** What is looked for from the start. */
  initial?: string | undefined;
  /** Hears of a pause, or of Enter at once. */
  onSearch: (text: string) => void;
}

/** Finds people while one types: what is typed stays out of the address (decision 30). */
export function PeopleSearch({ label, placeholder, initial, onSearch }: PeopleSearchProps) {
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);

  function searchSoon(text: string, delay: number) {
    clearTimeout(pause.current);
    pause.current = setTimeout(() => onSearch(text), delay);
  }

  return (
    <search className="relative block w-full max-w-140">
      <IconSearch
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 start-4 my-auto size-5 text-muted"
      />
      <TextInput
        type="search"
        defaultValue={initial}
        aria-label={label}
        placeholder={placeholder}
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
