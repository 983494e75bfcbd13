import { useRouter } from '@tanstack/react-router';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { tellConversion } from '#features/site/data-layer.ts';
import type { FormReply } from '#lib/form-reply.ts';
import { booking, missingFieldsText } from '#messages/booking.ts';
import { toastError, toastSuccess } from '#ui/toast.ts';
import { checkBooking, type FormKind, SHORTEST_FILL, successLocation } from './booking.rules.ts';
import { rememberedAttribution } from './booking-attribution.ts';
import { bookingBody, bookingValues, fieldTexts, wantedOf } from './booking-body.ts';
import { bookingKey, forgetBookingKey } from './booking-key.ts';
import { type SendTexts, sendBooking } from './booking-send.ts';

/** Specification, section 9. */
const TO_SUCCESS_MS = 200;
/** Timers may end early by a millisecond or two. */
const TIMER_SLACK_MS = 20;
/** One toast at a time for one form. */
const TOAST = { id: 'booking' };

/** What a change of one field makes out of date beside that field's own mistake. */
const SETTLES: Record<string, string[]> = { section: ['section', 'service'], country: ['phone'] };

export interface Booking {
  sending: boolean;
  sent: boolean;
  /** The red message, or null. */
  refusal: string | null;
  /** Field name → what is wrong with it. */
  errors: Record<string, string>;
  /** Goes up with every success: a new round starts with empty fields. */
  round: number;
  summary: RefObject<HTMLDivElement | null>;
  submit: (event: FormEvent<HTMLFormElement>) => void;
  /** A field was changed: what was said of it is out of date. */
  input: (event: FormEvent<HTMLFormElement>) => void;
}

/** In what a lead form differs from the booking form. */
export interface FormManner {
  kind: FormKind;
  /** The message over a form whose fields are missing. */
  missing: (missing: ReturnType<typeof checkBooking>['missing']) => string;
  texts: SendTexts;
  /** Where the answer's toast stands, if not at the top centre. */
  answerAt?: 'top-right';
}

const BOOKING: FormManner = { kind: 'booking', missing: missingFieldsText, texts: booking };

interface BookingOptions {
  /** A plain form that came back with the page. */
  reply: FormReply | null;
  /** A list of the form is still on its way. */
  loading: boolean;
  onSent: () => void;
  manner?: FormManner;
}

/**
 * The states of a booking or lead form (specification, section 4): idle, submitting, success or error. A second press while one
 * is under way does nothing, and nothing typed is lost before the server has it.
 */
export function useBooking({ reply, loading, onSent, manner = BOOKING }: BookingOptions): Booking {
  const router = useRouter();
  const [phase, setPhase] = useState<'idle' | 'sending' | 'sent'>('idle');
  const [refusal, setRefusal] = useState(reply?.message ?? null);
  const [errors, setErrors] = useState<Record<string, string>>(reply?.fields ?? {});
  const [refusals, setRefusals] = useState(0);
  const [round, setRound] = useState(0);
  const busy = useRef(false);
  const opened = useRef(0);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const summary = useRef<HTMLDivElement>(null);

  useEffect(() => {
    opened.current = performance.now();
    return () => clearTimeout(leaving.current);
  }, []);

  useEffect(() => {
    if (refusals > 0) summary.current?.focus();
  }, [refusals]);

  useEffect(() => {
    // It asked to wait for the lists: they are here.
    if (!loading) setRefusal((said) => (said === booking.stillLoading ? null : said));
  }, [loading]);

  function refuse(text: string, fields: Record<string, string> = {}) {
    toastError(text, TOAST);
    setRefusal(text);
    setErrors(fields);
    setRefusals((count) => count + 1);
  }

  async function send(form: FormData) {
    setPhase('sending');
    const elapsed = await waitFor(opened.current + SHORTEST_FILL + TIMER_SLACK_MS);
    const body = bookingBody(form, {
      elapsed: elapsed - opened.current,
      attribution: rememberedAttribution(shelf),
    });
    const { spreadsheetId = '' } = body;
    const more = { ...wantedOf(form), ...(spreadsheetId ? { spreadsheetId } : {}) };
    const key = bookingKey({ ...bookingValues(form), ...more }, shelf);
    const outcome = await sendBooking(body, key, manner.texts);
    if (outcome.kind === 'failed') {
      setPhase('idle');
      busy.current = false;
      return refuse(outcome.message, outcome.fields);
    }
    forgetBookingKey(shelf);
    tellConversion(manner.kind);
    toastSuccess(outcome.message, { ...TOAST, position: manner.answerAt });
    setPhase('sent');
    setRound((count) => count + 1);
    onSent();
    leaving.current = setTimeout(async () => {
      await router.navigate({ href: successLocation(outcome.reference) });
      busy.current = false;
    }, TO_SUCCESS_MS);
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy.current) return;
    const form = new FormData(event.currentTarget);
    const check = checkBooking(bookingValues(form), manner.kind);
    if (check.missing.length > 0) return refuse(manner.missing(check.missing), fieldTexts(check));
    if (Object.keys(check.fields).length > 0) return refuse(booking.check, fieldTexts(check));
    if (loading) return refuse(booking.stillLoading);
    busy.current = true;
    setRefusal(null);
    setErrors({});
    void send(form);
  }

  function input({ target }: FormEvent<HTMLFormElement>) {
    const { name } = target as HTMLInputElement;
    const changed = SETTLES[name] ?? [name];
    if (!changed.some((field) => field in errors)) return;
    const left = Object.fromEntries(Object.entries(errors).filter(([field]) => !changed.includes(field)));
    setErrors(left);
    if (Object.keys(left).length === 0) setRefusal(null);
  }

  const sent = phase === 'sent';
  return { sending: phase === 'sending', sent, refusal, errors, round, summary, submit, input };
}

function shelf(): Storage {
  return window.sessionStorage;
}

/** Resolves with the time once it is `moment`, both in milliseconds of `performance.now()`. */
async function waitFor(moment: number): Promise<number> {
  const left = moment - performance.now();
  if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
  return performance.now();
}
