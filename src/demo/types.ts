import type { IllustrationKey } from '#demo/illustrations/draw.ts';

/** Centre of interest of a picture, each axis from 0 (left, top) to 1 (right, bottom). */
interface Focal {
  x: number;
  y: number;
}

/** A clinic section as the seeding code stores it on an empty database. */
export interface DemoSection {
  key: string;
  slug: string;
  title: string;
  subTitle: string;
  illustration: IllustrationKey;
  imageAlt: string;
  focal?: Focal;
}

/** A service of a section; `sectionKey` is a DemoSection's key, `priceFrom` whole riyals or unknown. */
export interface DemoService {
  key: string;
  slug: string;
  sectionKey: string;
  title: string;
  subTitle: string;
  description: string[];
  features: string[];
  priceFrom: number | null;
  illustration: IllustrationKey;
  imageAlt: string;
  focal?: Focal;
}

/** A doctor (decision 19). All are invented; `name` begins with «د.», `specialty` is the rank and the field. */
export interface DemoDoctor {
  key: string;
  slug: string;
  name: string;
  specialty: string;
  /** Paragraphs. */
  biography: string[];
  qualifications: string[];
  /** ISO 639-1 codes, the one spoken best first. */
  languages: string[];
  gender: 'male' | 'female';
  /** Digits; invented. */
  licence: string;
  /** Keys of DemoSection. */
  sectionKeys: string[];
  /** Keys of DemoService, each in one of the sections. */
  serviceKeys: string[];
  portrait: IllustrationKey;
  imageAlt: string;
  focal?: Focal;
}

/** An article; `daysAgo` says how long before the seeding it was published. */
export interface DemoNews {
  key: string;
  slug: string;
  title: string;
  subTitle: string;
  paragraphs: string[];
  /** Key of the DemoService it leads to, or null. */
  serviceKey: string | null;
  daysAgo: number;
  illustration: IllustrationKey;
  imageAlt: string;
  focal?: Focal;
}

/** An offer (decision 18); it runs from `startsInDays` to `endsInDays`, days from the seeding, negative: past. */
export interface DemoOffer {
  key: string;
  slug: string;
  title: string;
  subTitle: string;
  /** Paragraphs. */
  text: string[];
  /** Whole riyals. */
  price: number;
  /** Whole riyals: what the linked service costs otherwise. */
  formerPrice: number;
  startsInDays: number;
  endsInDays: number;
  /** Number of the advertising licence: digits; invented. */
  licence: string;
  serviceKey: string;
  illustration: IllustrationKey;
  imageAlt: string;
  focal?: Focal;
}

/** A head of the home page (decision 20); `buttonHref` is an address of this site. */
export interface DemoHero {
  key: string;
  title: string;
  subTitle: string;
  buttonText: string;
  buttonHref: string;
  illustration: IllustrationKey;
  imageAlt: string;
  active: boolean;
}

/** An influencer's form; `name` is the last part of its address. */
export interface DemoSheet {
  name: string;
  title: string;
  subTitle: string;
  illustration: IllustrationKey;
  imageAlt: string;
  active: boolean;
}

export type DemoDay = 'saturday' | 'sunday' | 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday';

/** A period of the same hours on several days: Riyadh time as HH:MM; `closes` before `opens` is the next morning. */
export interface DemoHours {
  days: DemoDay[];
  opens: string;
  closes: string;
}

/** Hours that stand in for the weekly ones from one date to another, both included; no hours: closed. */
export interface DemoOverride {
  key: string;
  title: string;
  /** YYYY-MM-DD. */
  from: string;
  /** YYYY-MM-DD. */
  to: string;
  hours: DemoHours[];
}

/** What the settings hold about the clinic (decision 22). */
export interface DemoClinic {
  name: string;
  tagline: string;
  city: string;
  addressLines: string[];
  /** E.164, as WhatsApp's number. */
  phone: string;
  whatsApp: string;
  email: string;
  /** Number of the clinic's licence: digits; invented. */
  licence: string;
  mapLink: string;
  /** Whole addresses; the names in them are invented. */
  socials: Record<'instagram' | 'whatsApp' | 'snapchat' | 'tiktok' | 'youtube' | 'twitter', string>;
  weeklyHours: DemoHours[];
  overrides: DemoOverride[];
  insurers: string[];
  instalmentProviders: string[];
  questions: { question: string; answer: string }[];
  whyUs: { title: string; text: string }[];
}
