/** The few words of JSON Schema that our description uses. */
interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  additionalProperties?: boolean | Schema;
  description?: string;
  example?: unknown;
  format?: string;
  default?: unknown;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
}

/** A schema as a person reads it: the notation of TypeScript, a remark behind each field; names stand for `$ref`. */
export function schemaText(schema: unknown, indent = ''): string {
  const { $ref, type, properties, items, anyOf, oneOf, additionalProperties, ...known } = (schema ??
    {}) as Schema;
  if ($ref) return $ref.split('/').at(-1) ?? $ref;
  const choices = known.enum ?? ('const' in known ? [known.const] : undefined);
  if (choices) return choices.map((value) => JSON.stringify(value)).join(' | ');
  const union = anyOf ?? oneOf;
  if (union) return union.map((part) => schemaText(part, indent)).join(' | ');
  const nothing = Array.isArray(type) && type.includes('null') ? ' | null' : '';
  if (properties) return objectText({ properties, required: known.required }, indent) + nothing;
  if (items) return `${listed(schemaText(items, indent))}[]${nothing}`;
  if (typeof additionalProperties === 'object') {
    return `{ [name]: ${schemaText(additionalProperties, indent)} }${nothing}`;
  }
  return [type ?? 'any'].flat().join(' | ');
}

/** What a schema says beside its type: description, bounds, format, default, example. */
export function schemaRemarks(schema: unknown): string {
  const { description, minimum, maximum, minLength, maxLength, format, example, ...known } = (schema ??
    {}) as Schema;
  const remarks = [
    description,
    minimum === undefined || maximum === undefined ? undefined : `${minimum} to ${maximum}`,
    minLength === undefined ? undefined : `at least ${minLength} characters`,
    maxLength === undefined || description?.includes(String(maxLength))
      ? undefined
      : `at most ${maxLength} characters`,
    format,
    known.default === undefined ? undefined : `${JSON.stringify(known.default)} unless given`,
    example === undefined ? undefined : `as ${JSON.stringify(example)}`,
  ];
  return remarks.filter((remark) => remark !== undefined).join('; ');
}

function objectText({ properties = {}, required = [] }: Schema, indent: string): string {
  const inner = `${indent}  `;
  const lines = Object.entries(properties).map(([name, field]) => {
    const remarks = schemaRemarks(field);
    const mark = required.includes(name) ? '' : '?';
    return `${inner}${name}${mark}: ${schemaText(field, inner)}${remarks ? `  // ${remarks}` : ''}`;
  });
  return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n${indent}}`;
}

function listed(item: string): string {
  return item.includes(' | ') && !item.startsWith('{') ? `(${item})` : item;
}
