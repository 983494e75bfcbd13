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
  'zod',
  '@hono/node-server',
  '@hono/zod-openapi',
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
  build: { target: 'es2022', assetsInlineLimit: 0, reportCompressedSize: false },
  environments: {
    ssr: {
      build: {
        rolldownOptions: {
          input: { main: 'src/main.ts', 'picture-worker': 'src/media/picture-worker.server.ts' },
        },
      },
    },
  },
});
