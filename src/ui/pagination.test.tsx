import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Pagination } from './pagination.tsx';

function draw(page: number, pages: number): string {
  return renderToStaticMarkup(
    <Pagination
      page={page}
      pages={pages}
      link={({ page: target, ...link }) => <a href={`?page=${target}`} {...link} />}
    />,
  );
}

test('one page needs no links', () => {
  expect(draw(1, 1)).toBe('');
  expect(draw(1, 0)).toBe('');
});

test('the page itself is marked, and the ends have no step beyond them', () => {
  const first = draw(1, 3);
  expect(first).toContain('href="?page=1" aria-label="صفحة ١" aria-current="page"');
  expect(first).not.toContain('السابقة');
  expect(first).toContain('aria-label="التالية"');
  const last = draw(3, 3);
  expect(last).toContain('aria-label="السابقة"');
  expect(last).not.toContain('التالية');
});
