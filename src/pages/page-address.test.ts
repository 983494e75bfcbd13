import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageAddress } from './page-address.ts';

function at(address: string) {
  return pageAddress(new URL(address, 'http://clinic.test'));
}

describe('pageAddress', () => {
  it.each([
    ['/', '/'],
    ['/Services', '/services'],
    ['/SECTIONS/', '/sections'],
    ['/bookadeal/SERVICE/abc', '/BookADeal/service/abc'],
    ['//services', '/services'],
    ['/Service/ABC', '/service/ABC'],
    ['/News', '/news'],
    ['/NEWS/ABC', '/news/ABC'],
    ['/Doctors', '/doctors'],
    ['/DOCTOR/Abc', '/doctor/Abc'],
    ['/privacypolicy', '/PrivacyPolicy'],
    ['/Dashboard', '/dashboard'],
    ['/Admin-Dashboard/Heroes', '/admin-dashboard/heroes'],
    ['/Register', '/register'],
    ['/resetpassword/aToken', '/resetPassword/aToken'],
  ])('%s is spelled %s', (given, path) => expect(at(`http://clinic.test${given}`)?.path).toBe(path));

  it('keeps Arabic slugs', () => {
    expect(decodeURIComponent(at('/section/زراعة-الأسنان')?.path ?? '')).toBe('/section/زراعة-الأسنان');
  });

  it('keeps what the page depends on and drops the rest', () => {
    expect(at('/services?utm_source=x&sectionIds=a&page=2&sectionIds=b')?.search).toBe(
      '?page=2&sectionIds=a&sectionIds=b',
    );
    expect(at('/doctors?gender=female&language=ur&sectionIds=a&sort=x&select=y')?.search).toBe(
      '?sectionIds=a&language=ur&gender=female',
    );
    expect(at('/news?sort=title:asc&search=زراعة&size=3')?.search).toBe(
      `?search=${encodeURIComponent('زراعة')}&sort=title%3Aasc`,
    );
    expect(at('/?utm_source=x&page=2')?.search).toBe('');
  });

  it('is bounded', () => {
    const many = Array.from({ length: 500 }, (_, i) => `sectionIds=${i}`).join('&');
    expect(at(`/services?${many}`)?.search.split('&')).toHaveLength(40);
    expect(at(`/services?search=${'a'.repeat(5000)}`)?.search.length).toBeLessThan(220);
  });

  it.each(['/service/%E0%A4%A', '/service/a%2Fb', '/service/%5C%5Cevil', '/service/a%00'])(
    '%s is no page',
    (path) => {
      expect(at(path)).toBeNull();
    },
  );

  it.each(['/constructor', '/__proto__', '/toString/x'])('%s is a path like any other', (path) => {
    expect(at(`${path}?page=2`)).toEqual({ path, search: '' });
  });

  it('answers its own address with itself', () => {
    fc.assert(
      fc.property(fc.webPath(), fc.webQueryParameters(), (path, query) => {
        const first = at(`http://clinic.test/${path}?${query}`);
        if (!first) return;
        expect(at(first.path + first.search)).toEqual(first);
      }),
    );
  });
});
