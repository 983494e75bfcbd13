import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { SEARCH } from '#lib/limits.ts';
import { TextInput } from '#ui/text-input.tsx';

/** Long enough for the next key of a quick typist. */
const PAUSE_MS = 300;

interface SearchBoxProps {
  /** What it is called, where that is not what stands in it while it is empty. */
  label?: string;
  placeholder: string;
  /** What is searched for: in the address, or kept out of it where people are (decision 30). */
  search: string;
  /** Hears of a pause, or of Enter at once. */
  onSearch: (text: string) => void;
}

/** Searches while one types, and keeps the focus and every letter meanwhile. */
export function SearchBox({ label, placeholder, search, onSearch }: SearchBoxProps) {
  const [text, setText] = useState(search);
  const [said, setSaid] = useState(search);
  /** Asked for, and not there yet: going to an address takes a moment, in which one types on. */
  const [asked, setAsked] = useState<readonly string[]>([]);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);

  // The way back in the browser changes what is searched for under what was typed, and so does the palette.
  if (search !== said) {
    const at = asked.indexOf(search);
    setSaid(search);
    setAsked(asked.slice(at < 0 ? asked.length : at + 1));
    if (at < 0) setText(search);
  }

  function searchSoon(typed: string, delay: number) {
    clearTimeout(pause.current);
    pause.current = setTimeout(() => {
      setAsked((before) => [...before, typed.trim()]);
      onSearch(typed.trim());
    }, delay);
  }

  return (
    <search className="relative block min-w-0 grow basis-64">
      <IconSearch
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 start-4 my-auto size-5 text-muted"
      />
      <TextInput
        type="search"
        aria-label={label ?? placeholder}
        placeholder={placeholder}
        value={text}
        maxLength={SEARCH.max}
        autoComplete="off"
        enterKeyHint="search"
        className="min-h-11! ps-11 text-[0.94rem]"
        onChange={(event) => {
          setText(event.currentTarget.value);
          searchSoon(event.currentTarget.value, PAUSE_MS);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') searchSoon(event.currentTarget.value, 0);
        }}
      />
    </search>
  );
}
