import fc from 'fast-check';

/** Texts that have broken other people's programs. */
const NAUGHTY = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\uD800',
  '\uFFFE',
  '\u202Eمقلوب',
  '\r\nSet-Cookie: a=b',
  'null',
  'undefined',
  'NaN',
  'true',
  '-1',
  '0',
  '1e999',
  '0x1F',
  '9007199254740993',
  '١٢٣',
  '..%2f..%2fetc%2fpasswd',
  '../../../../etc/passwd',
  "' or 1=1 --",
  '"; drop table leads; --',
  '%',
  '%00',
  '%_%',
  '%F0%9F',
  '\\',
  '__proto__',
  'constructor',
  'toString',
  '<script>alert(1)</script>',
  '=cmd()',
  '{"$gt":""}',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text itself that is sent.
  '${7*7}',
  'ﷺ'.repeat(50),
  'س\u0651\u064E\u0651\u064E\u0651'.repeat(60),
  '👩‍👩‍👧‍👦',
  'x'.repeat(5000),
  'ال'.repeat(2500),
  '+966501234567',
  'superadmin1@clinic.example',
];

export const naughtyText = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...NAUGHTY) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 300 }) },
);

/** Any JSON value, naughty texts and deep nests among them. */
export const naughtyValue = fc.oneof(
  { weight: 6, arbitrary: naughtyText },
  { weight: 2, arbitrary: fc.constantFrom(null, true, false, 0, -1, 1e308, 0.1, [], {}, [[]], [null]) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
  { weight: 1, arbitrary: fc.array(naughtyText, { maxLength: 3 }) },
);
