import { describe, expect, it } from 'vitest';
import { AREAS, isInSidebar, may, PERMISSIONS, type Permission, readAreas } from './permissions.ts';

const SCREENS: Permission[] = (Object.keys(PERMISSIONS) as Permission[]).filter(
  (right) => right !== 'public' && right !== 'signedIn',
);

describe('the sidebar', () => {
  it('has everything for a superadmin', () => {
    expect(SCREENS.filter((screen) => isInSidebar({ role: 'superadmin' }, screen))).toEqual(SCREENS);
  });

  it('has customers alone for an admin, who may open the rest of the content (decision 1)', () => {
    expect(SCREENS.filter((screen) => isInSidebar({ role: 'admin', areas: null }, screen))).toEqual([
      'customers',
    ]);
    expect(SCREENS.filter((screen) => may({ role: 'admin' }, screen))).toEqual([...AREAS].sort(byScreen));
  });

  it('has exactly the areas that an admin was given, and those are the rights', () => {
    const marketer = { role: 'admin', areas: ['news', 'offers', 'heroes'] } as const;
    expect(SCREENS.filter((screen) => isInSidebar(marketer, screen))).toEqual(marketer.areas);
    expect(SCREENS.filter((screen) => may(marketer, screen))).toEqual(marketer.areas);
    expect(SCREENS.filter((screen) => may({ role: 'admin', areas: [] }, screen))).toEqual([]);
  });

  it('has nothing for a user, whatever areas the column holds', () => {
    expect(SCREENS.filter((screen) => isInSidebar({ role: 'user', areas: ['news'] }, screen))).toEqual([]);
  });

  it('is never cut down for a superadmin', () => {
    expect(may({ role: 'superadmin', areas: [] }, 'news')).toBe(true);
  });
});

describe('areas as they are kept', () => {
  it.each([
    [null, null],
    ['[]', []],
    ['["news","offers"]', ['news', 'offers']],
    ['["news","users","superadmin",1,null]', ['news']],
    ['{"news":true}', null],
  ])('%j are read as %j', (column, areas) => {
    expect(readAreas(column)).toEqual(areas);
  });
});

function byScreen(one: Permission, other: Permission): number {
  return SCREENS.indexOf(one) - SCREENS.indexOf(other);
}
