import { expect, it } from 'vitest';
import { isListed, publicAddress } from './findability.rules.ts';

it.each(['/', '/services', '/service/x', '/news', '/doctor/x', '/PrivacyPolicy', '/BookADeal/service/x'])(
  '%s is there to be found',
  (path) => expect(isListed(path)).toBe(true),
);

it.each([
  '/login',
  '/register',
  '/resetPassword/t',
  '/profile',
  '/success',
  '/admin-dashboard/news',
  '/Influence/x',
])('%s is nobody’s to find', (path) => expect(isListed(path)).toBe(false));

it('an address travels in the letters that every program takes', () => {
  expect(publicAddress('https://clinic.example', '/service/زرعة')).toBe(
    'https://clinic.example/service/%D8%B2%D8%B1%D8%B9%D8%A9',
  );
});
