import { toLatinDigits } from '#lib/arabic.ts';
import type { EditorField, FieldValue, ListValue, PublishingValue, Values } from './editor-field.ts';
import { publishingOf, publishingWire } from './publishing.ts';
import { toRiyadhMoment } from './riyadh-moment.ts';

export type WireValue = string | number | null | readonly string[];
export type Wire = Readonly<Record<string, WireValue>>;

/** What the controls hold for a record's `input` (`content/manage.contract.ts`), or an empty form for `{}`. */
export function valuesOf(
  fields: readonly EditorField[],
  input: Readonly<Record<string, unknown>>,
  now: Date,
): Values {
  return Object.fromEntries(fields.map((field) => [field.name, controlValue(field, input, now)]));
}

/** The form as the API takes it: trimmed, what was typed into a list counted in, what is left empty null. */
export function wireOf(fields: readonly EditorField[], values: Values): Wire {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = values[field.name];
      return value === undefined ? [] : wireEntries(field, value);
    }),
  );
}

/** A list with its pending text as its last entry; blank texts are no entries. */
export function wholeList({ items, typing }: ListValue): string[] {
  return [...items, typing].map((text) => text.trim()).filter((text) => text !== '');
}

/** A form with a file in it: lists are `name[0]`, `name[1]`, …; what is empty is a blank text. */
export function formDataOf(wire: Wire): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(wire)) {
    if (!isTexts(value)) form.set(name, String(value ?? ''));
    else if (value.length === 0) form.set(name, '');
    else for (const [place, text] of value.entries()) form.set(`${name}[${place}]`, text);
  }
  return form;
}

/** Whether two forms would be sent alike. */
export function sameWire(one: Wire, other: Wire): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** What of a kept draft still fits the controls: another build may have had others. */
export function fitting(kept: Values, values: Values): Values {
  return Object.fromEntries(
    Object.entries(kept).filter(
      ([name, value]) => name in values && shapeOf(value) === shapeOf(values[name]),
    ),
  );
}

function shapeOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return typeof value;
  return Array.isArray(value) ? 'list' : Object.keys(value).toSorted().join();
}

function controlValue(field: EditorField, input: Readonly<Record<string, unknown>>, now: Date): FieldValue {
  const given = input[field.name];
  switch (field.kind) {
    case 'publishing':
      return publishingOf(input, now);
    case 'picture':
      return '';
    case 'list':
      return { items: textsOf(given), typing: '' };
    case 'choices':
    case 'records':
      return textsOf(given);
    case 'moment':
      return toRiyadhMoment(textOf(given));
    default:
      return textOf(given);
  }
}

function wireEntries(field: EditorField, value: FieldValue): [string, WireValue][] {
  switch (field.kind) {
    case 'publishing':
      return Object.entries(publishingWire(value as PublishingValue));
    case 'picture':
      return [];
    case 'list':
      return [[field.name, wholeList(value as ListValue)]];
    case 'choices':
    case 'records':
      return [[field.name, value as readonly string[]]];
    default:
      return textEntry(field, (value as string).trim());
  }
}

function textEntry(field: EditorField, text: string): [string, WireValue][] {
  if (text !== '') return [[field.name, field.kind === 'price' ? priceOf(text) : text]];
  if (field.kind !== 'text') return [[field.name, null]];
  return field.ownWhenBlank ? [] : [[field.name, '']];
}

/** A number where it is one; else the text itself, for the schema to name what is wrong with it. */
function priceOf(text: string): number | string {
  const digits = toLatinDigits(text).replace(/[,٬\s]/g, '');
  return /^\d+$/.test(digits) ? Number(digits) : digits;
}

function isTexts(value: WireValue): value is readonly string[] {
  return Array.isArray(value);
}

function textsOf(given: unknown): string[] {
  return Array.isArray(given) ? given.map(textOf) : [];
}

function textOf(given: unknown): string {
  return typeof given === 'string' || typeof given === 'number' ? String(given) : '';
}
