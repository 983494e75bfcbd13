import { describe, expect, it } from 'vitest';
import { cycles, houseViolations } from './house-rules.ts';
import { importViolations } from './import-rules.ts';
import { readSourceFiles, sourceFile } from './source-files.ts';
import { staffOfVisitors } from './what-visitors-load.ts';

const files = readSourceFiles();

describe('the house', () => {
  it('is read at all', () => expect(files.length).toBeGreaterThan(50));
  it('imports only what its table allows', () => expect(importViolations(files)).toEqual([]));
  it('has no cycles', () => expect(cycles(files)).toEqual([]));
  it('gives a visitor nothing of the staff’s', () => expect(staffOfVisitors(files)).toEqual([]));
  it('keeps its manners', () => expect(houseViolations(files)).toEqual([]));
});

describe('a planted violation is found', () => {
  const planted: [string, string, string][] = [
    ['a visitor gets zod through a rule', 'features/leads/x.rules.ts', "import { z } from 'zod';"],
    ['ui fetches', 'ui/x.tsx', "import { profileQuery } from '#features/accounts/accounts.queries.ts';"],
    ['lib looks up', 'lib/x.ts', "import { errors } from '#messages/errors.ts';"],
    ['a screen reaches the store', 'features/leads/x.tsx', "import { a } from './leads.db.server.ts';"],
    [
      'a screen ships a contract',
      'features/leads/x.tsx',
      "import { a } from '#features/news/news.contract.ts';",
    ],
    [
      'server code of another feature',
      'features/a/a.api.server.ts',
      "import { b } from '#features/b/b.api.server.ts';",
    ],
    ['a visitor gets the back office', 'features/news/x.tsx', "import { a } from './news-admin.tsx';"],
    ['a public route gets the back office', 'routes/x.tsx', "import { a } from '#back-office/a.tsx';"],
    ['a server package in a screen', 'features/leads/x.tsx', "import { Kysely } from 'kysely';"],
  ];
  it.each(planted)('%s', (_, path, text) => {
    expect(importViolations([sourceFile(path, text)])).toHaveLength(1);
  });

  it('a visitor’s text that is taken from the staff’s', () => {
    const page = sourceFile('routes/x.tsx', "import { a } from '#features/x/x.tsx';");
    const screen = sourceFile('features/x/x.tsx', "import { a } from '#messages/x.ts';");
    const later = sourceFile('routes/y.tsx', "const a = () => import('#messages/staff-y.ts');");
    const texts = sourceFile('messages/x.ts', "import { a } from './staff-x.ts';");
    expect(staffOfVisitors([page, later, screen, texts])).toEqual([
      'routes/x.tsx -> features/x/x.tsx -> messages/x.ts -> messages/staff-x.ts',
    ]);
  });

  it('types may cross', () => {
    const types = "import type { A } from '#features/news/news.contract.ts';\nimport { type B } from 'hono';";
    expect(importViolations([sourceFile('features/leads/x.tsx', types)])).toEqual([]);
  });

  it('the back office may have contracts whole, and its routes may have it', () => {
    const screen = "import { newsQuery } from './news.contract.ts';\nimport { a } from '#back-office/a.tsx';";
    expect(importViolations([sourceFile('features/news/news-admin.tsx', screen)])).toEqual([]);
    const route = "import { NewsAdmin } from '#features/news/news-admin.tsx';";
    expect(importViolations([sourceFile('routes/admin-dashboard.news.tsx', route)])).toEqual([]);
  });

  it('a cycle', () => {
    const a = sourceFile('lib/a.ts', "import { b } from './b.ts';");
    const b = sourceFile('lib/b.ts', "import { a } from './a.ts';");
    expect(cycles([a, b])).toEqual(['lib/a.ts -> lib/b.ts -> lib/a.ts']);
  });

  it.each([
    ['lib/utils.ts', ''],
    ['ui/x.tsx', 'const a = <p className="flex ml-2" />;'],
    ['ui/x.tsx', 'const a = <p className="bg-[#fafcfb]" />;'],
    ['ui/x.tsx', 'const a = <p>اسم</p>;'],
    ['lib/long.ts', 'a;\n'.repeat(301)],
  ])('bad manners in %s', (path, text) => {
    expect(houseViolations([sourceFile(path, text)])).toHaveLength(1);
  });
});
