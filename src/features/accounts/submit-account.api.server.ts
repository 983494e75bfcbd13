import type { z } from 'zod';
import type { Deps } from '#api/deps.ts';
import { asAppError, presentRefusal } from '#api/errors.server.ts';
import { AppError } from '#lib/errors.ts';
import type { FormReply } from '#lib/form-reply.ts';
import { fieldsOfIssues } from '#messages/field-messages.ts';
import { pageAfterLogin, resetStep } from './accounts.rules.ts';
import { countAttempt, countFromAddress, type Origin } from './attempts.server.ts';
import { askForReset, usePasswordReset as setByLink } from './password-reset.server.ts';
import { register } from './register.api.server.ts';
import { forgotPasswordBody, registerBody, resetPasswordBody } from './registration.contract.ts';

interface Done {
  location: string;
  setCookies?: string[];
}

/** What came of a plain form: where to go, or the reply its page is rendered again with. */
export type AccountOutcome =
  | ({ ok: true } & Done)
  | { ok: false; status: AppError['status']; reply: FormReply; retryAfter?: number };

type Fields = Record<string, unknown>;

/**
 * The plain form of the page to register, for a browser without script; `fields` are the form's as they came. Whoever
 * calls has checked where it came from. Unexpected faults are thrown on, here and below.
 */
export function submitRegistration(
  deps: Deps,
  fields: Fields,
  from: Origin & { next: string | null },
): Promise<AccountOutcome> {
  const shown = ['firstName', 'lastName', 'phone', 'country', 'email'];
  return answer('register', fields, shown, async () => {
    const { user, setCookie } = await register(deps, read(registerBody, fields), from);
    return { location: pageAfterLogin(user, from.next), setCookies: setCookie };
  });
}

/** The plain form that asks for a reset link: leads on alike whether there is such an account or not. */
export function submitForgotten(deps: Deps, fields: Fields, from: Origin): Promise<AccountOutcome> {
  return answer('forgotten', fields, ['identifier'], async () => {
    const { identifier } = read(forgotPasswordBody, fields);
    await countAttempt(deps, 'reset', identifier, from);
    await askForReset(deps, identifier);
    return { location: resetStep('sent') };
  });
}

/** The plain form of a mailed link. A link that does not work leads to where another is asked for. */
export function submitReset(
  deps: Deps,
  token: string,
  fields: Fields,
  from: Origin,
): Promise<AccountOutcome> {
  return answer('reset', fields, [], async () => {
    const { password } = read(resetPasswordBody, fields);
    await countFromAddress(deps, 'useReset', from.address);
    try {
      const userId = await setByLink(deps, token, password);
      const device = await deps.accounts.rememberDevice(userId, from.headers);
      return { location: resetStep('changed'), setCookies: [device] };
    } catch (error) {
      if (error instanceof AppError && error.code === 'RESET_LINK_DEAD') {
        return { location: resetStep('dead') };
      }
      throw error;
    }
  });
}

async function answer(
  form: FormReply['form'],
  fields: Fields,
  shown: readonly string[],
  submit: () => Promise<Done>,
): Promise<AccountOutcome> {
  try {
    return { ok: true, ...(await submit()) };
  } catch (error) {
    const refusal = asAppError(error);
    if (refusal.code === 'INTERNAL') throw error;
    const { message, fields: wrong = {} } = presentRefusal(refusal);
    const reply: FormReply = { form, message, fields: wrong, values: textsOf(fields, shown) };
    return { ok: false, status: refusal.status, reply, retryAfter: refusal.retryAfter };
  }
}

function read<Body extends z.ZodType>(body: Body, fields: Fields): z.output<Body> {
  const result = body.safeParse(fields);
  if (!result.success) throw new AppError('INVALID', { fields: fieldsOfIssues(result.error.issues, fields) });
  return result.data;
}

function textsOf(fields: Fields, names: readonly string[]): Record<string, string> {
  const texts = names.map((name) => [name, fields[name]] as const);
  return Object.fromEntries(texts.filter((text): text is [string, string] => typeof text[1] === 'string'));
}
