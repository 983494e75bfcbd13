import { expect, it } from 'vitest';
import { xmlText } from './xml.ts';

it('escapes what has a meaning in XML', () => {
  expect(xmlText(`«زراعة» & <b>"a" 'b'</b>`)).toBe(
    '«زراعة» &amp; &lt;b&gt;&quot;a&quot; &apos;b&apos;&lt;/b&gt;',
  );
});

it('leaves out what XML cannot hold, and nothing else', () => {
  expect(xmlText('a\u0000\u000b\ufffe\ud800b\t\n😀')).toBe('ab\t\n😀');
});
