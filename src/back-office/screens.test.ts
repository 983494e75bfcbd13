import { expect, it } from 'vitest';
import { CONTENT_TABLES, CONTENT_TYPES } from '#lib/content-types.ts';
import { contentScreen, screenAt, screenName } from './screens.ts';

it.each(CONTENT_TABLES)('the screen of %s is loaded by its line in the sidebar', async (type) => {
  const screen = contentScreen(type);
  const { resource } = await screen.load();
  expect(resource.path).toBe(CONTENT_TYPES[type].path);
  expect(resource.texts.title).toBe(screen.label);
  expect(screenAt(`/admin-dashboard/${type}/edit/x`)).toBe(screen);
});

it('what has no screen of its own has no name there', () => {
  expect(screenName('customers')).toBe('بيانات العملاء');
  expect(screenName('exports')).toBe('');
  expect(screenAt('/admin-dashboard')).toBeUndefined();
});
