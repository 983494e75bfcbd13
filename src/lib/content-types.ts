/** How a type's calls and answers name its records, irregular as the specification has them (section 7). */
export interface ContentNames {
  /** The first part of its calls' path. */
  path: string;
  one: string;
  list: string;
  total: string;
}

/**
 * The content types, a line each. The key is the table's name, the area's (decision 1) and the last part of the screen's
 * address. A type stands behind those that it cannot be without.
 */
export const CONTENT_TYPES = {
  sections: { path: 'section', one: 'section', list: 'sections', total: 'totalsections' },
  services: { path: 'service', one: 'service', list: 'services', total: 'totalServices' },
  doctors: { path: 'doctor', one: 'doctor', list: 'doctors', total: 'totalDoctors' },
  news: { path: 'news', one: 'data', list: 'data', total: 'totalNews' },
  offers: { path: 'offer', one: 'offer', list: 'offers', total: 'totalOffers' },
  heroes: { path: 'hero', one: 'hero', list: 'heroes', total: 'totalHeroes' },
} as const satisfies Record<string, ContentNames>;

export type ContentName = keyof typeof CONTENT_TYPES;
export type ContentPath = (typeof CONTENT_TYPES)[ContentName]['path'];

/** Answer of a type's list, by the type's own names. */
export type ListAnswer<Type extends ContentName, Rec> = { success: true; totalPages: number } & {
  [List in Names<Type>['list']]: Rec[];
} & { [Total in Names<Type>['total']]: number };

/** Answer of a call for one record. */
export type RecordAnswer<Type extends ContentName, Rec> = { success: true } & {
  [One in Names<Type>['one']]: Rec;
};

type Names<Type extends ContentName> = (typeof CONTENT_TYPES)[Type];

export const CONTENT_TABLES = Object.keys(CONTENT_TYPES) as ContentName[];

export function isContentTable(name: string): name is ContentName {
  return Object.hasOwn(CONTENT_TYPES, name);
}
