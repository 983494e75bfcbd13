import { IconPlugConnectedX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { google } from '#messages/staff-google.ts';
import { googleStatus } from './google-admin.queries.ts';

/** Over every screen of a superadmin's while Google refuses the account; its own screen says more. */
export function GoogleBanner() {
  const { data } = useQuery(googleStatus());
  const there = useLocation({ select: ({ pathname }) => pathname === '/admin-dashboard/google-auth' });
  if (data?.state !== 'broken' || there) return null;
  return (
    <div
      role="alert"
      className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-1 rounded-field bg-danger-tint px-4 py-2.5 font-medium text-danger"
    >
      <IconPlugConnectedX aria-hidden="true" className="size-5.5 shrink-0" />
      <p className="min-w-0 grow basis-60">{google.banner}</p>
      <Link to="/admin-dashboard/google-auth" className="target font-semibold underline underline-offset-4">
        {google.reconnect}
      </Link>
    </div>
  );
}
