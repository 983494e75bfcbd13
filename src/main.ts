const OLDEST_NODE = 24;

/** The process. The rest is loaded only where it can run: an older Node would stop at an import it does not know. */
if (Number(process.versions.node.split('.')[0]) < OLDEST_NODE) {
  process.stderr.write(`Basma needs Node ${OLDEST_NODE} or later; this is ${process.version}.\n`);
  process.exit(1);
}
const { serve } = await import('#process/serve.server.ts');
await serve(import.meta.dirname);
