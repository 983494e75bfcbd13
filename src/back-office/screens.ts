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
import {
  doctorList,
  heroList,
  newsList,
  offerList,
  sectionList,
  serviceList,
} from '#messages/staff-resources.ts';
import { screens } from '#messages/staff-shell.ts';
import type { Resource, StaffRow } from './list/resource.ts';

export interface Screen {
  to: NonNullable<LinkProps['to']>;
  label: string;
  /** Who sees it: the right that its screen's calls ask for (decision 1). */
  permission: Permission;
  icon: ComponentType<IconProps>;
  /** How the palette adds a record there. */
  add?: { label: string; href: string };
}

/**
 * The back office's screens in the specification's order: heroes, users, doctors, offers, services, sections, news, sheets,
 * customers, google-auth; then the audit, and settings last (decision 22). One line each, added with the screen.
 */
export const SCREENS: readonly Screen[] = [
  {
    to: '/admin-dashboard/heroes',
    add: adding('/admin-dashboard/heroes', heroList.add),
    label: screens.heroes,
    permission: 'heroes',
    icon: IconLayoutDashboard,
  },
  { to: '/admin-dashboard/users', label: screens.users, permission: 'users', icon: IconUserCog },
  {
    to: '/admin-dashboard/doctors',
    add: { label: doctorList.add, href: '/admin-dashboard/doctors/add' },
    label: screens.doctors,
    permission: 'doctors',
    icon: IconStethoscope,
  },
  {
    to: '/admin-dashboard/offers',
    add: adding('/admin-dashboard/offers', offerList.add),
    label: screens.offers,
    permission: 'offers',
    icon: IconDiscount2,
  },
  {
    to: '/admin-dashboard/services',
    add: adding('/admin-dashboard/services', serviceList.add),
    label: screens.services,
    permission: 'services',
    icon: IconDental,
  },
  {
    to: '/admin-dashboard/sections',
    add: adding('/admin-dashboard/sections', sectionList.add),
    label: screens.sections,
    permission: 'sections',
    icon: IconBuildingHospital,
  },
  {
    to: '/admin-dashboard/news',
    add: adding('/admin-dashboard/news', newsList.add),
    label: screens.news,
    permission: 'news',
    icon: IconNews,
  },
  { to: '/admin-dashboard/sheets', label: screens.sheets, permission: 'sheets', icon: IconForms },
  { to: '/admin-dashboard/customers', label: screens.customers, permission: 'customers', icon: IconUsers },
  { to: '/admin-dashboard/google-auth', label: screens.google, permission: 'google', icon: IconBrandGoogle },
  { to: '/admin-dashboard/audit', label: screens.audit, permission: 'audit', icon: IconHistory },
  {
    to: '/admin-dashboard/settings',
    label: screens.settings,
    permission: 'settings',
    icon: IconSettings,
  },
];

/** A list opens its own editor for a new record when its address asks for one. */
function adding(list: Resource<StaffRow>['to'], label: string) {
  return { label, href: `${list}?add=1` };
}

/** The screen that a path belongs to, its own inner pages included. */
export function screenAt(path: string): Screen | undefined {
  return SCREENS.find(({ to }) => path === to || path.startsWith(`${to}/`));
}
