import { FAMILY_DOCTORS } from '#demo/doctors/family.ts';
import { RESTORATIVE_DOCTORS } from '#demo/doctors/restorative.ts';
import { SURGICAL_DOCTORS } from '#demo/doctors/surgical.ts';
import type { DemoDoctor } from '#demo/types.ts';

/** Every doctor of the demo clinic, all invented, in the order the doctors page shows them. */
export const DEMO_DOCTORS: DemoDoctor[] = [...SURGICAL_DOCTORS, ...FAMILY_DOCTORS, ...RESTORATIVE_DOCTORS];
