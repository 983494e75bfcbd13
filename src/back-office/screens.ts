import {
  IconBrandGoogle,
  IconBuildingHospital,
  IconDental,
  IconDiscount2,
  IconForms,
  IconHistory,
  IconLayoutDashboard,
  IconNews,
  type IconProps,
  IconSettings,
  IconStethoscope,
  IconUserCog,
  IconUsers,
} from '@tabler/icons-react';
import type { LinkProps } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import type { Permission } from '#auth/permissions.ts';
import type { ContentName } from '#lib/content-types.ts';
import type { ContentNoun } from '#messages/content-answers.ts';
import { doctorWords } from '#messages/staff-doctors.ts';
import { heroWords } from '#messages/staff-heroes.ts';
import { newsWords } from '#messages/staff-news.ts';
import { offerWords } from '#messages/staff-offers.ts';
import { sectionWords } from '#messages/staff-sections.ts';
import { serviceWords } from '#messages/staff-services.ts';
import { sheets } from '#messages/staff-sheets.ts';
import { screens } from '#messages/staff-shell.ts';
import { users } from '#messages/staff-users.ts';
import { contentLink, type Resource, type ResourceTexts, type StaffRow } from './list/resource.ts';
import { adding } from './use-asked-to-add.ts';

type Icon = ComponentType<IconProps>;

export interface Screen {
  path: string;
  link: LinkProps;
  label: string;
  /** Who sees it: the right that its screen's calls ask for (decision 1). */
  permission: Permission;
  icon: Icon;
  /** What the palette adds there, and where. */
  add?: { label: string; href: string };
}

/** What staff read of a content type (`messages/staff-X.ts`). */
interface ContentWords {
  noun: ContentNoun;
  list: ResourceTexts;
  /** What its editor calls its fields, by their names in its input. */
  fields?: Readonly<Record<string, unknown>>;
}

interface ContentScreen extends Screen {
  permission: ContentName;
  words: ContentWords;
  load(): Promise<{ resource: Resource<StaffRow> }>;
}

/** A content type's screen; its list opens the editor for a new record when its address asks for one. */
function content(
  type: ContentName,
  words: ContentWords,
  icon: Icon,
  load: ContentScreen['load'],
): ContentScreen {
  const path = `/admin-dashboard/${type}`;
  return {
    path,
    link: contentLink(type),
    label: words.list.title,
    permission: type,
    icon,
    add: { label: words.list.add, href: adding(path) },
    words,
    load,
  };
}

/** A screen that has a route of its own. */
function own(
  path: NonNullable<LinkProps['to']>,
  permission: keyof typeof screens,
  icon: Icon,
  add?: string,
): Screen {
  const screen = { path, link: { to: path }, label: screens[permission], permission, icon };
  return add ? { ...screen, add: { label: add, href: adding(path) } } : screen;
}

/**
 * The back office's screens in the specification's order: heroes, users, doctors, offers, services, sections, news, sheets,
 * customers, google-auth; then the audit, and settings last (decision 22). One line each. A content type's line is its
 * screen (`routes/admin-dashboard.$content.tsx`); the others have a route of their own.
 */
export const SCREENS: readonly (Screen | ContentScreen)[] = [
  content('heroes', heroWords, IconLayoutDashboard, () => import('#features/heroes/heroes-admin.tsx')),
  own('/admin-dashboard/users', 'users', IconUserCog, users.add),
  content('doctors', doctorWords, IconStethoscope, () => import('#features/doctors/doctors-admin.tsx')),
  content('offers', offerWords, IconDiscount2, () => import('#features/offers/offers-admin.tsx')),
  content('services', serviceWords, IconDental, () => import('#features/services/services-admin.tsx')),
  content(
    'sections',
    sectionWords,
    IconBuildingHospital,
    () => import('#features/sections/sections-admin.tsx'),
  ),
  content('news', newsWords, IconNews, () => import('#features/news/news-admin.tsx')),
  own('/admin-dashboard/sheets', 'sheets', IconForms, sheets.add),
  own('/admin-dashboard/customers', 'customers', IconUsers),
  own('/admin-dashboard/google-auth', 'google', IconBrandGoogle),
  own('/admin-dashboard/audit', 'audit', IconHistory),
  own('/admin-dashboard/settings', 'settings', IconSettings),
];

/** The screen that a path belongs to, its own inner pages included. */
export function screenAt(path: string): Screen | undefined {
  return SCREENS.find((screen) => path === screen.path || path.startsWith(`${screen.path}/`));
}

/** What the screen of a right is called; '' where it has none. */
export function screenName(permission: Permission): string {
  return SCREENS.find((screen) => screen.permission === permission)?.label ?? '';
}

/** A content type's screen. @throws {Error} where it has no line above. */
export function contentScreen(type: ContentName): ContentScreen {
  const screen = SCREENS.find(({ permission }) => permission === type);
  if (!screen || !('words' in screen)) throw new Error(`${type} has no line in the sidebar`);
  return screen;
}
