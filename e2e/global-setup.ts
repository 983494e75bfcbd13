import { ensureBuild } from '../scripts/build.ts';
import { makeTemplate } from './server.ts';

/** Builds and seeds once, before any worker: every test starts from a copy of that store. */
export default async function globalSetup(): Promise<void> {
  process.env.E2E_BUILD ??= await ensureBuild();
  if (process.env.TEST_DATABASE_URL) return;
  process.env.E2E_TEMPLATE = await makeTemplate();
}
