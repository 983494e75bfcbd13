import { canvas, halo } from '#demo/illustrations/backdrop.ts';
import { circle } from '#demo/illustrations/svg.ts';

function bust(hue: string, size: number): string {
  return canvas(1200, 1500, 'mist', [halo(600, 560, 450), circle(600, 560, size, hue)]);
}

export const DOCTOR_PORTRAITS = {
  'doctor-abdullah': () => bust('brand', 200),
  'doctor-arwa': () => bust('leaf', 200),
  'doctor-idris': () => bust('deep', 200),
  'doctor-reem': () => bust('sand', 200),
  'doctor-yousef': () => bust('bone', 200),
  'doctor-hend': () => bust('brand', 210),
  'doctor-dewi': () => bust('leaf', 210),
  'doctor-samer': () => bust('deep', 210),
  'doctor-elif': () => bust('sand', 210),
  'doctor-imran': () => bust('bone', 210),
};
