import { expect, test } from '../../fixtures.ts';
import { createEmail } from '../../steps/account.ts';
import { findButton } from '../../steps/account-settings.ts';

test.use({ isTranslated: true });

// `npm run check:browsers` translates every journey with a form.
test('errors of a translated page are corrected: calculator and contact form', async ({ page }) => {
  await page.goto('/calculator');
  await page.getByLabel('Annual income').fill('60000');
  const debt = page.getByLabel('Total debt (excluding mortgage)');
  await debt.fill('-5');
  await debt.blur();
  await expect(debt).toHaveAccessibleDescription('Enter 0 or more, without a minus sign.');
  await debt.fill('1,5m');
  await expect(debt).toHaveAccessibleDescription(/^Credit cards/);
  await debt.fill('1e9');
  await debt.blur();
  await expect(debt).toHaveAccessibleDescription(/^We couldn’t read this/);
  await debt.fill('-1');
  await debt.blur();
  await expect(debt).toHaveAccessibleDescription('Enter 0 or more, without a minus sign.');
  await debt.fill('1,5m');
  await findButton(page, 'Calculate').click();
  await expect(page.getByRole('region', { name: /^Recommended coverage/ })).toContainText('$2,100,000');
  for (const [owed, total] of [
    ['500000', '$1,100,000'],
    ['150000', '$750,000'],
  ] as const) {
    await debt.fill(owed);
    await findButton(page, 'Calculate').click();
    await expect(page.getByText(`the closest published amount to ${total}`)).toBeVisible();
  }

  await page.goto('/contact');
  const send = findButton(page, 'Send Message');
  await page.getByLabel('Name', { exact: true }).fill('Maya Ellison');
  await page.getByLabel('Email', { exact: true }).fill('maya');
  await send.click();
  const summary = page.getByRole('region', { name: 'There’s a problem' });
  await expect(summary.getByRole('link')).toHaveCount(2);
  await page.getByLabel('Email', { exact: true }).fill(createEmail());
  await page.getByLabel('Message', { exact: true }).fill('How do I change my answers?');
  await send.click();
  await expect(page.getByText('Message Sent Successfully!').first()).toBeVisible();
});
