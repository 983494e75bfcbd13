import { defineConfig } from 'vitest/config';

const { VITEST_JSON_OUTPUT_FILE: report } = process.env;

export default defineConfig({
  test: {
    include: [
      'src/**/*.test.{ts,tsx}',
      'architecture/*.test.ts',
      'scripts/**/*.test.ts',
      'examples/*.test.ts',
    ],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    reporters: report ? ['default', ['json', { outputFile: report }]] : ['default'],
  },
});
