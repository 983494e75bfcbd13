import { publicAddress } from '../findability.rules.ts';

/** One thing that a page describes, in the words of schema.org. */
export interface JsonLdNode {
  '@type': string;
  '@id'?: string;
  [property: string]: unknown;
}

/** What search engines may call a thing on every page: an address that need not answer. */
export function nodeId(origin: string, path: string, name: string): string {
  return `${publicAddress(origin, path)}#${name}`;
}

/** What is empty is left out: a property says something that the page shows. */
export function filled(node: JsonLdNode): JsonLdNode {
  const said = Object.entries(node).filter(
    ([, value]) => value !== '' && value != null && !(Array.isArray(value) && value.length === 0),
  );
  return Object.fromEntries(said) as JsonLdNode;
}

/** Nodes as the content of an inline script, which no text in them can end. */
export function inlineJsonLd(nodes: readonly JsonLdNode[]): string {
  const graph = { '@context': 'https://schema.org', '@graph': nodes };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}
