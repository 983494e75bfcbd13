import { tellConversion } from '#features/site/data-layer.ts';
import { UNTOLD_LEAD } from './booking.rules.ts';

const PATTERN = new RegExp(`${UNTOLD_LEAD}=(booking|lead)\\.([0-9a-f]{32})`);

/** Tells of the lead that a plain form has left, once: its cookie goes first. */
export function tellUntoldLead(): void {
  const [, kind, name] = PATTERN.exec(document.cookie) ?? [];
  if (!name) return;
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is missing in browsers that are in use
  document.cookie = `${UNTOLD_LEAD}=; Path=/success; Max-Age=0`;
  tellConversion(kind === 'lead' ? 'lead' : 'booking', name);
}
