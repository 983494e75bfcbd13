import { type CustomTypesConfig, types } from 'pg';

const OID = { bool: 16, bytea: 17, int8: 20, json: 114, date: 1082, timestamp: 1114, timestamptz: 1184 };
const NUMERIC = 1700;
const JSONB = 3802;

const parseHexBytes: (text: string) => Buffer = types.getTypeParser(OID.bytea);

const OURS = new Map<number, (text: string) => unknown>([
  [OID.bool, (text) => (text === 't' ? 1 : 0)],
  [OID.bytea, plainBytes],
  [OID.int8, safeInteger],
  [NUMERIC, Number],
  ...[OID.json, JSONB, OID.date, OID.timestamp, OID.timestamptz].map(
    (oid) => [oid, (text: string) => text] as const,
  ),
]);

/** Makes PostgreSQL give back the same physical types as SQLite: numbers, text, plain bytes, 0/1. */
export const POSTGRES_TYPES: CustomTypesConfig = {
  getTypeParser: (oid, format) => OURS.get(oid) ?? types.getTypeParser(oid, format),
};

function plainBytes(text: string): Uint8Array {
  const buffer = parseHexBytes(text);
  return new Uint8Array(buffer.buffer, buffer.byteOffset, buffer.byteLength);
}

function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError('The store gave back an integer beyond 2^53');
  return value;
}
