import {
  IconLayoutSidebarRightCollapse,
  IconLayoutSidebarRightExpand,
  IconMenu2,
  IconX,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useRef, useState } from 'react';
import { backOffice } from '#messages/staff.ts';
import { classNames } from '#ui/class-names.ts';
import { SkipLink } from '#ui/skip-link.tsx';
import { AdminNav } from './admin-nav.tsx';
import { useClinic } from './clinic.ts';
import { Logo, LogoMark } from './logo.tsx';

const MENU_ID = 'admin-menu';
const ICON_BUTTON =
  'grid size-11 shrink-0 place-items-center rounded-field text-muted hover:bg-sand-deep hover:text-ink';

/** What surrounds the back office's screens: a sidebar that can be collapsed, on phones a bar with a menu. */
export function AdminShell({ children }: { children: ReactNode }) {
  const [collapsed, setCollapsed] = useState(false);
  const menu = useRef<HTMLDivElement>(null);
  const ToggleIcon = collapsed ? IconLayoutSidebarRightExpand : IconLayoutSidebarRightCollapse;
  return (
    <div
      className={classNames(
        'min-h-svh text-[0.94rem] leading-relaxed lg:grid',
        collapsed ? 'lg:grid-cols-[4.75rem_1fr]' : 'lg:grid-cols-[15.5rem_1fr]',
      )}
    >
      <SkipLink target="content" />
      <header className="sticky top-0 z-30 flex h-15 items-center justify-between border-b border-sand-deep bg-sand px-4 lg:hidden">
        <HomeLink />
        <button
          type="button"
          popoverTarget={MENU_ID}
          aria-label={backOffice.openMenu}
          className={classNames(ICON_BUTTON, '-me-2')}
        >
          <IconMenu2 aria-hidden="true" />
        </button>
      </header>
      <div
        id={MENU_ID}
        popover="auto"
        ref={menu}
        role="dialog"
        aria-label={backOffice.nav}
        className="drawer bg-sand lg:hidden"
      >
        <div className="flex min-h-full flex-col gap-4 p-4">
          <div className="flex items-center justify-between">
            <Logo />
            <button
              type="button"
              popoverTarget={MENU_ID}
              popoverTargetAction="hide"
              aria-label={backOffice.closeMenu}
              className={ICON_BUTTON}
            >
              <IconX aria-hidden="true" />
            </button>
          </div>
          <AdminNav onLeave={() => menu.current?.hidePopover()} />
        </div>
      </div>
      <aside className="sticky top-0 flex h-svh flex-col gap-4 overflow-y-auto border-e border-sand-deep bg-sand px-3.5 py-5 max-lg:hidden">
        <div
          className={classNames('flex items-center gap-2', collapsed ? 'flex-col' : 'justify-between ps-2')}
        >
          <HomeLink compact={collapsed} />
          <button
            type="button"
            onClick={() => setCollapsed(!collapsed)}
            aria-expanded={!collapsed}
            aria-label={collapsed ? backOffice.expand : backOffice.collapse}
            className={ICON_BUTTON}
          >
            <ToggleIcon aria-hidden="true" className="size-5" />
          </button>
        </div>
        <AdminNav compact={collapsed} />
      </aside>
      <main id="content" tabIndex={-1} className="min-w-0 px-4 py-6 outline-none sm:px-6 lg:px-9">
        {children}
      </main>
    </div>
  );
}

function HomeLink({ compact = false }: { compact?: boolean }) {
  const { name } = useClinic();
  return (
    <Link to="/admin-dashboard" className="rounded-field text-ink">
      {compact ? <LogoMark className="h-10 w-9" /> : <Logo />}
      {compact ? <span className="sr-only">{name}</span> : null}
    </Link>
  );
}
