import { expect, test } from 'vitest';
import { bookingPage, hasStrip, isBarePage } from './shell.rules.ts';

test.each([
  '/login',
  '/register',
  '/resetPassword/abc',
  '/admin-dashboard',
  '/admin-dashboard/customers',
  '/success',
  '/profile',
])('%s has neither footer nor phone bar', (path) => {
  expect(isBarePage(path)).toBe(true);
});

test.each([
  '/',
  '/sections',
  '/section/x',
  '/services',
  '/service/login',
  '/BookADeal/service/x',
  '/nowhere',
])('%s has both', (path) => {
  expect(isBarePage(path)).toBe(false);
});

test.each([
  ['/', '/'],
  ['/services', '/'],
  ['/service/x', '/service/x'],
  ['/section/x', '/section/x'],
  ['/doctor/x', '/doctor/x'],
  ['/doctors', '/'],
  ['/BookADeal/section/x', '/BookADeal/section/x'],
])('from %s a visitor books on %s', (path, page) => {
  expect(bookingPage(path)).toBe(page);
});

test.each([
  ['/', true],
  ['/login', true],
  ['/success', true],
  ['/resetPassword/abc', true],
  ['/profile', false],
  ['/admin-dashboard/customers', false],
])('%s has the strip and the scroll button: %s', (path, has) => {
  expect(hasStrip(path)).toBe(has);
});
