import { expect, readReferral, test } from '../../fixtures.ts';
import {
  answerQuestions,
  answers,
  applicant,
  completeQuote,
  countPresses,
  expectQuestion,
  expectSummary,
  fillQuickInfo,
  openQuoteFromLanding,
} from '../../steps/quote.ts';
import { openSummary, resumeQuote } from '../../steps/sign-up.ts';

test('a visitor is matched and leaves through a tracked link', { tag: '@phone' }, async ({
  page,
  context,
  server,
}) => {
  await context.route('https://*.example/**', (route) => route.fulfill({ body: 'The carrier’s own page' }));
  const readPresses = await countPresses(page);
  await completeQuote(page);
  await expect(page.getByRole('heading', { name: 'Alderpoint Life', exact: true })).toBeVisible();
  const link = page.getByRole('link', { name: 'See My Quote' });
  await expect(link).toHaveAttribute('rel', /noopener/);
  const stored = page.waitForResponse('**/api/referrals');
  const opened = context.waitForEvent('page');
  await link.click();
  const carrierPage = await opened;
  expect((await stored).status()).toBe(201);
  // The four details aside: Find My Best Match, Start Quote, 13 answers, See My Quote, and the link. That is the minimum.
  expect(await readPresses()).toBe(17);

  const url = new URL(carrierPage.url());
  const clickId = url.searchParams.get('clid') ?? '';
  expect([...url.searchParams.keys()].sort()).toEqual(['clid', 'utm_source']);
  expect(url.searchParams.get('utm_source')).toBe('coverlight');
  const sessionId = await page.evaluate(() => Object.values(window.sessionStorage).join(' '));
  const row = readReferral(server, clickId);
  expect(row).toMatchObject({
    carrier_id: 'alderpoint',
    carrier_name: 'Alderpoint Life',
    referral_url: `${url.origin}${url.pathname}`,
    ip_address: '',
  });
  expect(row?.session_id).toMatch(/^coverlight_session_/);
  expect(sessionId).toContain(row?.session_id);
  expect(row?.user_agent).toContain('Mozilla');
});

test('the whole flow works by keyboard alone', { tag: '@phone' }, async ({ page, context, server }) => {
  await context.route('https://*.example/**', (route) => route.fulfill({ body: 'The carrier’s own page' }));
  const press = (key: string) => page.keyboard.press(key);
  const tabTo = async (name: string) => {
    for (let count = 0; count < 40; count += 1) {
      await press('Tab');
      const focused = await page.evaluate(() => {
        const element = document.activeElement;
        const label =
          element instanceof HTMLInputElement || element instanceof HTMLSelectElement
            ? element.labels?.[0]
            : element;
        return label?.textContent?.trim() ?? '';
      });
      if (focused.startsWith(name)) return;
    }
    throw new Error(`The Tab key never reached ${name}.`);
  };

  await page.goto('/');
  await tabTo('Skip to content');
  await tabTo('Find My Best Match');
  await press('Enter');
  await expect(page.getByRole('heading', { name: 'Get Your Life Insurance Quote' })).toBeFocused();
  await tabTo('Name');
  await page.keyboard.type(applicant.name);
  await tabTo('Age');
  await page.keyboard.type(applicant.age);
  await tabTo('State');
  await page.keyboard.type('ohi');
  await press('Enter');
  await tabTo('Coverage amount');
  await page.keyboard.type('$500');
  await tabTo('Start Quote');
  await press('Enter');

  for (const [index, answer] of answers.entries()) {
    await expectQuestion(page, index + 1);
    await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toBeFocused();
    if (index === 3) await tabTo('Only the 6 that decide your match');
    await press('Tab');
    const options = page.getByRole('radio');
    const names = await options.evaluateAll((radios) =>
      radios.map((radio) =>
        radio instanceof HTMLInputElement
          ? (radio.labels?.[0]?.textContent ?? '')
          : (radio.textContent ?? ''),
      ),
    );
    const steps = names.findIndex((name) => name.trim().startsWith(answer));
    for (let step = 0; step < steps; step += 1) await press('ArrowDown');
    // Arrow keys move the focus and never answer.
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
    await press('Space');
  }
  await tabTo('See My Quote');
  await press('Enter');
  await expectSummary(page);

  await tabTo('See My Quote');
  const stored = page.waitForResponse('**/api/referrals');
  const opened = context.waitForEvent('page');
  await press('Enter');
  const clickId = new URL((await opened).url()).searchParams.get('clid') ?? '';
  expect((await stored).status()).toBe(201);
  expect(readReferral(server, clickId)?.carrier_id).toBe('alderpoint');
});

test('a reload at question 9 returns there, with every answer', async ({ page }) => {
  await resumeQuote(page, 7);
  await answerQuestions(page, 7, 8);
  await expectQuestion(page, 9);
  await page.reload();
  await expectQuestion(page, 9);
  await expect(page.getByText(/62% complete/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expectQuestion(page, 8);
  await expect(page.getByRole('radio', { name: 'No', exact: true })).toBeChecked();
  await page.getByRole('button', { name: 'Continue' }).click();
  await answerQuestions(page, 9, answers.length);

  const held = Promise.withResolvers<void>();
  await page.route('**/api/recommendation', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'See My Quote' }).click();
  await expect(page.getByRole('button', { name: 'Getting Your Quote...' })).toBeVisible();
  held.resolve();
  await expectSummary(page);
});

test('answers come back in a new tab, and closing returns to the same place of the landing page', async ({
  page,
  context,
}) => {
  await page.goto('/');
  const link = page.getByRole('link', { name: 'Find My Best Match' }).nth(1);
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(0);
  await link.click();
  await fillQuickInfo(page);
  await page.getByRole('button', { name: 'Start Quote' }).click();
  await answerQuestions(page, 1, 3);
  await expectQuestion(page, 4);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/');
  await expect
    .poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - before))
    .toBeLessThan(2);
  const other = await context.newPage();
  await other.goto('/quote');
  await expectQuestion(other, 4);
});

test('when the server fails, the same match appears without an error', async ({ page, allowedErrors }) => {
  await openSummary(page);
  const card = page.getByRole('dialog').getByRole('article');
  // The directory's facts load after the match.
  await expect(card).toContainText('Financial strength');
  const expected = (await card.textContent()) ?? '';
  await page.getByRole('button', { name: 'Get Another Quote' }).click();
  await expect(page.getByRole('heading', { name: 'Get Your Life Insurance Quote' })).toBeVisible();
  await resumeQuote(page, answers.length);

  allowedErrors.push(/Failed to load resource/);
  await page.route('**/api/recommendation', (route) => route.fulfill({ status: 500, body: 'broken' }));
  await answerQuestions(page, answers.length, answers.length);
  await page.getByRole('button', { name: 'See My Quote' }).click();
  await expectSummary(page);
  await expect(card).toHaveText(expected);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('the quote starts once all four fields are filled in, and Back steps back one screen, then to the page before', async ({
  page,
}) => {
  await openQuoteFromLanding(page);
  const start = page.getByRole('button', { name: 'Start Quote' });
  const name = page.getByLabel('Name', { exact: true });
  await expect(start).toBeDisabled();
  await name.fill(applicant.name);
  await expect(start).toBeDisabled();
  await page.getByLabel('Age', { exact: true }).fill(applicant.age);
  await expect(start).toBeDisabled();
  await page.getByRole('combobox', { name: 'State' }).fill(applicant.state);
  await page.getByRole('option', { name: applicant.state, exact: true }).click();
  await expect(start).toBeDisabled();
  await page.getByLabel('Coverage amount', { exact: true }).selectOption(applicant.coverageAmount);
  await expect(start).toBeEnabled();
  await name.fill('');
  await expect(start).toBeDisabled();
  await name.fill(applicant.name);
  await start.click();
  await answerQuestions(page, 1, 2);
  await expectQuestion(page, 3);
  await page.goBack();
  await expectQuestion(page, 2);
  await page.goBack();
  await expectQuestion(page, 1);
  await page.goBack();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(applicant.name);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/');
});

test('an answer changed from the summary returns to it with a new match', async ({ page }) => {
  await openSummary(page);
  await page
    .getByRole('button', { name: /^Change.*health/i })
    .first()
    .click();
  await page.getByRole('radio', { name: 'Excellent', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Your Quote is Ready!' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 3, name: 'Copperleaf Life' }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Compare with Alderpoint Life Recommended' })).toBeVisible();
});

test('a link from the directory remembers the carrier, and an unknown one just opens the flow', async ({
  page,
}) => {
  await page.goto('/quote?carrier=%3Cscript%3E');
  await expect(page.getByRole('heading', { name: 'Get Your Life Insurance Quote' })).toBeVisible();
  await resumeQuote(page, answers.length, '/quote?carrier=%3Cscript%3E');
  await answerQuestions(page, answers.length, answers.length);
  await page.getByRole('button', { name: 'See My Quote' }).click();
  await expectSummary(page);
  await expect(page.getByText(/You asked about/)).toHaveCount(0);

  await resumeQuote(page, answers.length, '/quote?carrier=copperleaf');
  await answerQuestions(page, answers.length, answers.length);
  await page.getByRole('button', { name: 'See My Quote' }).click();
  await expect(page.getByText('You asked about Copperleaf Life')).toBeVisible();
});
