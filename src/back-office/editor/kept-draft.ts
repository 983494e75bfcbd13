import { DRAFT } from '#lib/drafts.ts';

/** What was typed and not saved, as this device keeps it; pictures are not in it. */
export interface KeptDraft<Values> {
  /** ISO 8601. */
  at: string;
  /** Of the record it was typed on; null for a new one. */
  version: number | null;
  values: Values;
}

/** Where one person's draft of one record is kept. */
export function draftKey(userId: string, path: string, recordId: string | undefined): string {
  return `${DRAFT}${userId}:${path}:${recordId ?? 'new'}`;
}

/** The draft under a key, or null where there is none that can be read. */
export function readDraft<Values>(key: string): KeptDraft<Values> | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isDraft<Values>(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** Keeps a draft; a full or forbidden storage keeps none, and the form is still there. */
export function keepDraft(key: string, draft: KeptDraft<unknown>): void {
  try {
    localStorage.setItem(key, JSON.stringify(draft));
  } catch {}
}

export function forgetDraft(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {}
}

function isDraft<Values>(kept: unknown): kept is KeptDraft<Values> {
  return typeof kept === 'object' && kept !== null && 'values' in kept && 'at' in kept && 'version' in kept;
}
