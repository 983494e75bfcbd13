import { PASSWORD } from '#lib/limits.ts';
import { isCommonPassword } from './common-passwords.server.ts';

export type PasswordProblem = 'TOO_SHORT' | 'TOO_LONG' | 'PASSWORD_COMMON';

/** Why a password cannot be chosen (decision 14), as a code of `messages/errors.ts`; null where it can. */
export async function passwordProblem(password: string): Promise<PasswordProblem | null> {
  return lengthProblem(password) ?? ((await isCommonPassword(password)) ? 'PASSWORD_COMMON' : null);
}

/** The same by its length alone, in characters, untrimmed. */
export function lengthProblem(password: string): 'TOO_SHORT' | 'TOO_LONG' | null {
  const { length } = [...password];
  if (length < PASSWORD.min) return 'TOO_SHORT';
  return length > PASSWORD.max ? 'TOO_LONG' : null;
}
