import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { type Context, Hono } from 'hono';
import { chooseEncoding, type Encoding } from '#lib/kept-answer.server.ts';

interface StaticFile {
  type: string;
  cacheControl: string;
  etag: string;
  bytes: Partial<Record<Encoding, Uint8Array<ArrayBuffer>>> & { identity: Uint8Array<ArrayBuffer> };
}

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
};

/**
 * The built browser files, read once at start and answered from memory. What lies in `assets/` is named by its
 * content, so a browser may keep it for a year; the rest is asked for again.
 */
export function staticFiles(folder: string): Hono {
  const files = readFiles(folder);
  const app = new Hono();
  app.get('*', async (c, next) => {
    const file = files.get(c.req.path);
    if (!file) return next();
    return answer(c, file);
  });
  return app;
}

function answer(c: Context, file: StaticFile): Response {
  c.header('Cache-Control', file.cacheControl);
  c.header('ETag', file.etag);
  c.header('Vary', 'Accept-Encoding');
  if (c.req.header('If-None-Match')?.includes(file.etag)) return c.body(null, 304);
  const wanted = chooseEncoding(c.req.header('Accept-Encoding'));
  const bytes = file.bytes[wanted] ?? file.bytes.identity;
  if (bytes !== file.bytes.identity) c.header('Content-Encoding', wanted);
  c.header('Content-Type', file.type);
  c.header('Content-Length', String(bytes.length));
  return c.body(bytes);
}

function readFiles(folder: string): Map<string, StaticFile> {
  const files = new Map<string, StaticFile>();
  if (!existsSync(folder)) return files;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || /\.(br|gz)$/.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const address = `/${relative(folder, file).split(sep).join('/')}`;
    files.set(address, readStatic(file, address));
  }
  return files;
}

function readStatic(file: string, address: string): StaticFile {
  const immutable = address.startsWith('/assets/');
  const identity = readFileSync(file);
  return {
    type: TYPES[extname(file)] ?? 'application/octet-stream',
    cacheControl: immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    bytes: {
      identity,
      ...(existsSync(`${file}.br`) && { br: readFileSync(`${file}.br`) }),
      ...(existsSync(`${file}.gz`) && { gzip: readFileSync(`${file}.gz`) }),
    },
  };
}
