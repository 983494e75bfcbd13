import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/** The reference: a bare Node server that answers one file's bytes from memory with the given headers. */
const [file = '', port = '0', headers = '{}'] = process.argv.slice(2);
const bytes = readFileSync(file);
const head = { ...(JSON.parse(headers) as Record<string, string>), 'Content-Length': String(bytes.length) };
createServer((_, response) => {
  response.writeHead(200, head);
  response.end(bytes);
}).listen(Number(port), '127.0.0.1');
