import tailwindcss from '@tailwindcss/vite';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const serverOnlyFolders = ['api', 'auth', 'content', 'db', 'demo', 'media', 'pages', 'testing'];
const serverOnlyPackages = [
  'better-auth',
  'hono',
  'kysely',
  'libphonenumber-js',
  'pg',
  'pino',
  'sharp',
  'nodemailer',
  'google-auth-library',
  '@googleapis/sheets',
  '@hono/node-server',
  '@hono/zod-openapi',
];

/**
 * What every page loads as two files instead of twenty: small files compress badly (6 KB of script a page). Named one
 * by one, so that a back-office package never joins them.
 */
const chunkGroups = [
  {
    name: 'base',
    test: /node_modules\/(react|react-dom|scheduler|use-sync-external-store|seroval|seroval-plugins|@tanstack\/(history|store|react-store|query-core|react-query|router-core|react-router|(react-)?router-ssr-query(-core)?|start-client-core|react-start(-client)?))\//,
  },
  {
    name: 'site',
    test: /src\/(ui|lib|messages\/(site|ui|format|content)|features\/site\/(?!admin|home))/,
    minShareCount: 3,
  },
];

export default defineConfig({
  plugins: [
    tailwindcss(),
    tanstackStart({
      router: { entry: 'router.tsx', routeFileIgnorePattern: '\\.test\\.' },
      client: { entry: 'client.tsx' },
      server: { entry: 'pages/start.server.ts' },
      importProtection: {
        behavior: 'error',
        client: {
          files: ['**/*.server.*', ...serverOnlyFolders.map((folder) => `src/${folder}/**/*.server.*`)],
          specifiers: serverOnlyPackages.map((name) => new RegExp(`^${name}(/|$)`)),
        },
      },
    }),
    react(),
  ],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // The names of the back office's files would travel to every visitor with the routes.
    modulePreload: {
      resolveDependencies: (file, needed) => (/admin|staff|screens/.test(file) ? [] : needed),
    },
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } } } },
    ssr: {
      build: {
        rolldownOptions: {
          input: { main: 'src/main.ts', 'picture-worker': 'src/media/picture-worker.server.ts' },
        },
      },
    },
  },
});
