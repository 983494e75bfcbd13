import { type RefObject, useEffect, useRef, useState } from 'react';
import { ApiError } from '#lib/api-client.ts';
import { accountCall } from '#messages/my-account.ts';

/** How the last call ended, in words. */
export interface ChangeOutcome {
  tone: 'success' | 'error';
  text: string;
}

export interface AccountChange {
  busy: boolean;
  outcome: ChangeOutcome | null;
  /** Field name → what is wrong with it. */
  errors: Record<string, string>;
  /** What the outcome stands in: takes the focus with it. */
  alert: RefObject<HTMLDivElement | null>;
  /** Makes one call, which resolves with what to say; none while another is under way. Answers whether it succeeded. */
  send: (call: () => Promise<string>) => Promise<boolean>;
  /** Forgets the last outcome. */
  clear: () => void;
}

/** The states of one change on the profile page. A refusal touches nothing that was typed. */
export function useAccountChange(): AccountChange {
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<ChangeOutcome | null>(null);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const alert = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (outcome) alert.current?.focus();
  }, [outcome]);

  function clear() {
    setOutcome(null);
    setErrors({});
  }

  async function send(call: () => Promise<string>): Promise<boolean> {
    if (busy) return false;
    setBusy(true);
    clear();
    try {
      setOutcome({ tone: 'success', text: await call() });
      return true;
    } catch (error) {
      setOutcome({ tone: 'error', text: error instanceof ApiError ? error.message : accountCall.failed });
      setErrors(error instanceof ApiError ? error.fields : {});
      return false;
    } finally {
      setBusy(false);
    }
  }

  return { busy, outcome, errors, alert, send, clear };
}
