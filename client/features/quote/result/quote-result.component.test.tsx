import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { computeMatchPercent } from '../../../../shared/matching/match-percent.ts';
import type { UserData } from '../../../../shared/quote/user-data.ts';
import { buildFinishedQuote, button, dialog, openQuote } from '../testing/open-quote.tsx';

const primary: Partial<UserData> = {};
const other: Partial<UserData> = { healthStatus: 'Excellent' };
const none: Partial<UserData> = {
  age: 78,
  healthStatus: 'Poor',
  policyType: 'Whole Life Insurance',
  coverageAmount: '$25,000',
};

const bars = dialog.getByRole('img');
const links = dialog.getByRole('link', { name: /opens in a new tab/ });
const compare = 'Compare with Alderpoint Life Recommended';

function openResult(answers: Partial<UserData>) {
  return openQuote(buildFinishedQuote(answers));
}

function listCarriers() {
  return dialog
    .getByRole('listitem')
    .elements()
    .map((item) => item.textContent ?? '');
}

afterEach(() => page.viewport(1280, 900));

test('the chart shows each carrier’s points, and the primary carrier’s head start by name', async () => {
  await openResult(primary);
  await expect
    .element(bars.first())
    .toHaveAccessibleName(
      'Alderpoint Life: 270 points. Starting score 85, Your age 15, Overall health 20, What matters most to you 25, No-exam option 25, and Head start 100.',
    );
  await expect.element(bars).toHaveLength(3);
  await expect.element(page.getByText('170 points for your answers, plus a head start of 100')).toBeVisible();
  await expect.element(page.getByText('175 points for your answers')).toBeVisible();
  await expect.element(page.getByText(/also starts with 100 extra points/)).toBeVisible();
});

test('a bar is as long as its points, with the longest across the whole width', async () => {
  await openResult(primary);
  await expect.element(bars).toHaveLength(3);
  const shares = bars.elements().map((bar) => {
    const filled = bar.firstElementChild?.getBoundingClientRect().width ?? 0;
    return Math.round((filled / bar.getBoundingClientRect().width) * 270);
  });
  expect(shares).toEqual([270, 175, 165]);
});

test('the table has every rule, each carrier’s points, and their sum', async () => {
  const percents = [
    computeMatchPercent(270, true),
    computeMatchPercent(175, false),
    computeMatchPercent(165, false),
  ];
  await openResult(primary);
  await page.getByText('Why this match').click();
  for (const name of [
    'Rule and your answer Alderpoint Life Copperleaf Life Brightwater Mutual',
    'You meet all its requirements Yes Yes Yes',
    'Financial strength A+ A+ A+',
    'Your age 34 +15 +25 +20',
    'Head start The same for every applicant +100 none none',
    'Score 270 175 165',
    `Match percent ${percents.map((percent) => `${percent}%`).join(' ')}`,
  ]) {
    await expect.element(dialog.getByRole('row', { name, exact: true })).toBeVisible();
  }
});

test('a match with another carrier is compared with the primary one, without a link to that', async () => {
  const { trackEvent } = await openResult(other);
  await expect.element(dialog.getByRole('heading', { level: 3, name: 'Copperleaf Life' })).toBeVisible();
  await expect.element(links).toHaveLength(1);
  await expect.element(links).toHaveAttribute('href', expect.stringContaining('copperleaflife.example'));
  await button(compare).click();
  await expect.element(button(compare)).toHaveAttribute('aria-expanded', 'true');
  expect(trackEvent).toHaveBeenCalledWith({ eventName: 'carriers_compared', elementClicked: 'alderpoint' });
  await expect
    .element(dialog.getByRole('row', { name: 'You meet all its requirements Yes No', exact: true }))
    .toBeVisible();
  await expect
    .element(page.getByText(/Its published rules list good and fair health only\.$/).first())
    .toBeVisible();
  await expect.element(links).toHaveLength(1);
  await expect.element(dialog.getByText('Recommended', { exact: true })).not.toBeInTheDocument();
});

test('a carrier that is left out has no bar and says why', async () => {
  await openResult(other);
  await expect.element(bars).toHaveLength(2);
  await expect
    .poll(listCarriers)
    .toContainEqual('Alderpoint LifeDoesn’t fitLeft out. Your overall health isn’t on this carrier’s list.');
});

test('when no carrier fits, nothing is highlighted and the button asks instead of promising', async () => {
  await openResult(none);
  await expect.element(page.getByText('No full match', { exact: true })).toBeVisible();
  await expect.element(page.getByText(/^94% is our formula’s starting point/)).toBeVisible();
  await expect.element(dialog.getByText('94%', { exact: true })).not.toBeInTheDocument();
  await expect.element(bars).toHaveLength(0);
  await expect.element(links).toHaveLength(1);
  await expect.element(links).toMatchTextContent(/^Ask Alderpoint Life/);
  await expect.element(page.getByText(/may earn a commission if you buy/)).toBeVisible();
  await expect.element(dialog.getByText('Your match', { exact: true })).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { name: 'What would change it' })).toBeVisible();
});

test('the commission note is next to the button, which reports the referral', async () => {
  const { trackReferral } = await openResult(primary);
  const link = dialog.getByRole('link', { name: /See My Quote/ });
  const note = page.getByText(/may earn a commission if you buy/);
  await expect.element(note).toBeVisible();
  link.element().addEventListener('click', (event) => event.preventDefault(), { once: true });
  await link.click();
  expect(trackReferral).toHaveBeenCalledWith(expect.objectContaining({ carrierName: 'Alderpoint Life' }));
});

test('what happens next has the carrier’s decision time', async () => {
  await openResult({ noMedicalExam: 'No', policyType: 'Whole Life Insurance' });
  await expect
    .element(
      page.getByText(
        'Brightwater Mutual often decides in 24–\u206048 hours without a medical exam, and usually in 2–\u20606 weeks with one.',
      ),
    )
    .toBeVisible();
});

test('shows what people like this one paid, with the source, and where they are', async () => {
  await openResult({ age: 40, coverageAmount: '$500,000', smokingStatus: 'No', healthStatus: 'Fair' });
  await expect
    .element(
      page.getByText(
        'People around 40 who don’t use tobacco paid about $31 to $43 a month for $500,000 over 20 years.',
      ),
    )
    .toBeVisible();
  const chart = page.getByRole('figure', { name: /^20-year term life without tobacco, \$500,000/ });
  await expect
    .element(chart.getByRole('listitem').nth(1))
    .toMatchTextContent(/You are here.*\$31 to \$43.*40/);
  await expect.element(page.getByText(/published by .+ in March 2024/)).toBeVisible();
  await expect.element(page.getByText(/Yours may well be higher\./)).toBeVisible();
});

test('tells a smoker of 58 that no published price fits, and why, and not what a healthy person of 30 pays', async () => {
  await openResult({ age: 58, smokingStatus: 'Yes', policyType: "I'm not sure" });
  await expect.element(page.getByText(/who use tobacco are for ages 25 to 55/)).toBeVisible();
  await expect
    .element(page.getByText(/any published whole life.* prices for people who use tobacco/))
    .toBeVisible();
  await expect.element(page.getByText(/\$26/)).not.toBeInTheDocument();
});

test('on a phone the button is in view without scrolling', async () => {
  await page.viewport(390, 844);
  await openResult(primary);
  const link = dialog.getByRole('link', { name: /See My Quote/ });
  await expect.element(link).toBeVisible();
  expect(link.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(844);
});

test.each([
  ['the primary carrier', primary],
  ['another carrier', other],
  ['no carrier', none],
])('at 320 px nothing is wider than the window when %s fits', async (_about, answers) => {
  await page.viewport(320, 640);
  await openResult(answers);
  await page.getByText('Why this match').click();
  if (answers === other) await button(compare).click();
  await expect.element(dialog.getByRole('table').first()).toBeVisible();
  const wide = [...dialog.element().querySelectorAll('*')].filter(
    (element) => !element.closest('svg, .sr-only') && element.getBoundingClientRect().right > 321,
  );
  expect(wide.map(({ outerHTML }) => outerHTML.slice(0, 120))).toEqual([]);
});
