import { z } from 'zod';
import { PARAGRAPH, SUBTITLE, TITLE } from '#lib/limits.ts';
import { WEEKDAYS } from './opening-hours.rules.ts';

const line = z.string().max(TITLE.max);
const paragraph = z.string().max(PARAGRAPH.max);
/** An address on the web, or '' where there is none. */
const webAddress = z.union([z.literal(''), z.url({ protocol: /^https$/ })]);
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const hours = z.array(
  z.object({
    days: z.array(z.enum(WEEKDAYS)),
    opens: time.meta({ description: 'Riyadh time' }),
    closes: time.meta({ description: 'At or before `opens` it is the next day’s' }),
  }),
);

/** The clinic's own facts, as visitors may know them (decision 22); an empty text or list is not shown. */
export const publicSettings = z.object({
  name: line,
  tagline: line,
  city: line,
  address: z.array(line).meta({ description: 'Lines of the street address' }),
  phone: z.string().meta({ description: 'E.164' }),
  whatsApp: z.string().meta({ description: 'E.164' }),
  email: z.string(),
  licence: z.string().meta({ description: 'Number of the clinic’s licence' }),
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
      .array(z.object({ title: line, from: z.iso.date(), to: z.iso.date(), hours }))
      .meta({ description: 'Hours of Ramadan and of holidays; both dates are included, no hours is closed' }),
  }),
  insurers: z.array(line),
  instalments: z.array(line).meta({ description: 'Who lets patients pay in parts' }),
  faq: z.array(z.object({ question: line, answer: paragraph })),
  whyUs: z.array(z.object({ title: line, text: paragraph })),
  privacy: z.array(paragraph).meta({ description: 'Paragraphs; empty: the page has its own' }),
  seo: z
    .object({
      title: line,
      description: z.string().max(SUBTITLE.max),
      keywords: z.string().max(SUBTITLE.max),
    })
    .meta({ description: 'What pages without their own say of themselves; empty: the site has its own' }),
});
export type PublicSettings = z.infer<typeof publicSettings>;

/** Answer of `GET settings`. */
export interface SettingsAnswer {
  success: true;
  settings: PublicSettings;
}
