import { DOCTOR_PORTRAITS } from '#demo/illustrations/portraits/doctors.ts';
import { CHILDREN_SCENES } from '#demo/illustrations/scenes/children.ts';
import { COSMETIC_SCENES } from '#demo/illustrations/scenes/cosmetic.ts';
import { GUM_SCENES } from '#demo/illustrations/scenes/gums.ts';
import { HERO_SCENES } from '#demo/illustrations/scenes/heroes.ts';
import { IMPLANT_SCENES } from '#demo/illustrations/scenes/implants.ts';
import { NEWS_FAMILY_SCENES } from '#demo/illustrations/scenes/news-family.ts';
import { NEWS_HABIT_SCENES } from '#demo/illustrations/scenes/news-habits.ts';
import { NEWS_TRAVEL_SCENES } from '#demo/illustrations/scenes/news-travel.ts';
import { NEWS_TREATMENT_SCENES } from '#demo/illustrations/scenes/news-treatment.ts';
import { OFFER_SCENES } from '#demo/illustrations/scenes/offers.ts';
import { ORTHODONTIC_SCENES } from '#demo/illustrations/scenes/orthodontics.ts';
import { PROSTHETIC_SCENES } from '#demo/illustrations/scenes/prosthetics.ts';
import { ROOT_SCENES } from '#demo/illustrations/scenes/roots.ts';
import { SURGERY_SCENES } from '#demo/illustrations/scenes/surgery.ts';
import { URGENT_SCENES } from '#demo/illustrations/scenes/urgent.ts';

const SCENES = {
  ...IMPLANT_SCENES,
  ...ORTHODONTIC_SCENES,
  ...COSMETIC_SCENES,
  ...CHILDREN_SCENES,
  ...ROOT_SCENES,
  ...SURGERY_SCENES,
  ...GUM_SCENES,
  ...PROSTHETIC_SCENES,
  ...URGENT_SCENES,
  ...DOCTOR_PORTRAITS,
  ...NEWS_TRAVEL_SCENES,
  ...NEWS_TREATMENT_SCENES,
  ...NEWS_FAMILY_SCENES,
  ...NEWS_HABIT_SCENES,
  ...OFFER_SCENES,
  ...HERO_SCENES,
};

export type IllustrationKey = keyof typeof SCENES;

export const ILLUSTRATION_KEYS = Object.keys(SCENES) as IllustrationKey[];

/** A picture as a whole SVG document: 1600 by 1200, its subject in the middle; portraits and heroes 1200 by 1500. */
export function drawIllustration(key: IllustrationKey): string {
  return SCENES[key]();
}
