import { DirectionProvider } from '@base-ui/react/direction-provider';
import {
  IconLayoutSidebarRightCollapse,
  IconLayoutSidebarRightExpand,
  IconMenu2,
  IconX,
} from '@tabler/icons-react';
import { Link, useMatches } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useRef } from 'react';
import { may } from '#auth/permissions.ts';
import { useSession } from '#features/accounts/use-session.ts';
import { GoogleBanner } from '#features/google/google-admin-banner.tsx';
import { useClinic } from '#features/site/clinic.ts';
import { Logo, LogoMark } from '#features/site/logo.tsx';
import { backOffice } from '#messages/staff-shell.ts';
import { classNames } from '#ui/class-names.ts';
import { SkipLink } from '#ui/skip-link.tsx';
import { useCollapsed } from './collapsed.ts';
import { Dialogs } from './dialog/dialogs.tsx';
import { NotAllowed } from './not-allowed.tsx';
import { PaletteButton } from './palette-button.tsx';
import { screenAt } from './screens.ts';
import { Sidebar } from './sidebar.tsx';
import { Tooltip } from './tooltip.tsx';
import { usePalette } from './use-palette.ts';

const Palette = lazy(() => import('./palette.tsx').then((file) => ({ default: file.Palette })));

const MENU_ID = 'admin-menu';
const ICON_BUTTON =
  'grid size-11 shrink-0 place-items-center rounded-field text-muted hover:bg-sand-deep hover:text-ink';

/** What surrounds the back office's screens: a sidebar that can be collapsed, on phones a bar with a menu. */
export function Shell({ children }: { children: ReactNode }) {
  const [collapsed, setCollapsed] = useCollapsed();
  const [paletteOpen, setPaletteOpen] = usePalette();
  const openPalette = () => setPaletteOpen(true);
  const menu = useRef<HTMLDivElement>(null);
  const ToggleIcon = collapsed ? IconLayoutSidebarRightExpand : IconLayoutSidebarRightCollapse;
  const toggleLabel = collapsed ? backOffice.expand : backOffice.collapse;
  return (
    <DirectionProvider direction="rtl">
      <div
        className={classNames(
          'min-h-svh text-[0.94rem] leading-relaxed lg:grid',
          collapsed ? 'lg:grid-cols-[4.75rem_minmax(0,1fr)]' : 'lg:grid-cols-[15.5rem_minmax(0,1fr)]',
        )}
      >
        <SkipLink target="content" />
        <header className="sticky top-0 z-30 flex h-15 items-center justify-between border-b border-sand-deep bg-sand px-4 lg:hidden">
          <HomeLink />
          <div className="-me-2 flex">
            <PaletteButton compact className={ICON_BUTTON} onOpen={openPalette} />
            <button
              type="button"
              popoverTarget={MENU_ID}
              aria-label={backOffice.openMenu}
              className={ICON_BUTTON}
            >
              <IconMenu2 aria-hidden="true" />
            </button>
          </div>
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
            <Sidebar onLeave={() => menu.current?.hidePopover()} />
          </div>
        </div>
        <aside className="sticky top-0 flex h-svh flex-col gap-4 overflow-y-auto border-e border-sand-deep bg-sand px-3.5 py-5 max-lg:hidden">
          <div
            className={classNames('flex items-center gap-2', collapsed ? 'flex-col' : 'justify-between ps-2')}
          >
            <HomeLink compact={collapsed} />
            <Tooltip text={collapsed ? toggleLabel : undefined} side="inline-end">
              <button
                type="button"
                onClick={() => setCollapsed(!collapsed)}
                aria-expanded={!collapsed}
                aria-label={toggleLabel}
                className={ICON_BUTTON}
              >
                <ToggleIcon aria-hidden="true" className="size-5" />
              </button>
            </Tooltip>
          </div>
          <PaletteButton
            compact={collapsed}
            onOpen={openPalette}
            className={
              collapsed
                ? classNames(ICON_BUTTON, 'mx-auto')
                : 'flex min-h-11 items-center gap-3 rounded-field border border-sand-deep bg-white/70 px-3 text-muted hover:bg-white'
            }
          />
          <Sidebar compact={collapsed} />
        </aside>
        <main id="content" tabIndex={-1} className="min-w-0 px-4 py-6 outline-none sm:px-6 lg:px-9">
          <Banners />
          <Allowed>{children}</Allowed>
        </main>
      </div>
      <Dialogs />
      {paletteOpen ? (
        <Suspense>
          <Palette onClose={() => setPaletteOpen(false)} />
        </Suspense>
      ) : null}
    </DirectionProvider>
  );
}

/** What a superadmin must hear of whatever screen is open. */
function Banners() {
  const session = useSession();
  return session !== 'loading' && may(session, 'google') ? <GoogleBanner /> : null;
}

/** The screen, for who may use it. The API guards for itself; this is for people. */
function Allowed({ children }: { children: ReactNode }) {
  const session = useSession();
  // Of the page that is shown, not of the one that is asked for.
  const screen = useMatches({ select: (matches) => screenAt(matches.at(-1)?.pathname ?? '') });
  if (!screen || session === 'loading' || may(session, screen.permission)) return children;
  return <NotAllowed screen={screen.permission} />;
}

function HomeLink({ compact = false }: { compact?: boolean }) {
  const { name } = useClinic();
  return (
    <Link to="/admin-dashboard" className="rounded-field text-ink">
      {compact ? <LogoMark className="block h-10 w-9" /> : <Logo />}
      {compact ? <span className="sr-only">{name}</span> : null}
    </Link>
  );
}
