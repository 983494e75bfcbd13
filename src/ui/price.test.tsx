import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PhoneLink } from './ltr.tsx';
import { Price } from './price.tsx';

test('the riyal sign stands left of Latin digits, whatever the text around it', () => {
  const html = renderToStaticMarkup(<Price amount={9500} />);
  expect(html).toMatch(
    /^<bdi dir="ltr"[^>]*><span aria-hidden="true" class="riyal"><\/span> 9,500<span class="sr-only"> ريال سعودي<\/span>/,
  );
});

test('a phone is called by its plain number and read in groups', () => {
  expect(renderToStaticMarkup(<PhoneLink phone="+966125550123" />)).toBe(
    '<a href="tel:+966125550123"><bdi dir="ltr">+966 12 555 0123</bdi></a>',
  );
});
