/** A section or a service as the form's lists show it. */
export interface Choice {
  id: string;
  title: string;
}

/** A list that is fetched: what is known of it now. */
export interface Fetched {
  data: readonly Choice[] | undefined;
  /** A request is on its way and there is nothing to show yet. */
  loading: boolean;
  failed: boolean;
}

export interface ChoiceLists {
  /** Which page the form stands on. */
  mode: 'service' | 'section' | 'general';
  /** The chosen section's id, or ''. */
  section: string;
  preset: { service?: Choice; section?: Choice } | undefined;
  /** The section page's own services. */
  own: readonly Choice[] | undefined;
  titles: Fetched;
  ofSection: Fetched;
}

export interface OfferedServices {
  services: readonly Choice[];
  loading: boolean;
  /** Which list could not be had. */
  failed: 'titles' | 'services' | null;
}

/**
 * The services a visitor may choose from (specification, section 4): those of the chosen section; without one, on a
 * section's page its own; else the general titles. A section page's own services are those of its section, so they
 * are not fetched again. The preset service stays in sight whatever list is there, or not there yet.
 */
export function offeredServices(lists: ChoiceLists): OfferedServices {
  const { mode, section, preset, own, titles, ofSection } = lists;
  const ownSection = section === '' || section === preset?.section?.id;
  if (mode === 'section' && own && ownSection) return { services: own, loading: false, failed: null };
  const source = section === '' ? titles : ofSection;
  const keptPreset = section === '' || section === preset?.section?.id ? preset?.service : undefined;
  return {
    services: withPreset(source.data ?? [], keptPreset),
    loading: source.loading,
    failed: source.failed ? (section === '' ? 'titles' : 'services') : null,
  };
}

/** Whether the services of the chosen section have to be asked for. */
export function needsServicesOf({
  mode,
  section,
  preset,
  own,
}: Omit<ChoiceLists, 'titles' | 'ofSection'>): boolean {
  if (section === '') return false;
  return !(mode === 'section' && own && section === preset?.section?.id);
}

/** A preset that the list does not hold (it holds 23) still has to be there to be chosen. */
export function withPreset(list: readonly Choice[], preset: Choice | undefined): readonly Choice[] {
  if (!preset || list.some(({ id }) => id === preset.id)) return list;
  return [preset, ...list];
}
