import { composeEveryEmail } from '../../../server/testing/every-email.ts';
import { expect, test } from '../../fixtures.ts';

test('every email fits 320 px, whatever a person wrote', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const { subject, html } of composeEveryEmail('W'.repeat(200))) {
    await page.setContent(html);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), subject).toBe(320);
  }
});
