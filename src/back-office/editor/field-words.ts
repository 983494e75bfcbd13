import { formatDateTime } from '#lib/format.ts';
import { publishing } from '#messages/staff-editor.ts';
import type { EditorField, FieldValue, ListValue, PublishingValue } from './editor-field.ts';
import { wholeList } from './field-values.ts';
import { riyadhIso } from './riyadh-moment.ts';

/** A field's value as people read it, one entry a line; linked records by `titleOf`. */
export function fieldWords(field: EditorField, value: FieldValue, titleOf: (id: string) => string): string {
  switch (field.kind) {
    case 'list':
      return wholeList(value as ListValue).join('\n');
    case 'record':
      return titleOf(value as string);
    case 'records':
      return (value as readonly string[]).map(titleOf).join('\n');
    case 'options':
    case 'choices':
      return [value as string | readonly string[]]
        .flat()
        .map((one) => field.options.find((option) => option.value === one)?.label ?? one)
        .join('\n');
    case 'moment':
      return momentWords(value as string);
    case 'publishing':
      return publishingWords(value as PublishingValue);
    default:
      return value as string;
  }
}

/** The name of a field where several are listed. */
export function fieldName(field: EditorField): string {
  return field.kind === 'publishing' ? publishing.legend : 'label' in field ? field.label : '';
}

function publishingWords({ mode, from, until }: PublishingValue): string {
  const lines: string[] = [publishing[mode]];
  if (mode === 'later') lines.push(`${publishing.from} ${momentWords(from)}`);
  if (until) lines.push(`${publishing.until} ${momentWords(until)}`);
  return lines.join('\n');
}

function momentWords(moment: string): string {
  return formatDateTime(riyadhIso(moment));
}
