import { IconLock } from '@tabler/icons-react';
import { isArea, type Permission } from '#auth/permissions.ts';
import { backOffice } from '#messages/staff-shell.ts';
import { ButtonLink } from '#ui/button.tsx';

/** A screen that is somebody else's says so, and whether it may become one's own (decision 1). */
export function NotAllowed({ screen }: { screen: Permission }) {
  const { title, text, never, home } = backOffice.notAllowed;
  return (
    <div className="mx-auto mt-[12svh] grid max-w-120 justify-items-center gap-3 text-center">
      <span className="arch grid h-28 w-24 place-items-center bg-sand text-gold [--arch-foot:18px]">
        <IconLock aria-hidden="true" className="size-10" stroke={1.5} />
      </span>
      <h1 className="mt-2 text-[1.5rem]">{title}</h1>
      <p className="text-base text-muted">{isArea(screen) ? text : never}</p>
      <ButtonLink to="/admin-dashboard" look="outline" size="small" className="mt-3">
        {home}
      </ButtonLink>
    </div>
  );
}
