import type { z } from 'zod';
import { fieldMessage, fieldsOfIssues } from '#messages/field-messages.ts';
import type { EditorField, PublishingValue, Values } from './editor-field.ts';
import { type Wire, wireOf } from './field-values.ts';
import { publishingMistakes } from './publishing.ts';

/** What is wrong with a form, by field, in the words of the server, which checks by the same schema. */
export function checkForm(
  input: z.ZodObject,
  fields: readonly EditorField[],
  values: Values,
): Record<string, string> {
  const wire = wireOf(fields, values);
  const read = input.partial().safeParse(wire);
  const mistakes = read.success ? {} : fieldsOfIssues(read.error.issues, wire);
  for (const field of fields) {
    if (field.kind !== 'publishing') continue;
    const missed = publishingMistakes(values[field.name] as PublishingValue);
    for (const [name, code] of Object.entries(missed)) mistakes[name] ??= fieldMessage(code);
  }
  return mistakes;
}

/** What is wrong with a field, also with one entry of it (`desc.3`). */
export function mistakeOf(errors: Readonly<Record<string, string>>, name: string): string | undefined {
  return errors[name] ?? Object.entries(errors).find(([of]) => of.startsWith(`${name}.`))?.[1];
}

/** Which of the names that are wrong no field of the form shows. */
export function strayMistakes(
  errors: Readonly<Record<string, string>>,
  fields: readonly EditorField[],
  wire: Wire,
): string[] {
  const shown = new Set([...Object.keys(wire), ...fields.map(({ name }) => name), 'image', 'imageAlt']);
  return Object.entries(errors)
    .filter(([name]) => !shown.has(name.split('.')[0] ?? ''))
    .map(([, text]) => text);
}

/** The mistakes that are left once a field was touched. */
export function withoutMistake(
  errors: Readonly<Record<string, string>>,
  name: string,
): Readonly<Record<string, string>> {
  const left = Object.entries(errors).filter(([of]) => of !== name && !of.startsWith(`${name}.`));
  return left.length === Object.keys(errors).length ? errors : Object.fromEntries(left);
}
