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
