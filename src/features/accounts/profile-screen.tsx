import { IconLogout } from '@tabler/icons-react';
import { profile } from '#messages/profile.ts';
import { Button } from '#ui/button.tsx';
import { EraseAccount } from './erase-account.tsx';
import { OwnBookings } from './own-bookings.tsx';
import { OwnData } from './own-data.tsx';
import { OwnDetails } from './own-details.tsx';
import { OwnPassword } from './own-password.tsx';
import { OwnPicture } from './own-picture.tsx';
import { OwnSessions } from './own-sessions.tsx';
import { useLogOut } from './use-log-out.ts';
import { useSession } from './use-session.ts';

/** What is the signed-in person's own: data, picture, password, bookings, devices. */
export function ProfileScreen() {
  const user = useSession();
  const logOut = useLogOut();
  if (user === 'loading' || user === null) return null;
  return (
    <div className="min-h-[calc(100svh-4.5rem)] bg-linear-to-b from-sand to-white py-8 sm:py-12">
      <div className="wrap grid max-w-[1000px] grid-cols-1 gap-5 sm:gap-6">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <h1 className="text-[1.9rem]">{profile.title}</h1>
          <Button look="outline" size="small" onClick={logOut}>
            <IconLogout aria-hidden="true" className="size-5 -scale-x-100" />
            {profile.logOut}
          </Button>
        </div>
        <OwnDetails user={user} />
        <OwnPicture user={user} />
        <OwnPassword email={user.email} />
        <OwnBookings />
        <OwnSessions />
        <OwnData />
        <EraseAccount />
      </div>
    </div>
  );
}
