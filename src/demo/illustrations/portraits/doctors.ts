import { abdullah, idris, imran, samer, yousef } from '#demo/illustrations/portraits/men.ts';
import { portrait } from '#demo/illustrations/portraits/portrait.ts';
import { arwa, dewi, elif, hend, reem } from '#demo/illustrations/portraits/women.ts';

/** The portraits of the demo doctors; nobody sat for them. */
export const DOCTOR_PORTRAITS = {
  'doctor-abdullah': () => portrait(abdullah()),
  'doctor-arwa': () => portrait(arwa()),
  'doctor-idris': () => portrait(idris()),
  'doctor-reem': () => portrait(reem()),
  'doctor-yousef': () => portrait(yousef()),
  'doctor-hend': () => portrait(hend()),
  'doctor-dewi': () => portrait(dewi()),
  'doctor-samer': () => portrait(samer()),
  'doctor-elif': () => portrait(elif()),
  'doctor-imran': () => portrait(imran()),
};
