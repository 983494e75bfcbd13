import type { Context } from 'hono';
import type { Deps } from '#api/deps.ts';
import { asAppError, presentRefusal } from '#api/errors.server.ts';
import { isForeign } from '#api/refuse-foreign.server.ts';
import type { ApiEnv } from '#api/route.ts';
import { MAX_BODY_BYTES, takeBody } from '#api/take-body.server.ts';
import {
  submitForgotten,
  submitRegistration,
  submitReset,
} from '#features/accounts/submit-account.api.server.ts';
import { submitLogin } from '#features/accounts/submit-login.api.server.ts';
import { submitBookingForm } from '#features/leads/booking-form.api.server.ts';
import { AppError } from '#lib/errors.ts';
import type { FormReply } from '#lib/form-reply.ts';
import { resetTokenOf } from './page-address.ts';

/** What came of a page's plain form: where to go now, or the reply the page is rendered again with. */
export type FormOutcome =
  | { ok: true; location: string; setCookies?: string[] }
  | { ok: false; status: AppError['status']; reply: FormReply; retryAfter?: number };

export type SubmitForm = (c: Context<ApiEnv>) => Promise<FormOutcome>;

/** A form as browsers send it without script. */
const FORM_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data'];
const BOOKING_PAGE =
  /^\/$|^\/(service|section|doctor|Influence)\/[^/]+$|^\/BookADeal\/(service|section)\/[^/]+$/;

/** The plain form of each page that has one, by the page's canonical path. */
export function pageForms(deps: Deps): (path: string) => SubmitForm | undefined {
  const booking = guarded(deps, 'booking', bookFromPage);
  const login = guarded(deps, 'login', logInFromPage);
  const register = guarded(deps, 'register', registerFromPage);
  const forgotten = guarded(deps, 'forgotten', askFromPage);
  return (path) => {
    if (path === '/login') return login;
    if (path === '/register') return register;
    if (path === '/resetPassword') return forgotten;
    const token = resetTokenOf(path);
    if (token !== null) return guarded(deps, 'reset', (_, form, c) => resetFromPage(deps, token, form, c));
    return BOOKING_PAGE.test(path) ? booking : undefined;
  };
}

type Submit = (deps: Deps, form: FormData, c: Context<ApiEnv>) => Promise<FormOutcome>;

/** Origin, then body, then the form's own function: a refusal at any step comes back on the page. */
function guarded(deps: Deps, name: FormReply['form'], submit: Submit): SubmitForm {
  return async (c) => {
    try {
      if (isForeign(c.req.raw, deps.config.publicUrl)) throw new AppError('FOREIGN_ORIGIN');
      const request = await takeBody(c.req.raw, FORM_TYPES, MAX_BODY_BYTES, 0);
      return await submit(deps, await readForm(request), c);
    } catch (error) {
      const refusal = asAppError(error);
      if (refusal.code === 'INTERNAL') throw error;
      const { message, fields = {} } = presentRefusal(refusal);
      return { ok: false, status: refusal.status, reply: { form: name, message, fields, values: {} } };
    }
  };
}

async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch (cause) {
    throw new AppError('INVALID', { cause });
  }
}

async function bookFromPage(deps: Deps, form: FormData, c: Context<ApiEnv>): Promise<FormOutcome> {
  const info = { key: null, address: c.get('address'), user: c.get('user') };
  const outcome = await submitBookingForm(deps, form, info);
  if (outcome.ok) return outcome;
  const { status, retryAfter, message, fields, values } = outcome;
  return { ok: false, status, retryAfter, reply: { form: 'booking', message, fields, values } };
}

async function logInFromPage(deps: Deps, form: FormData, c: Context<ApiEnv>): Promise<FormOutcome> {
  return submitLogin(deps, Object.fromEntries(form), { ...originOf(c), next: nextOf(c) });
}

async function registerFromPage(deps: Deps, form: FormData, c: Context<ApiEnv>): Promise<FormOutcome> {
  return submitRegistration(deps, Object.fromEntries(form), { ...originOf(c), next: nextOf(c) });
}

async function askFromPage(deps: Deps, form: FormData, c: Context<ApiEnv>): Promise<FormOutcome> {
  return submitForgotten(deps, Object.fromEntries(form), originOf(c));
}

async function resetFromPage(
  deps: Deps,
  token: string,
  form: FormData,
  c: Context<ApiEnv>,
): Promise<FormOutcome> {
  return submitReset(deps, token, Object.fromEntries(form), originOf(c));
}

function originOf(c: Context<ApiEnv>) {
  return { address: c.get('address'), headers: c.req.raw.headers };
}

function nextOf(c: Context<ApiEnv>): string | null {
  return new URL(c.req.raw.url).searchParams.get('next');
}
