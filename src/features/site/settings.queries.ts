import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { readApi } from '#lib/api-client.ts';
import { clinicFacts } from '#messages/clinic.ts';
import { contentFailures } from '#messages/content.ts';
import type { PublicSettings, SettingsAnswer } from './settings.contract.ts';

/** What every page shows or says of the clinic; the rest of its facts comes with the home page. */
export type Clinic = Omit<
  PublicSettings,
  'insurers' | 'instalments' | 'faq' | 'whyUs' | 'privacy' | 'seo'
> & {
  /** What every page is found by; '': the site's own words. */
  keywords: string;
};

/** What is known of the clinic where nothing can be read. */
const KNOWN_ANYWAY: Clinic = {
  ...clinicFacts,
  keywords: '',
};

/** The clinic's facts that visitors may know. */
export function settingsQuery() {
  return queryOptions({
    queryKey: ['settings'],
    queryFn: async ({ signal }) => (await readSettings(signal)).settings,
  });
}

/** What every page shows of the clinic. Read once a visit: the page that comes next shows it like this one. */
export function clinicQuery() {
  return queryOptions({
    queryKey: ['settings', 'clinic'],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }): Promise<Clinic> => {
      const { insurers, instalments, faq, whyUs, privacy, seo, ...clinic } = (await readSettings(signal))
        .settings;
      return { ...clinic, keywords: seo.keywords };
    },
  });
}

/** Sees to it that `clinicQuery` has its answer: a page is not lost because its frame could not be read. */
export async function loadClinic(queryClient: QueryClient): Promise<Clinic> {
  try {
    return await queryClient.ensureQueryData(clinicQuery());
  } catch {
    return queryClient.setQueryData(clinicQuery().queryKey, KNOWN_ANYWAY) ?? KNOWN_ANYWAY;
  }
}

/** The answer of `clinicQuery`, which the root route has seen to. */
export function knownClinic(queryClient: QueryClient): Clinic {
  return queryClient.getQueryData(clinicQuery().queryKey) ?? KNOWN_ANYWAY;
}

function readSettings(signal: AbortSignal): Promise<SettingsAnswer> {
  return readApi<SettingsAnswer>('settings', signal, contentFailures.settings);
}
