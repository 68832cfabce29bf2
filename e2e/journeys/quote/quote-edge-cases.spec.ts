import type { Locator } from '@playwright/test';
import type { CheckedColors } from '../../accessibility.ts';
import { expect, expectNoOverflow, test } from '../../fixtures.ts';
import {
  answerQuestions,
  answers,
  expectQuestion,
  expectSummary,
  fillQuickInfo,
  openQuoteFromLanding,
} from '../../steps/quote.ts';
import { openSummary } from '../../steps/sign-up.ts';

test('every screen is accessible and fits the window, and a slow double click does not answer the next question', async ({
  page,
  expectAccessible,
}) => {
  const check = async (name: string, colors?: CheckedColors) => {
    await expectNoOverflow(page);
    await expectAccessible(name, colors);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoOverflow(page);
    await page.setViewportSize({ width: 1280, height: 900 });
  };
  await openQuoteFromLanding(page);
  await check('quick info', 'both');
  await page.getByLabel('Age', { exact: true }).fill('17');
  await page.getByLabel('Name', { exact: true }).focus();
  await check('quick info with an error');
  await fillQuickInfo(page);
  await page.getByRole('button', { name: 'Start Quote' }).click();
  await expectQuestion(page, 1);
  await check('question 1', 'both');
  await clickTwiceOn(page.getByRole('radio', { name: 'No', exact: true }));
  for (let number = 2; number <= answers.length; number += 1) {
    await expectQuestion(page, number);
    await expectNoOverflow(page);
    // One whose options are explained, an optional one, and the last: the others are built the same.
    if ([2, 4, answers.length].includes(number)) await check(`question ${number}`);
    await answerQuestions(page, number, number);
  }
  await page.getByRole('button', { name: 'See My Quote' }).click();
  await expectSummary(page);
  await page.getByText('Why this match').first().click();
  await check('summary with its explanation', 'both');
  await page.getByRole('button', { name: 'Save this quote to an account' }).click();
  await expect(page.getByRole('heading', { name: 'Your Quote is Ready!' })).toHaveCount(0);
  await check('account step');
});

/** The second click lands where the next question has an answer, and must not choose it. */
async function clickTwiceOn(answer: Locator): Promise<void> {
  const page = answer.page();
  const row = await answer.boundingBox();
  if (!row) throw new Error('The answer has no place on the screen.');
  const x = row.x + row.width / 2;
  const y = row.y + row.height / 2;
  await expect(page.locator('.settle')).toHaveCSS('pointer-events', 'auto');
  await page.mouse.click(x, y);
  await expectQuestion(page, 2);
  await page.mouse.click(x, y);
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await expectQuestion(page, 2);
}

test('the summary is accessible and fits windows of 320, 390, and 1280 px for every kind of match, and is printed whole', async ({
  page,
  expectAccessible,
}) => {
  for (const [winner, changes] of [
    ['no carrier', { age: 78, healthStatus: 'Poor', policyType: 'Whole Life Insurance' }],
    ['another carrier', { healthStatus: 'Excellent' }],
    ['the primary carrier', {}],
  ] as const) {
    await openSummary(page, changes);
    await page.getByText('Why this match').click();
    const compare = page.getByRole('button', { name: /^Compare with/ });
    if (winner === 'another carrier') await compare.click();
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoOverflow(page);
    }
    // The journey through every screen checks the primary carrier's.
    if (winner !== 'the primary carrier') await expectAccessible(`the match is ${winner}`);
  }
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('heading', { name: 'Your Quote is Ready!' })).toBeVisible();
  // In ink, because paper is white in the dark theme, too, and browsers leave out the dusk behind the carrier's name.
  const carrier = page.getByRole('heading', { name: 'Alderpoint Life', exact: true });
  await expect(carrier).toHaveCSS('color', 'rgb(11, 38, 44)');
  await expect(page.getByRole('link', { name: 'See My Quote' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'How the carriers compare' })).toHaveCSS(
    'break-after',
    'avoid',
  );
  await expect(page.getByRole('button', { name: 'Get Another Quote' })).toBeHidden();
  await expect(page.locator('#root')).toBeHidden();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeGreaterThan(2000);
});

test('a quote form that did not load can be opened again', async ({ page, allowedErrors }) => {
  allowedErrors.push(/Failed to load resource|Failed to fetch|Rendering failed/);
  const { promise: seen, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/assets/quote-overlay*', async (route) => {
    await seen;
    await route.abort();
  });
  await page.goto('/');
  await page.getByRole('link', { name: 'Find My Best Match' }).first().click();
  await expect(page.getByText('Opening the quote form...')).toBeVisible();
  letGo();
  await expect(page.getByRole('heading', { name: 'The quote form didn’t load' })).toBeVisible();
  await page.unroute('**/assets/quote-overlay*');
  await page.getByRole('link', { name: 'Close' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { name: 'The quote form didn’t load' })).toHaveCount(0);
});
