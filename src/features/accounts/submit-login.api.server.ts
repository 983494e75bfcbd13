import type { Deps } from '#api/deps.ts';
import { asAppError, presentRefusal } from '#api/errors.server.ts';
import { AppError } from '#lib/errors.ts';
import type { FormReply } from '#lib/form-reply.ts';
import { fieldsOfIssues } from '#messages/field-messages.ts';
import { loginBody } from './accounts.contract.ts';
import { pageAfterLogin } from './accounts.rules.ts';
import type { Origin } from './attempts.server.ts';
import { logIn } from './log-in.api.server.ts';

/** What came of the login page's plain form: where to go, or the reply the page is rendered again with. */
export type LoginOutcome =
  | { ok: true; location: string; setCookies: string[] }
  | { ok: false; status: LoginRefusalStatus; reply: FormReply; retryAfter?: number };

type LoginRefusalStatus = 400 | 401 | 429 | 503;

/**
 * The login page's own POST, for a browser without script (architecture.md, "A page's plain form"). `fields` are the
 * form's as they came, `next` the page's parameter of that name. Whoever calls has checked where the form came from.
 * Unexpected faults are thrown on.
 */
export async function submitLogin(
  deps: Deps,
  fields: Record<string, unknown>,
  from: Origin & { next: string | null },
): Promise<LoginOutcome> {
  try {
    const body = loginBody.safeParse(fields);
    if (!body.success) throw new AppError('INVALID', { fields: fieldsOfIssues(body.error.issues, fields) });
    const { user, setCookie } = await logIn(deps, body.data, from);
    return { ok: true, location: pageAfterLogin(user, from.next), setCookies: setCookie };
  } catch (error) {
    const refusal = asAppError(error);
    const status = STATUSES.find((expected) => expected === refusal.status);
    if (!status) throw error;
    const { message, fields: wrong = {} } = presentRefusal(refusal);
    const values: Record<string, string> =
      typeof fields.identifier === 'string' ? { identifier: fields.identifier } : {};
    const reply: FormReply = { form: 'login', message, fields: wrong, values };
    return { ok: false, status, reply, retryAfter: refusal.retryAfter };
  }
}

const STATUSES: readonly LoginRefusalStatus[] = [400, 401, 429, 503];
