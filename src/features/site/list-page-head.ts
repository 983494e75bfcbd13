import { formatNumber } from '#lib/format.ts';
import { ui } from '#messages/ui.ts';
import { clinicInCity } from './clinic.ts';
import { type HeadContext, pageHead } from './page-head.ts';
import { knownClinic } from './settings.queries.ts';

interface ListPage {
  context: HeadContext;
  path: string;
  title: string;
  /** By the clinic's name and city. */
  description: (clinic: string) => string;
}

/**
 * The head of a list's page. Each page of the whole list is canonical by itself, or what is on the later ones would
 * not be found; a search, a filter or another order is the list again.
 * @param search what the address asks, without defaults (`list-search.rules.ts`).
 */
export function listPageHead(list: ListPage, search: { page?: number }) {
  const { page = 1, ...cuts } = search;
  const whole = Object.values(cuts).every((cut) => cut === undefined);
  const { path, title } = list;
  return pageHead({
    ...list,
    description: list.description(clinicInCity(knownClinic(list.context.queryClient))),
    path: page > 1 && whole ? `${path}?page=${page}` : path,
    title: page > 1 ? `${title}، ${ui.page} ${formatNumber(page)}` : title,
  });
}
