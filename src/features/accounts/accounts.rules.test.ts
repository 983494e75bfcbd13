import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guardPage, loginPage, pageAfterLogin, safePath } from './accounts.rules.ts';

const SITE = 'https://clinic.example';

describe('a safe path', () => {
  it.each([
    ['/', '/'],
    ['/admin-dashboard/customers?page=2&status=new#row', '/admin-dashboard/customers?page=2&status=new#row'],
    ['/service/تبييض', '/service/%D8%AA%D8%A8%D9%8A%D9%8A%D8%B6'],
    ['/services?search=//evil.example', '/services?search=//evil.example'],
    ['/loginhelp', '/loginhelp'],
    ['/a/../b', '/b'],
  ])('%j leads to %j', (path, expected) => {
    expect(safePath(path)).toBe(expected);
  });

  it.each([
    null,
    '',
    'services',
    '?a=b',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\u0000',
    '/a\u007f',
    '/a\\b',
    ' /services',
    '/.//evil.example',
    '/a/..//evil.example',
    '/%2Fevil.example',
    '/%5Cevil.example',
    '/%0d%0aSet-Cookie:a=b',
    '/%E0%A4%A',
    'https://evil.example/',
    'javascript:alert(1)',
    '/login',
    '/LOGIN/?next=/login',
    '/register?next=/register',
    '/resetPassword/token',
    '/api/v1/auth/logout',
    '/%61pi/v1/auth/logout',
    `/${'a'.repeat(2000)}`,
  ])('%j leads nowhere', (path) => {
    expect(safePath(path)).toBeNull();
  });

  it('stays on this site, for a browser and for whoever decodes it once more', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '/',
        '\\',
        '.',
        '..',
        '%2f',
        '%5c',
        '%00',
        '@',
        ':',
        '?',
        '#',
        '\t',
        '\n',
        'evil.example',
        'https:',
      ),
      fc.string({ unit: 'binary', maxLength: 4 }),
    );
    const path = fc.array(piece, { maxLength: 8 }).map((pieces) => `/${pieces.join('')}`);
    fc.assert(
      fc.property(path, (given) => {
        const safe = safePath(given);
        if (safe === null) return;
        expect(new URL(safe, SITE).origin).toBe(SITE);
        expect(new URL(decodeURIComponent(new URL(safe, SITE).pathname), SITE).origin).toBe(SITE);
        expect(safe).toMatch(/^\/(?![/\\])[!-~]*$/);
        expect(safePath(safe)).toBe(safe);
      }),
      { numRuns: 1000 },
    );
  });

  it('takes every path that is made of parts and parameters', () => {
    const part = fc.string({
      unit: fc.constantFrom('a', 'Z', '7', '-', 'ش', 'ة'),
      minLength: 1,
      maxLength: 8,
    });
    fc.assert(
      fc.property(fc.array(part, { maxLength: 4 }), fc.string({ unit: 'grapheme' }), (parts, value) => {
        const path = `/services/${parts.map(encodeURIComponent).join('/')}?q=${encodeURIComponent(value)}`;
        expect(safePath(path)).not.toBeNull();
      }),
    );
  });
});

describe('the way to the login and back', () => {
  it('carries the original path', () => {
    expect(loginPage('/admin-dashboard/customers?page=2')).toBe(
      '/login?next=%2Fadmin-dashboard%2Fcustomers%3Fpage%3D2',
    );
    expect(loginPage('/')).toBe('/login');
    expect(loginPage('//evil.example')).toBe('/login');
  });

  it('ends there, else at the person’s own place', () => {
    expect(pageAfterLogin({ role: 'user' }, '/services')).toBe('/services');
    expect(pageAfterLogin({ role: 'superadmin' }, '//evil.example')).toBe('/admin-dashboard/heroes');
    expect(pageAfterLogin({ role: 'admin' }, null)).toBe('/admin-dashboard/customers');
    expect(pageAfterLogin({ role: 'admin', areas: ['news', 'customers'] }, null)).toBe(
      '/admin-dashboard/customers',
    );
    expect(pageAfterLogin({ role: 'admin', areas: ['news', 'offers'] }, null)).toBe('/admin-dashboard/news');
    expect(pageAfterLogin({ role: 'admin', areas: [] }, null)).toBe('/profile');
    expect(pageAfterLogin({ role: 'user' }, null)).toBe('/profile');
  });
});

describe('a guarded page', () => {
  const STAFF = ['admin', 'superadmin'] as const;

  it('shows nothing while the session loads', () => {
    expect(guardPage('loading', STAFF, '/admin-dashboard')).toEqual({ show: 'nothing' });
  });

  it('sends a visitor to the login with the original path', () => {
    expect(guardPage(null, STAFF, '/admin-dashboard/customers?page=2')).toEqual({
      show: 'nothing',
      goTo: '/login?next=%2Fadmin-dashboard%2Fcustomers%3Fpage%3D2',
    });
  });

  it('sends a role that is not allowed home', () => {
    expect(guardPage({ role: 'user' }, STAFF, '/admin-dashboard')).toEqual({ show: 'nothing', goTo: '/' });
  });

  it.each(STAFF)('shows itself to %s', (role) => {
    expect(guardPage({ role }, STAFF, '/admin-dashboard')).toEqual({ show: 'page' });
  });
});
