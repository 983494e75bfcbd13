import type { z } from 'zod';
import { formatNumber } from '#lib/format.ts';
import { FIELD_MESSAGES, type FieldCode } from './errors.ts';

type Issue = z.core.$ZodIssue;
type Bounds = { min?: number; max?: number };

/**
 * What is wrong with each field of a request, in Arabic: field name (`a.b` when nested, `_` for the whole) → message.
 * A schema's own `error` is taken as a code of `FIELD_MESSAGES`; without one the message follows from zod's issue and
 * the input, which tells a missing value from a wrong one.
 */
export function fieldsOfIssues(issues: readonly Issue[], input: unknown): Record<string, string> {
  const fields = new Map<string, string>();
  for (const issue of issues) {
    for (const [name, text] of readIssue(issue, isMissing(input, issue.path))) {
      if (!fields.has(name)) fields.set(name, text);
    }
  }
  return Object.fromEntries(fields);
}

/**
 * The message of a field's code; a text that is no code comes from a feature's own messages and is kept. A limit that
 * is not known is left unsaid.
 */
export function fieldMessage(codeOrText: string, { min, max }: Bounds = {}): string {
  if (!isFieldCode(codeOrText)) return codeOrText;
  const text = FIELD_MESSAGES[codeOrText];
  const unsaid =
    (text.includes('{min}') && min === undefined) || (text.includes('{max}') && max === undefined);
  if (unsaid) return `${text.split(':')[0]}.`;
  return text.replace('{min}', digits(min)).replace('{max}', digits(max));
}

function digits(limit: number | undefined): string {
  return limit === undefined ? '' : formatNumber(limit);
}

function isFieldCode(text: string): text is FieldCode {
  return Object.hasOwn(FIELD_MESSAGES, text);
}

function readIssue(issue: Issue, missing: boolean): [string, string][] {
  const name = issue.path.map(String).join('.') || '_';
  if (issue.code === 'unrecognized_keys') {
    const under = issue.path.length > 0 ? `${name}.` : '';
    return issue.keys.map((key) => [`${under}${key}`, fieldMessage('UNKNOWN_FIELD')]);
  }
  if (isFieldCode(issue.message)) return [[name, fieldMessage(issue.message, boundsOf(issue))]];
  return [[name, fieldMessage(missing ? 'REQUIRED' : codeOf(issue), boundsOf(issue))]];
}

function isMissing(input: unknown, path: readonly PropertyKey[]): boolean {
  let value = input;
  for (const key of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return true;
    value = Reflect.get(value, key);
  }
  return value === undefined || value === null;
}

function boundsOf(issue: Issue): Bounds {
  if (issue.code === 'too_small') return { min: Number(issue.minimum) };
  if (issue.code === 'too_big') return { max: Number(issue.maximum) };
  if (issue.code === 'custom') return { min: numberOf(issue.params?.min), max: numberOf(issue.params?.max) };
  return {};
}

function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}

function codeOf(issue: Issue): FieldCode {
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected === 'number' || issue.expected === 'int' ? 'NOT_A_NUMBER' : 'WRONG_TYPE';
    case 'too_small':
      if (issue.origin === 'string') return issue.minimum === 1 ? 'REQUIRED' : 'TOO_SHORT';
      return issue.origin === 'array' ? 'TOO_FEW' : 'TOO_SMALL';
    case 'too_big':
      if (issue.origin === 'string') return 'TOO_LONG';
      return issue.origin === 'array' ? 'TOO_MANY' : 'TOO_BIG';
    case 'invalid_value':
      return 'UNKNOWN_VALUE';
    case 'invalid_union':
      return issue.errors.length > 0 ? 'WRONG_TYPE' : 'UNKNOWN_VALUE';
    case 'invalid_format':
      return 'BAD_FORMAT';
    default:
      return 'WRONG_TYPE';
  }
}
