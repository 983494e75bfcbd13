import type { LinkProps } from '@tanstack/react-router';
import type { ComponentType, ReactNode } from 'react';
import type { z } from 'zod';
import type { StaffRecord } from '#content/manage.contract.ts';
import { CONTENT_TYPES, type ContentName, type ContentPath } from '#lib/content-types.ts';
import type { PluralForms } from '#lib/format.ts';
import type { PresentedImage } from '#media/media-address.ts';
import type { lists } from '#messages/staff-lists.ts';

/** A record of any content type as the staff's calls answer it. */
export type StaffRow = StaffRecord<
  {
    _id: string;
    id: string;
    slug: string;
    image: PresentedImage | null;
    createdAt: string;
    updatedAt: string;
  },
  z.ZodObject
>;

export type SortName = keyof typeof lists.sorts;

/** One more column than the picture, the title, the subtitle and the date that every type has. */
export interface Column<Row> {
  /** The field that it shows. */
  key: string;
  title: string;
  cell(row: Row): ReactNode;
}

interface EditorProps {
  record: StaffRow;
  onClose: () => void;
}

/** What opens over the list; a type whose editor is a page of its own says its address instead. */
export interface Editors {
  Add?: ComponentType<{ onClose: () => void }>;
  Edit?: ComponentType<EditorProps>;
  Image?: ComponentType<EditorProps>;
  Options?: ComponentType<EditorProps>;
  Versions?: ComponentType<EditorProps>;
  Preview?: ComponentType<EditorProps>;
  addPage?: LinkProps;
  editPage?(row: StaffRow): LinkProps;
}

export interface ResourceTexts {
  title: string;
  /** The button that adds one. */
  add: string;
  searchPlaceholder: string;
  /** A list without a record. */
  empty: string;
  /** `empty` is said of a list without a record whatever was asked of it, and why comes after it. */
  alwaysEmpty?: boolean;
  /** The list could not be had. */
  failed: string;
  /** What a toast says after a deletion where the server says nothing. */
  deleted: string;
  deleteFailed: string;
  /** What the log says of one that was not answered. */
  deleteLost?: string;
  /** What heads the columns of title and subtitle, where that is not what they are. */
  titleHead?: string;
  subTitleHead?: string;
  noTitle?: string;
  noSubTitle?: string;
  counts?: PluralForms;
}

/** Where a content type's screen is, as a link takes it. */
export interface ContentLink {
  to: '/admin-dashboard/$content';
  params: { content: ContentName };
}

export function contentLink(content: ContentName): ContentLink {
  return { to: '/admin-dashboard/$content', params: { content } };
}

/** One content type's list in the back office: everything in which it differs from the others'. */
export interface Resource<Row extends StaffRow> {
  /** The last part of its calls' path. */
  path: ContentPath;
  /** Its screen. */
  link: ContentLink;
  /** Names in the list's answer. */
  answer: { list: string; total: string };
  texts: ResourceTexts;
  /** How many a page. */
  size: number;
  /** The sorts on offer; the first is the list's own. */
  sorts: readonly [SortName, ...SortName[]];
  /** How it is sorted by its title: doctors have a name. */
  titleSort: SortName;
  columns: readonly Column<Row>[];
  /** What a record is called; '' where it has nothing, undefined where the list's address left it out. */
  titleOf(row: Row): string | undefined;
  subTitleOf(row: Row): string | undefined;
  /** Its page on the site. */
  viewPage?(row: Row): LinkProps;
  editors: Editors;
}

/** The sorts of a list that stands in the clinic's order, and of one whose newest come first. */
const IN_ORDER = ['position:asc', 'createdAt:desc', 'updatedAt:desc', 'title:asc'] as const;
export const NEWEST_FIRST = [
  'createdAt:desc',
  'createdAt:asc',
  'updatedAt:desc',
  'title:asc',
  'position:asc',
] as const;

type Own<Row extends StaffRow> = Pick<Resource<Row>, 'texts' | 'editors'> & Partial<Resource<Row>>;

/** The list of a type, by its table; what is left out is as most types have it: ten a page, in the clinic's order. */
export function resourceOf<Row extends StaffRow & { title?: string; subTitle?: string }>(
  type: ContentName,
  own: Own<Row>,
): Resource<Row> {
  const { path, list, total } = CONTENT_TYPES[type];
  return {
    path,
    link: contentLink(type),
    answer: { list, total },
    size: 10,
    sorts: IN_ORDER,
    titleSort: 'title:asc',
    columns: [],
    titleOf: ({ title }) => title,
    subTitleOf: ({ subTitle }) => subTitle,
    ...own,
  };
}

/** Whether a record has what a column shows, be it empty: of a list whose address asks for certain fields it has those alone. */
export function isGiven<Row extends StaffRow>(
  { titleOf, subTitleOf }: Resource<Row>,
  row: Row,
  column: string,
): boolean {
  if (column === 'title') return titleOf(row) !== undefined;
  if (column === 'subTitle') return subTitleOf(row) !== undefined;
  return column in row;
}
