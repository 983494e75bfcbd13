import { IconTrash, IconUserCheck, IconUserCog, IconUserOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { screenName } from '#back-office/screens.ts';
import { Tooltip } from '#back-office/tooltip.tsx';
import { roles, users as texts } from '#messages/staff-users.ts';
import { classNames } from '#ui/class-names.ts';
import { Ltr } from '#ui/ltr.tsx';
import { Avatar } from './avatar.tsx';
import type { UserRecord } from './users.contract.ts';
import { nameOf } from './users-admin-form.tsx';

/** What can be done with an account. */
export interface UserActs {
  /** The account that something is being done with. */
  busy: string | null;
  /** Whose account is one's own. */
  own: string | undefined;
  change: (user: UserRecord) => void;
  toggle: (user: UserRecord) => void;
  remove: (user: UserRecord) => void;
}

interface UserProps {
  user: UserRecord;
}

/** A face, a name, whether it is one's own, and the email. */
export function UserName({ user, own }: UserProps & { own: boolean }) {
  return (
    <span className="flex min-w-0 items-center gap-3">
      <span className="grid size-10 shrink-0 place-items-center overflow-hidden rounded-pill bg-brand-tint text-brand [&>svg]:size-5">
        <Avatar user={user} />
      </span>
      <span className="min-w-0">
        <bdi className="font-semibold wrap-anywhere text-ink">{nameOf(user)}</bdi>
        {own ? (
          <span className="ms-2 rounded-pill bg-sand px-2 py-0.5 text-xs font-medium text-muted">
            {texts.you}
          </span>
        ) : null}
        <Ltr className="block text-end text-sm break-all text-muted">{user.email}</Ltr>
      </span>
    </span>
  );
}

const TONES = { user: 'bg-stone-tint text-stone', admin: 'bg-brand-tint text-brand-deep' } as const;
const BADGE = 'inline-block rounded-pill px-3 py-0.5 text-[0.9rem] font-medium';

/** The role, and an admin's own areas under it. */
export function UserRole({ user: { role, areas } }: UserProps) {
  const tone = role === 'superadmin' ? 'bg-brand text-white' : TONES[role];
  return (
    <span className="grid justify-items-start gap-1">
      <span className={classNames(BADGE, tone)}>{roles[role].name}</span>
      {areas ? (
        <span className="text-sm text-muted">{areas.map((area) => screenName(area)).join('، ')}</span>
      ) : null}
    </span>
  );
}

/** Whether the account can be logged in to. */
export function UserState({ user: { disabled } }: UserProps) {
  return (
    <span
      className={classNames(BADGE, disabled ? 'bg-danger-tint text-danger' : 'bg-success-tint text-success')}
    >
      {disabled ? texts.disabled : texts.enabled}
    </span>
  );
}

/** The three buttons of an account. */
export function UserButtons({ user, acts }: UserProps & { acts: UserActs }) {
  const name = nameOf(user);
  const Toggle = user.disabled ? IconUserCheck : IconUserOff;
  const shared = { disabled: acts.busy !== null, busy: acts.busy === user._id };
  return (
    <span className="flex gap-1">
      <ActButton
        {...shared}
        hint={texts.change}
        label={texts.changeNamed(name)}
        onClick={() => acts.change(user)}
      >
        <IconUserCog aria-hidden="true" className="size-5.5" stroke={1.75} />
      </ActButton>
      <ActButton
        {...shared}
        hint={user.disabled ? texts.enable : texts.disable}
        label={user.disabled ? texts.enableNamed(name) : texts.disableNamed(name)}
        onClick={() => acts.toggle(user)}
      >
        <Toggle aria-hidden="true" className="size-5.5" stroke={1.75} />
      </ActButton>
      <ActButton
        {...shared}
        hint={texts.remove}
        label={texts.removeNamed(name)}
        className="hover:bg-danger-tint hover:text-danger"
        onClick={() => acts.remove(user)}
      >
        <IconTrash aria-hidden="true" className="size-5.5" stroke={1.75} />
      </ActButton>
    </span>
  );
}

interface ActButtonProps {
  hint: string;
  label: string;
  disabled: boolean;
  busy: boolean;
  className?: string;
  onClick: () => void;
  children: ReactNode;
}

function ActButton({ hint, label, disabled, busy, className, onClick, ...rest }: ActButtonProps) {
  return (
    <Tooltip text={hint}>
      <button
        type="button"
        {...rest}
        // Not `disabled`: the focus would fall from it, and not come back.
        aria-disabled={disabled || undefined}
        onClick={disabled ? undefined : onClick}
        aria-label={label}
        aria-busy={busy || undefined}
        className={classNames(
          'grid size-11 place-items-center rounded-field text-muted transition hover:bg-brand-tint hover:text-brand-deep aria-disabled:opacity-50 aria-busy:animate-pulse',
          className,
        )}
      />
    </Tooltip>
  );
}
