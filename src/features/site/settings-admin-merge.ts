import type { PublicSettings } from './settings.contract.ts';

export type Fact = keyof PublicSettings;

/** A fact that two people changed at once: what stands there now, and what was written here. */
export interface Clash {
  fact: Fact;
  theirs: PublicSettings[Fact];
}

/** The facts that are not what they were. */
export function changedFacts(before: PublicSettings, after: PublicSettings): Fact[] {
  const facts = Object.keys(after) as Fact[];
  return facts.filter((fact) => !isSame(before[fact], after[fact]));
}

/** Facts as they are sent: what was added and left blank is no entry. */
export function withoutBlanks(facts: PublicSettings): PublicSettings {
  const filled = (lines: string[]) => lines.filter((line) => line.trim() !== '');
  return {
    ...facts,
    address: filled(facts.address),
    insurers: filled(facts.insurers),
    instalments: filled(facts.instalments),
    privacy: filled(facts.privacy),
    faq: facts.faq.filter(({ question, answer }) => (question + answer).trim() !== ''),
    whyUs: facts.whyUs.filter(({ title, text }) => (title + text).trim() !== ''),
  };
}

/**
 * What was written here over what somebody else has saved meanwhile: what only they changed is theirs, what only was
 * changed here stays, and what both changed differently clashes; until that is settled, it stays as it was written here.
 */
export function mergeFacts(
  before: PublicSettings,
  mine: PublicSettings,
  theirs: PublicSettings,
): { merged: PublicSettings; clashes: Clash[] } {
  const ours = changedFacts(before, mine);
  const clashes = ours
    .filter((fact) => !isSame(theirs[fact], before[fact]) && !isSame(theirs[fact], mine[fact]))
    .map((fact) => ({ fact, theirs: theirs[fact] }));
  const kept = Object.fromEntries(ours.map((fact) => [fact, mine[fact]]));
  return { merged: { ...theirs, ...kept }, clashes };
}

/** A fact to be read beside another one: every text in it on a line of its own. */
export function linesOf(value: unknown): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(linesOf);
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
