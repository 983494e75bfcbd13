import { expect, test } from 'vitest';
import { mayBeTagged, toldPage } from './events.rules.ts';

test.each([
  ['/', '', '/'],
  ['/services', '?page=2&sectionIds=a&sectionIds=b', '/services?page=2&sectionIds=a&sectionIds=b'],
  ['/services', '?search=تبييض', `/services?search=${encodeURIComponent('تبييض')}`],
  ['/services', '?search=0501234567', '/services'],
  ['/services', '?search=٠٥٠ ١٢٣ ٤٥٦٧', '/services'],
  ['/services', '?search=nora@mail.example', '/services'],
  ['/', '?utm_source=sms&email=nora%40mail.example&phone=%2B966501234567', '/?utm_source=sms'],
  ['/', '?utm_campaign=966501234567', '/'],
  ['/success', '?ref=BS-7K3M9Q', '/success'],
  ['/login', '?next=%2Fadmin-dashboard%2Fcustomers%3Fsearch%3Dx', '/login'],
  ['/resetPassword/s3cret-token', '?step=1', '/resetPassword/redacted'],
  ['/resetpassword/s3cret-token', '', '/resetpassword/redacted'],
  ['/Influence/noura/report/a-key', '', '/Influence/noura/report/redacted'],
  ['/Influence/noura', '', '/Influence/noura'],
  ['/resetPassword', '?step=sent', '/resetPassword?step=sent'],
  ['/admin-dashboard/customers', '?search=نورة&page=2', '/admin-dashboard/customers'],
])('of %s%s is told %s', (path, search, told) => expect(toldPage(path, search)).toBe(told));

test.each([
  ['/', true],
  ['/login', true],
  ['/resetPassword', true],
  ['/resetPassword/token', false],
  ['/profile', false],
  ['/Influence/noura', true],
  ['/Influence/noura/report/a-key', false],
  ['/admin-dashboard/customers', false],
])('the tag manager on %s: %s', (path, may) => expect(mayBeTagged(path)).toBe(may));
