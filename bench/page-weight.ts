import { brotliCompressSync } from 'node:zlib';

export interface PageWeight {
  /** Bytes as they travel, brotli. */
  html: number;
  script: number;
  css: number;
  /** Bytes of the preloaded fonts, which are packed already. */
  fonts: number;
}

/** What a first visit of one page loads: its HTML, every script and style its HTML names, and its preloaded fonts. */
export async function weighPage(origin: string, path: string): Promise<PageWeight> {
  const html = await (await fetch(origin + path)).text();
  const named = (pattern: RegExp) => [
    ...new Set([...html.matchAll(pattern)].map(([, address = '']) => address)),
  ];
  return {
    html: brotliCompressSync(html).length,
    script: await sum(origin, named(/"(\/assets\/[^"]+\.js)"/g)),
    css: await sum(origin, named(/href="(\/assets\/[^"]+\.css)"/g)),
    fonts: await sum(origin, named(/href="(\/[^"]+\.woff2)"/g)),
  };
}

async function sum(origin: string, addresses: string[]): Promise<number> {
  let total = 0;
  for (const address of addresses) {
    const answer = await fetch(origin + address, { headers: { 'Accept-Encoding': 'br' } });
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
    total += Number(answer.headers.get('Content-Length'));
  }
  return total;
}
