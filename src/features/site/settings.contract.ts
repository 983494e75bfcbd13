import { z } from 'zod';
import { line as lineOf, listOf, paragraph, paragraphs } from '#content/input-fields.contract.ts';
import { version } from '#content/manage.contract.ts';
import { SUBTITLE, TITLE } from '#lib/limits.ts';
import { WEEKDAYS } from './opening-hours.rules.ts';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Lines, questions, reasons, exceptions: more were written by a program. */
const MOST = { min: 0, max: 50 };

const line = lineOf({ min: 0, max: TITLE.max });
const summary = lineOf({ min: 0, max: SUBTITLE.max });
const lines = listOf(lineOf(TITLE), MOST);
/** An address on the web, or '' where there is none. */
const webAddress = z
  .string()
  .trim()
  .refine((text) => text === '' || (text.startsWith('https://') && URL.canParse(text)), {
    error: 'WEB_ADDRESS_INVALID',
  });
const phone = lineOf({ min: 0, max: 64 }).meta({ description: 'E.164' });
const email = lineOf({ min: 0, max: 254 }).refine((text) => text === '' || EMAIL.test(text), {
  error: 'EMAIL_INVALID',
});
const time = z
  .string()
  .trim()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'TIME_INVALID' });
const hours = z
  .array(
    z.object({
      days: z.array(z.enum(WEEKDAYS)).min(1, { error: 'REQUIRED' }),
      opens: time.meta({ description: 'Riyadh time' }),
      closes: time.meta({ description: 'At or before `opens` it is the next day’s' }),
    }),
  )
  .max(MOST.max);
const override = z
  .object({ title: lineOf(TITLE), from: day(), to: day(), hours })
  .refine(({ from, to }) => from <= to, { error: 'ENDS_TOO_EARLY', path: ['to'] });

/** The clinic's own facts, as visitors may know them (decision 22); an empty text or list is not shown. */
export const publicSettings = z.object({
  name: lineOf(TITLE),
  tagline: line,
  city: line,
  address: lines.meta({ description: 'Lines of the street address' }),
  phone,
  whatsApp: phone,
  email,
  licence: line.meta({ description: 'Number of the clinic’s licence' }),
  mapLink: webAddress,
  socials: z.object({
    instagram: webAddress,
    whatsApp: webAddress,
    snapchat: webAddress,
    tiktok: webAddress,
    youtube: webAddress,
    twitter: webAddress,
  }),
  hours: z.object({
    weekly: hours,
    overrides: z
      .array(override)
      .max(MOST.max)
      .meta({ description: 'Hours of Ramadan and of holidays; both dates are included, no hours is closed' }),
  }),
  insurers: lines,
  instalments: lines.meta({ description: 'Who lets patients pay in parts' }),
  faq: z.array(z.object({ question: lineOf(TITLE), answer: paragraph })).max(MOST.max),
  whyUs: z.array(z.object({ title: lineOf(TITLE), text: paragraph })).max(MOST.max),
  privacy: paragraphs.meta({ description: 'Paragraphs; empty: the page has its own' }),
  seo: z
    .object({ title: line, description: summary, keywords: summary })
    .meta({ description: 'What pages without their own say of themselves; empty: the site has its own' }),
});
export type PublicSettings = z.infer<typeof publicSettings>;

/** Every page calls, chats and says where the clinic is (specification, section 1), so these cannot be emptied. */
const onEveryPage = {
  phone: phone.refine(Boolean, { error: 'REQUIRED' }),
  whatsApp: phone.refine(Boolean, { error: 'REQUIRED' }),
  address: lines.refine(({ length }) => length > 0, { error: 'REQUIRED' }),
};

/** Body of `PUT settings`: any of the facts, each whole; phones in any spelling. A stale `version` is 409. */
export const settingsInput = publicSettings.extend(onEveryPage).partial().extend({ version });
export type SettingsInput = z.output<typeof settingsInput>;

/** Answer of `GET settings`. */
export interface SettingsAnswer {
  success: true;
  settings: PublicSettings;
  /** Goes up with every edit; 0 before the first. */
  version: number;
}

function day() {
  return z.iso.date({ error: 'DATE_INVALID' });
}
