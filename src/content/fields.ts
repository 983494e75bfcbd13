import type { ContentColumns } from '#db/content-tables.ts';
import type { Field, Input, KeptType } from './content-type.ts';
import { readList } from './present-content.ts';

/** What staff write of every type; a person's title and subtitle are called name and specialty. */
export function sharedFields(title = 'title', subTitle = 'subTitle') {
  return {
    [title]: { column: 'title' },
    [subTitle]: { column: 'sub_title', blank: '' },
    slug: { column: 'slug' },
    status: { column: 'status', blank: 'published' },
    publishAt: { column: 'publish_at', blank: null },
    unpublishAt: { column: 'unpublish_at', blank: null },
    imageAlt: { column: 'image_alt', blank: '' },
  } satisfies Record<string, Field>;
}

/** A field of paragraphs or short lines. */
export function listField(column: string): Field {
  return { column, list: true, blank: [] };
}

/** What staff wrote of a record, whole; `links` are its linked lists by their names. */
export function inputOf({ written }: KeptType, row: ContentColumns, links: Input): Input {
  const columns = row as unknown as Record<string, unknown>;
  const read = Object.entries(written).map(([name, { column, list }]) => [
    name,
    list ? readList(String(columns[column])) : columns[column],
  ]);
  return { ...Object.fromEntries(read), ...links };
}

/** An input with what a new record has of the fields that were left out. */
export function wholeInput({ written, links = {} }: KeptType, given: Input): Input {
  const blanks = Object.entries(written).flatMap(([name, { blank }]) =>
    blank === undefined ? [] : [[name, blank]],
  );
  const noLinks = Object.keys(links).map((name) => [name, []]);
  return { ...Object.fromEntries([...blanks, ...noLinks]), ...given };
}

/** A whole input as its columns; linked lists are in tables of their own. */
export function columnsOf({ written }: KeptType, input: Input): Record<string, unknown> {
  const columns = Object.entries(written).map(([name, { column, list }]) => [
    column,
    list ? JSON.stringify(input[name]) : input[name],
  ]);
  return Object.fromEntries(columns);
}

/** The texts that a search looks in, from a record's columns. */
export function searchedTexts(
  { written, searched }: Pick<KeptType, 'written' | 'searched'>,
  columns: Readonly<Record<string, unknown>>,
): string {
  const own = searched.flatMap((name) => {
    const { column = '', list } = written[name] ?? {};
    return list ? readList(String(columns[column])) : [String(columns[column])];
  });
  return [columns.title, columns.sub_title, ...own].join(' ');
}
