import { makeTemplate } from './server.ts';

/** Builds and seeds once; every test starts from a copy of that store. */
export default async function globalSetup(): Promise<void> {
  if (process.env.TEST_DATABASE_URL) return;
  process.env.E2E_TEMPLATE = await makeTemplate();
}
