import { MEN } from '#demo/illustrations/portraits/men.ts';
import { WOMEN } from '#demo/illustrations/portraits/women.ts';

/** The portraits of the demo doctors; nobody sat for them. */
export const DOCTOR_PORTRAITS = { ...WOMEN, ...MEN };
