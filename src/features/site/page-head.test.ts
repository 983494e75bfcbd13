import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { presentImage } from '#media/media-address.ts';
import { doctors } from '#messages/doctors.ts';
import { news } from '#messages/news.ts';
import { site } from '#messages/site.ts';
import { whatsAppLink } from './clinic.ts';
import { listPageHead } from './list-page-head.ts';
import { pageHead } from './page-head.ts';
import { recordHead, subjectOf } from './record-head.ts';
import { clinicQuery, knownClinic } from './settings.queries.ts';

const ORIGIN = 'https://clinic.example';
const context = { origin: ORIGIN, queryClient: new QueryClient() };
const image = presentImage(`${'b'.repeat(32)}-1600x1200`, 'رسم');
const record = { title: 'تبييض الأسنان', subTitle: 'تفتيح اللون', slug: 'تبييض-الأسنان', image };

test('a page has its own title, description and an absolute canonical link', () => {
  const head = pageHead({ context, path: '/sections', title: 'الأقسام', description: 'كلها' });
  expect(head.meta).toContainEqual({ title: 'الأقسام | عيادة بسمة' });
  expect(head.meta).toContainEqual({ name: 'description', content: 'كلها' });
  expect(head.links).toEqual([{ rel: 'canonical', href: 'https://clinic.example/sections' }]);
});

test('a page is previewed by its own words', () => {
  const head = pageHead({ context, path: '/sections', title: 'الأقسام', description: 'كلها' });
  expect(head.meta).toContainEqual({ property: 'og:title', content: 'الأقسام | عيادة بسمة' });
  expect(head.meta).toContainEqual({ name: 'twitter:description', content: 'كلها' });
  expect(head.meta).toContainEqual({
    name: 'keywords',
    content: 'medical sections, health services, clinic, healthcare',
  });
});

test('an article says when it was published and what it is about', () => {
  const publishedAt = '2026-03-01T09:00:00.000Z';
  const head = recordHead(context, '/news/', subjectOf({ ...record, keywords: ['تجميل'], publishedAt }));
  expect(head.meta).toContainEqual({ property: 'og:type', content: 'article' });
  expect(head.meta).toContainEqual({ property: 'article:published_time', content: publishedAt });
  expect(head.meta).toContainEqual({
    name: 'keywords',
    content: 'تبييض الأسنان, تجميل, medical sections, health services, clinic, healthcare',
  });
});

test('a record is canonical under its slug and previewed by its own picture', () => {
  const head = recordHead(context, '/service/', subjectOf(record));
  const address = `${ORIGIN}/service/${encodeURIComponent('تبييض-الأسنان')}`;
  expect(head.links).toContainEqual({ rel: 'canonical', href: address });
  expect(head.meta).toContainEqual({ property: 'og:image', content: `${ORIGIN}${image?.share}` });
  expect(head.meta).toContainEqual({ name: 'twitter:image', content: `${ORIGIN}${image?.share}` });
  expect(head.links).toContainEqual(expect.objectContaining({ rel: 'preload', as: 'image' }));
});

test('a record without a picture leaves the preview to the site’s own and preloads none', () => {
  const head = recordHead(context, '/service/', subjectOf({ ...record, image: null }));
  expect(JSON.stringify(head)).not.toMatch(/og:image|preload/);
});

test('a page without a record says in its title why there is none', () => {
  const failed = recordHead(context, '/service/', undefined, true);
  expect(failed.meta).toEqual([{ title: 'تعذّر عرض الصفحة | عيادة بسمة' }]);
  expect(recordHead(context, '/service/', undefined).meta).toEqual([
    { title: 'لم نجد هذه الصفحة | عيادة بسمة' },
  ]);
});

test('a chat opens with its Arabic words', () => {
  expect(whatsAppLink({ whatsApp: '+966505550123' }, 'مرحبًا & أهلًا')).toBe(
    `https://wa.me/966505550123?text=${encodeURIComponent('مرحبًا & أهلًا')}`,
  );
});

interface Asked {
  page?: number;
  search?: string | undefined;
  sort?: string | undefined;
}

test.each<[Asked, string, string]>([
  [{}, '/services', 'الخدمات'],
  [{ page: 2 }, '/services?page=2', 'الخدمات، صفحة ٢'],
  [{ page: 2, search: 'زراعة' }, '/services', 'الخدمات، صفحة ٢'],
  [{ page: 2, search: undefined, sort: undefined }, '/services?page=2', 'الخدمات، صفحة ٢'],
  [{ sort: 'title:asc' }, '/services', 'الخدمات'],
])('a list asked for %j is canonical as %s', (search, path, title) => {
  const list = { context, path: '/services', title: 'الخدمات', description: () => 'كلها' };
  const { meta, links } = listPageHead(list, search);
  expect(links).toEqual([{ rel: 'canonical', href: ORIGIN + path }]);
  expect(meta).toContainEqual({ title: `${title} | عيادة بسمة` });
});

test('name, city and keywords are those that the settings have', async () => {
  const queryClient = new QueryClient();
  const { queryKey } = clinicQuery();
  const known = { ...knownClinic(queryClient), name: 'عيادة النور', city: 'جدة', keywords: 'نور' };
  queryClient.setQueryData(queryKey, known);
  const theirs = { origin: ORIGIN, queryClient };
  const head = recordHead(theirs, '/service/', subjectOf(record));
  expect(head.meta).toContainEqual({ title: 'تبييض الأسنان | عيادة النور' });
  expect(head.meta).toContainEqual({ name: 'keywords', content: 'تبييض الأسنان, نور' });
  for (const texts of [site.sections, site.services, doctors, news]) {
    const words = JSON.stringify(listPageHead({ context: theirs, path: '/x', ...texts }, {}));
    expect(words).toContain('عيادة النور، جدة');
    expect(words).not.toMatch(/بسمة|مكة/);
  }
});
