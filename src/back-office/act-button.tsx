import { IconTrash } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { actions } from '#messages/staff-actions.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { type Doubt, isMeant } from './dialog/is-meant.ts';
import type { Act } from './use-act.ts';

interface ActButtonProps extends Omit<ComponentProps<typeof Button>, 'busy' | 'disabled' | 'onClick'> {
  act: Act;
  /** Tells it from the screen's other acts. */
  name: string;
  /** Resolves with what to show. */
  call: () => Promise<string>;
  /** Asked first, where it is hard to take back. */
  doubt?: Doubt;
}

/** Does one of a screen's acts; of no use while another is under way. */
export function ActButton({ act, name, call, doubt, ...rest }: ActButtonProps) {
  async function run() {
    if (!doubt || (await isMeant(doubt))) await act.run(name, call);
  }
  return (
    <Button
      size="small"
      look="outline"
      {...rest}
      busy={act.busy === name}
      disabled={act.busy !== null}
      onClick={() => void run()}
    />
  );
}

interface RemoveButtonProps extends Omit<ActButtonProps, 'look' | 'children'> {
  doubt: Doubt;
}

/** Deletes something, once it was said to be meant. */
export function RemoveButton({ className, ...rest }: RemoveButtonProps) {
  return (
    <ActButton
      {...rest}
      look="ghost"
      className={classNames('text-danger hover:bg-danger-tint hover:text-danger', className)}
    >
      <IconTrash aria-hidden="true" className="size-5" />
      {actions.remove}
    </ActButton>
  );
}
