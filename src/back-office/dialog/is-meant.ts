import { actions } from '#messages/staff-actions.ts';
import { ask, type Question } from './ask.ts';

export interface Doubt extends Pick<Question, 'buttons' | 'allowEnter'> {
  title: string;
  text: string;
  confirm: string;
  cancel?: string;
}

/** Asks before something that is hard to take back; whether it was confirmed, whichever way the dialog was left. */
export async function isMeant({ confirm, cancel = actions.cancel, ...question }: Doubt): Promise<boolean> {
  const { closedBy } = await ask({
    ...question,
    confirmText: confirm,
    cancelText: cancel,
    danger: true,
  });
  return closedBy === 'confirm';
}
