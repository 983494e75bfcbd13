import { CHILDREN_SERVICES } from '#demo/services/children.ts';
import { COSMETIC_SERVICES } from '#demo/services/cosmetic.ts';
import { GUM_SERVICES } from '#demo/services/gums.ts';
import { IMPLANT_SERVICES } from '#demo/services/implants.ts';
import { ORTHODONTIC_SERVICES } from '#demo/services/orthodontics.ts';
import { PROSTHETIC_SERVICES } from '#demo/services/prosthetics.ts';
import { ROOT_SERVICES } from '#demo/services/roots.ts';
import { SURGERY_SERVICES } from '#demo/services/surgery.ts';
import { URGENT_SERVICES } from '#demo/services/urgent.ts';
import type { DemoService } from '#demo/types.ts';

/** Every service of the demo clinic, grouped by section. At most 23, so that the form's title list holds all. */
export const DEMO_SERVICES: DemoService[] = [
  ...IMPLANT_SERVICES,
  ...ORTHODONTIC_SERVICES,
  ...COSMETIC_SERVICES,
  ...CHILDREN_SERVICES,
  ...ROOT_SERVICES,
  ...SURGERY_SERVICES,
  ...GUM_SERVICES,
  ...PROSTHETIC_SERVICES,
  ...URGENT_SERVICES,
];
