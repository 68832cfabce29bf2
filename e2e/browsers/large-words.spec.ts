import { expect, test } from '../fixtures.ts';
import { quoteAnswers } from '../steps/account.ts';
import { findButton } from '../steps/account-settings.ts';
import { findLayoutProblems } from '../steps/layout.ts';
import { openSummary } from '../steps/sign-up.ts';
import { readPages, setTextSize } from '../steps/views.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('no word and no amount is broken on a phone with text twice as large', async ({ page }) => {
  const broken: string[] = [];
  const look = async (name: string) => {
    await setTextSize(page, 32);
    const problems = await findLayoutProblems(page, { withFocus: false });
    broken.push(...problems.filter((one) => one.startsWith('broken')).map((one) => `${name}: ${one}`));
  };
  for (const path of readPages().filter((one) => one !== '/404')) {
    await page.goto(path);
    await look(path);
  }
  await page.goto('/calculator');
  await page.getByLabel('Annual income').fill('110000');
  await findButton(page, 'Calculate').click();
  await look('result of the calculator');
  await openSummary(page, { ...quoteAnswers, approvalPreference: 'Immediately (instant approval)' });
  await page.getByText('Why this match').click();
  await look('summary');
  expect(broken).toEqual([]);
});
