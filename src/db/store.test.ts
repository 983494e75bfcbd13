import { afterAll, describe } from 'vitest';
import { TEST_ENGINES } from '#testing/engines.ts';
import { stopPglite } from '#testing/pglite.ts';
import { busySuite } from '#testing/store-suite/busy-suite.ts';
import { constraintsSuite } from '#testing/store-suite/constraints-suite.ts';
import { migrationsSuite } from '#testing/store-suite/migrations-suite.ts';
import { valuesSuite } from '#testing/store-suite/values-suite.ts';
import { writingSuite } from '#testing/store-suite/writing-suite.ts';

afterAll(stopPglite);

// One file, since PGlite takes seconds to start.
describe.each(TEST_ENGINES)('the store on $name', (engine) => {
  valuesSuite(engine);
  writingSuite(engine);
  busySuite(engine);
  constraintsSuite(engine);
  migrationsSuite(engine);
});
