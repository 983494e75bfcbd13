import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { bookingNotice, mails, resetMail } from '../src/messages/mail.ts';
import { layOut } from '../src/outbox/mail-layout.server.ts';

const LINK = `https://clinic.example/resetPassword/${'Ab3-'.repeat(11)}`;

const MAILS = {
  reset: layOut({
    clinic: 'عيادة بسمة',
    greeting: mails.greeting('عبدالرحمن'),
    lead: resetMail.lead,
    button: { text: resetMail.button, href: LINK },
    notes: [resetMail.limits, resetMail.notYou],
  }),
  booking: layOut({
    clinic: 'عيادة بسمة',
    greeting: mails.greetingStaff,
    lead: bookingNotice.lead,
    facts: [
      { name: bookingNotice.reference, value: 'BS-7K3M9Q', ltr: true },
      { name: bookingNotice.service, value: 'زراعة الأسنان الفورية بالتخدير الواعي وتعويض العظم المفقود' },
      { name: bookingNotice.receivedAt, value: '٢٠ نوفمبر ٢٠٢٦، ٣:٠٥ م' },
    ],
    button: { text: bookingNotice.button, href: 'https://clinic.example/admin-dashboard/customers' },
    notes: [bookingNotice.privacy],
  }),
};

for (const [name, { html }] of Object.entries(MAILS)) {
  for (const width of [390, 320]) {
    test(`the ${name} mail reads from the right and fits a window of ${width} px @phone`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.setContent(html);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(width);
      const button = page.getByRole('link').first();
      const box = await button.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      const text = await page.locator('p').first().boundingBox();
      // A button stands where a line begins: at its right.
      expect(Math.round((box?.x ?? 0) + (box?.width ?? 0))).toBe(
        Math.round((text?.x ?? 0) + (text?.width ?? 0)),
      );
      await expect(page.locator('bdi[dir=ltr]')).toHaveCount(name === 'booking' ? 1 : 0);
      const { violations } = await new AxeBuilder({ page })
        .disableRules(['region', 'page-has-heading-one', 'landmark-one-main'])
        .analyze();
      expect(violations.map(({ id }) => id)).toEqual([]);
    });
  }
}
