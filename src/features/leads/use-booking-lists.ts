import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useHydrated } from '@tanstack/react-router';
import { sectionTitles } from '#features/sections/sections.queries.ts';
import { type ServiceTitle, servicesOfSection, serviceTitles } from '#features/services/services.queries.ts';
import {
  type Choice,
  type ChoiceLists,
  type Fetched,
  needsServicesOf,
  offeredServices,
  withChoice,
} from './booking-choices.ts';

type ListQuery = Pick<UseQueryResult<readonly Choice[]>, 'data' | 'isLoading' | 'error' | 'refetch'>;
type TitlesQuery = Pick<UseQueryResult<ServiceTitle[]>, 'data' | 'isLoading' | 'error' | 'refetch'>;

/** A list as a select shows it. */
export interface ShownList {
  choices: readonly Choice[];
  loading: boolean;
  /** What to say where it could not be had. */
  failure: string | null;
  retry: () => void;
}

export interface BookingLists {
  sections: ShownList;
  services: ShownList;
}

/**
 * The lists behind the form's two selects, by what is chosen now. As rendered on the server they hold everything, so
 * that the form works without script; the script narrows the services to the chosen section.
 */
export function useBookingLists(
  now: Pick<ChoiceLists, 'mode' | 'section' | 'preset' | 'own' | 'chosen'>,
): BookingLists {
  const hydrated = useHydrated();
  const section = hydrated ? now.section : '';
  const asked = { ...now, section };
  const wanted = needsServicesOf(asked);
  const sections: ListQuery = useQuery(sectionTitles());
  const titles: TitlesQuery = useQuery({ ...serviceTitles(), enabled: section === '' && !isOwn(now) });
  const ofSection: ListQuery = useQuery({ ...servicesOfSection(section), enabled: wanted });
  const shown = hydrated ? titles : ofPreset(titles, now.preset?.section?.id);
  const offered = offeredServices({ ...asked, titles: fetched(shown), ofSection: fetched(ofSection) });
  const source = wanted ? ofSection : titles;
  return {
    sections: {
      choices: withChoice(sections.data ?? [], now.preset?.section),
      loading: sections.isLoading,
      failure: sections.data ? null : (sections.error?.message ?? null),
      retry: () => void sections.refetch(),
    },
    services: {
      choices: offered.services,
      loading: offered.loading,
      failure: offered.failed ? (source.error?.message ?? null) : null,
      retry: () => void source.refetch(),
    },
  };
}

/** Before the script, a page that is about a section offers that section's services: another's would be refused. */
function ofPreset(titles: TitlesQuery, section: string | undefined): TitlesQuery {
  if (section === undefined) return titles;
  return { ...titles, data: titles.data?.filter((title) => title.section === section) };
}

function isOwn({ mode, own }: { mode: ChoiceLists['mode']; own: ChoiceLists['own'] }): boolean {
  return mode === 'section' && own !== undefined;
}

function fetched({ data, isLoading, error }: ListQuery): Fetched {
  return { data, loading: isLoading, failed: error !== null && data === undefined };
}
