import { afterEach, beforeEach, expect, it } from 'vitest';
import { type SheetsClinic, SPREADSHEET, sheetsClinic, TAB } from '#testing/google/sheets-clinic.ts';

const MINUTE = 60_000;
const PASSWORD = 'كلمة مرور طويلة للاختبار';

let clinic: SheetsClinic;

beforeEach(async () => {
  clinic = await sheetsClinic();
});

afterEach(() => clinic.close());

/** Somebody who sends a lead while signed in, between two others', and then erases their account. */
async function leadOfSomebody() {
  const sara = await clinic.signIn('user');
  await clinic.lead();
  await clinic.lead({ name: 'سارة الحربي' }, sara);
  await clinic.lead();
  return {
    async eraseHerself() {
      const headers = { ...sara, 'content-type': 'application/json' };
      const body = JSON.stringify({ password: PASSWORD });
      const { status } = await clinic.app.request('/api/v1/user/data', { method: 'DELETE', headers, body });
      expect(status).toBe(200);
    },
  };
}

const cells = () => clinic.google.rows(SPREADSHEET, TAB).flat();

it('an erased person’s row leaves the spreadsheet, and no look at it brings it back', async () => {
  const sara = await leadOfSomebody();
  const worker = clinic.worker();
  await worker.run();
  expect(cells()).toContain('سارة الحربي');
  await sara.eraseHerself();
  await worker.run();
  expect(cells()).not.toContain('سارة الحربي');
  expect(clinic.delivered()).toHaveLength(2);
  await clinic.call('POST', 'google/replay');
  for (let i = 0; i < 20; i++) {
    clinic.clock.forward(MINUTE);
    await worker.run();
  }
  expect(clinic.delivered()).toHaveLength(2);
});

it('a row that was still waiting never arrives', async () => {
  const sara = await leadOfSomebody();
  await sara.eraseHerself();
  await clinic.worker().run();
  expect(clinic.delivered()).toHaveLength(2);
  expect(cells()).not.toContain('سارة الحربي');
});

it('a row that was on its way is taken out when it has arrived', async () => {
  const sara = await leadOfSomebody();
  clinic.google.fail = ({ path }) => (path.endsWith(':append') ? { as: 'late' } : null);
  await clinic.worker({ patience: 1000 }).run();
  clinic.google.fail = null;
  await sara.eraseHerself();
  const worker = clinic.worker();
  await worker.run();
  clinic.google.doLate();
  expect(cells()).toContain('سارة الحربي');
  for (let i = 0; i < 20; i++) {
    clinic.clock.forward(MINUTE);
    await worker.run();
  }
  expect(cells()).not.toContain('سارة الحربي');
  expect(clinic.delivered()).toHaveLength(2);
});
