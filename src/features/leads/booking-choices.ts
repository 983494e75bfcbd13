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

/** What the page itself is about. */
export interface BookingPreset {
  service?: Choice | undefined;
  section?: Choice | undefined;
}

export interface ChoiceLists {
  /** Which page the form stands on. */
  mode: 'service' | 'section' | 'general';
  /** The chosen section's id, or ''. */
  section: string;
  preset: BookingPreset | undefined;
  /** The chosen service, wherever it was chosen. */
  chosen: Choice | null;
  /** The section page's own services. */
  own: readonly Choice[] | undefined;
  titles: Fetched;
  ofSection: Fetched;
}

export interface OfferedServices {
  services: readonly Choice[];
  loading: boolean;
  failed: boolean;
}

/**
 * The services a visitor may choose from (specification, section 4): those of the chosen section; without one, on a
 * section's page its own; else the general titles. A section page's own services are those of its section, so they
 * are not fetched again. The chosen service stays in sight until its list is there, the preset one always: a list
 * holds 23.
 */
export function offeredServices(lists: ChoiceLists): OfferedServices {
  const { section, preset, chosen, own, titles, ofSection } = lists;
  if (own && !needsServicesOf(lists) && lists.mode === 'section') {
    return { services: own, loading: false, failed: false };
  }
  const source = section === '' ? titles : ofSection;
  const atHome = section === '' || section === preset?.section?.id;
  const kept = (source.data ? null : chosen) ?? (atHome ? preset?.service : undefined);
  return {
    services: withChoice(source.data ?? [], kept),
    loading: source.loading,
    failed: source.failed,
  };
}

/** Whether the services of the chosen section have to be asked for. */
export function needsServicesOf({
  mode,
  section,
  preset,
  own,
}: Pick<ChoiceLists, 'mode' | 'section' | 'preset' | 'own'>): boolean {
  if (section === '') return false;
  return !(mode === 'section' && own && section === preset?.section?.id);
}

/** The list, led by a choice that it does not hold. */
export function withChoice(list: readonly Choice[], kept: Choice | undefined): readonly Choice[] {
  if (!kept || list.some(({ id }) => id === kept.id)) return list;
  return [kept, ...list];
}
