import { type RefObject, useEffect, useState } from 'react';
import type { BookingPreset, Choice, ChoiceLists } from './booking-choices.ts';
import { type BookingLists, useBookingLists } from './use-booking-lists.ts';

interface BookingChoiceOptions {
  preset: BookingPreset | undefined;
  mode: ChoiceLists['mode'];
  own: readonly Choice[] | undefined;
  /** What was chosen in a plain form that came back. */
  posted: Record<string, string> | undefined;
  form: RefObject<HTMLFormElement | null>;
}

export interface BookingChoice {
  lists: BookingLists;
  section: string;
  service: string;
  /** How often the section was changed, for who cannot see what that does to the services. */
  changes: number;
  chooseSection: (id: string) => void;
  chooseService: (id: string) => void;
  /** Back to what the page is about. */
  reset: () => void;
}

/** The chosen section and service, and the lists they are chosen from. Another section clears the service. */
export function useBookingChoice({ preset, mode, own, posted, form }: BookingChoiceOptions): BookingChoice {
  const [section, setSection] = useState(posted?.section ?? preset?.section?.id ?? '');
  const [chosen, setChosen] = useState<Choice | null>(() => firstService(posted?.service, preset));
  const [changes, setChanges] = useState(0);
  const lists = useBookingLists({ mode, section, preset, own, chosen });

  useEffect(() => {
    // Chosen before the script came, or restored by the browser.
    setSection(selectOf(form.current, 'section')?.value ?? '');
    setChosen(choiceOf(selectOf(form.current, 'service')));
  }, [form]);

  function chooseSection(id: string) {
    setSection(id);
    setChosen(null);
    setChanges((count) => count + 1);
  }

  function chooseService(id: string) {
    setChosen(lists.services.choices.find((choice) => choice.id === id) ?? null);
  }

  function reset() {
    setSection(preset?.section?.id ?? '');
    setChosen(preset?.service ?? null);
  }

  const service = lists.services.choices.some(({ id }) => id === chosen?.id) ? (chosen?.id ?? '') : '';
  return { lists, section, service, changes, chooseSection, chooseService, reset };
}

/** A posted service is named once its list is here; until then its id is enough to keep it chosen. */
function firstService(posted: string | undefined, preset: BookingPreset | undefined): Choice | null {
  if (posted === undefined || posted === preset?.service?.id) return preset?.service ?? null;
  return posted === '' ? null : { id: posted, title: '' };
}

/** A select of a form, by its name. */
export function selectOf(form: HTMLFormElement | null, name: string): HTMLSelectElement | null {
  const found = form?.elements.namedItem(name);
  // Not by its class: the back office's preview stands in a frame, which has classes of its own.
  return found && 'selectedOptions' in found ? (found as HTMLSelectElement) : null;
}

/** What a select has chosen, or null. */
export function choiceOf(select: HTMLSelectElement | null): Choice | null {
  const option = select?.selectedOptions[0];
  return option?.value ? { id: option.value, title: option.text } : null;
}
