import { useQuery } from '@tanstack/react-query';
import { useHydrated } from '@tanstack/react-router';
import { type RefObject, useEffect, useState } from 'react';
import { sectionTitles } from '#features/sections/sections.queries.ts';
import { serviceTitles } from '#features/services/services.queries.ts';
import { toastError } from '#ui/toast.ts';
import { type Choice, withChoice } from './booking-choices.ts';
import { leadServices } from './lead-services.ts';
import { choiceOf, selectOf } from './use-booking-choice.ts';
import type { BookingLists } from './use-booking-lists.ts';

export interface LeadChoice {
  lists: BookingLists;
  section: string;
  service: string;
  chooseSection: (id: string) => void;
  chooseService: (id: string) => void;
  reset: () => void;
}

/**
 * The lead form's section and the services that belong to it. Another section clears the service, and so does a list
 * that does not hold it (specification, section 4). As rendered on the server every service is offered, so that the
 * form works without script.
 */
export function useLeadChoice(
  posted: Record<string, string> | undefined,
  form: RefObject<HTMLFormElement | null>,
): LeadChoice {
  const hydrated = useHydrated();
  const [section, setSection] = useState(posted?.section ?? '');
  const [chosen, setChosen] = useState<Choice | null>(
    posted?.service ? { id: posted.service, title: '' } : null,
  );
  const sections = useQuery(sectionTitles());
  const titles = useQuery({ ...serviceTitles(), enabled: false });
  const ofSection = useQuery({ ...leadServices(section), enabled: hydrated && section !== '' });
  const failure = ofSection.error?.message;

  useEffect(() => {
    // Chosen before the script came, or restored by the browser.
    setSection(selectOf(form.current, 'section')?.value ?? '');
    setChosen(choiceOf(selectOf(form.current, 'service')));
  }, [form]);

  useEffect(() => {
    if (failure) toastError(failure, { id: 'lead-services' });
  }, [failure]);

  const awaited = withChoice([], section === '' ? undefined : (chosen ?? undefined));
  const services: readonly Choice[] = hydrated ? (ofSection.data ?? awaited) : (titles.data ?? []);
  return {
    lists: {
      sections: {
        choices: sections.data ?? [],
        loading: sections.isLoading,
        failure: sections.data ? null : (sections.error?.message ?? null),
        retry: () => void sections.refetch(),
      },
      services: {
        choices: services,
        loading: ofSection.isLoading,
        failure: ofSection.data ? null : (failure ?? null),
        retry: () => void ofSection.refetch(),
      },
    },
    section,
    service: services.some(({ id }) => id === chosen?.id) ? (chosen?.id ?? '') : '',
    chooseSection(id) {
      setSection(id);
      setChosen(null);
    },
    chooseService: (id) => setChosen(services.find((service) => service.id === id) ?? null),
    reset() {
      setSection('');
      setChosen(null);
    },
  };
}
