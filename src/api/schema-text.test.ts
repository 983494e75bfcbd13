import { describe, expect, it } from 'vitest';
import { schemaRemarks, schemaText } from './schema-text.ts';

describe('a schema as text', () => {
  it.each([
    [{ type: 'string' }, 'string'],
    [{ type: ['string', 'null'] }, 'string | null'],
    [{ $ref: '#/components/schemas/Section' }, 'Section'],
    [{ enum: ['a', 'b'] }, '"a" | "b"'],
    [{ const: true }, 'true'],
    [{ type: 'array', items: { type: 'string' } }, 'string[]'],
    [{ type: 'array', items: { anyOf: [{ type: 'string' }, { type: 'null' }] } }, '(string | null)[]'],
    [{ type: 'object', additionalProperties: { type: 'string' } }, '{ [name]: string }'],
    [{ type: 'object', properties: {} }, '{}'],
    [{}, 'any'],
    [undefined, 'any'],
  ])('%j → %s', (schema, text) => expect(schemaText(schema)).toBe(text));

  it('shows fields in lines, those that may be missing with a mark, nested ones further in', () => {
    const schema = {
      type: ['object', 'null'],
      properties: {
        a: { type: 'integer', description: 'How many' },
        b: { type: 'object', properties: { c: {} } },
      },
      required: ['a'],
    };
    expect(schemaText(schema)).toBe('{\n  a: integer  // How many\n  b?: {\n    c?: any\n  }\n} | null');
  });
});

describe('remarks', () => {
  it.each([
    [{ description: 'Page', minimum: 1, maximum: 9, default: 1 }, 'Page; 1 to 9; 1 unless given'],
    [
      { minLength: 2, maxLength: 80, format: 'email', example: 'x' },
      'at least 2 characters; at most 80 characters; email; as "x"',
    ],
    [{ description: 'At most 100 characters', maxLength: 100 }, 'At most 100 characters'],
    [undefined, ''],
  ])('%j', (schema, text) => expect(schemaRemarks(schema)).toBe(text));
});
