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
import { screens } from '#messages/staff-shell.ts';

export interface Screen {
  to: NonNullable<LinkProps['to']>;
  label: string;
  /** Who sees it: the right that its screen's calls ask for (decision 1). */
  permission: Permission;
  icon: ComponentType<IconProps>;
}

/**
 * The back office's screens in the specification's order: heroes, users, doctors, offers, services, sections, news, sheets,
 * customers, google-auth; then settings and audit. One line each, added with the screen.
 */
export const SCREENS: readonly Screen[] = [
  { to: '/admin-dashboard/heroes', label: screens.heroes, permission: 'heroes', icon: IconLayoutDashboard },
  { to: '/admin-dashboard/users', label: screens.users, permission: 'users', icon: IconUserCog },
  { to: '/admin-dashboard/doctors', label: screens.doctors, permission: 'doctors', icon: IconStethoscope },
  { to: '/admin-dashboard/offers', label: screens.offers, permission: 'offers', icon: IconDiscount2 },
  { to: '/admin-dashboard/services', label: screens.services, permission: 'services', icon: IconDental },
  {
    to: '/admin-dashboard/sections',
    label: screens.sections,
    permission: 'sections',
    icon: IconBuildingHospital,
  },
  { to: '/admin-dashboard/news', label: screens.news, permission: 'news', icon: IconNews },
  { to: '/admin-dashboard/sheets', label: screens.sheets, permission: 'sheets', icon: IconForms },
  { to: '/admin-dashboard/customers', label: screens.customers, permission: 'customers', icon: IconUsers },
  { to: '/admin-dashboard/google-auth', label: screens.google, permission: 'google', icon: IconBrandGoogle },
  {
    to: '/admin-dashboard/settings',
    label: screens.settings,
    permission: 'settings',
    icon: IconSettings,
  },
  { to: '/admin-dashboard/audit', label: screens.audit, permission: 'audit', icon: IconHistory },
];

/** The screen that a path belongs to, its own inner pages included. */
export function screenAt(path: string): Screen | undefined {
  return SCREENS.find(({ to }) => path === to || path.startsWith(`${to}/`));
}
