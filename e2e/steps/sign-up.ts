import { expect, type Page } from '@playwright/test';
import { questions } from '../../shared/quote/questions.ts';
import { brand } from '../../shared/site/brand.data.ts';
import { createEmail, quoteAnswers, send } from './account.ts';
import { findButton, findField } from './account-settings.ts';
import { expectQuestion } from './quote.ts';

/** Meets the five rules of the checklist. */
export const strongPassword = 'Lamp over 7 porches!';

/** Opens the quote flow on the summary of a quote that this browser answered before. */
export async function openSummary(page: Page, changes: Partial<typeof quoteAnswers> = {}): Promise<void> {
  const userData = { ...quoteAnswers, ...changes };
  await page.goto('/');
  const response = await send(page, 'POST', '/api/recommendation', { userData });
  const value = { userData, recommendation: await response.json() };
  await storeQuote(page, userData, 'summary', { result: { value, at: Date.now() } });
  await page.goto('/quote');
  await expectStep(page, 'Your Quote is Ready!');
}

/** Opens the quote flow on a question, with all earlier ones answered. */
export async function resumeQuote(page: Page, number: number, path = '/quote'): Promise<void> {
  await page.goto('/robots.txt');
  const question = questions[number - 1];
  if (!question) throw new RangeError('There are fewer questions.');
  const later = questions.slice(number - 1).map(({ id }) => id);
  const values = Object.fromEntries(
    Object.entries(quoteAnswers).filter(([id]) => !later.some((asked) => asked === id)),
  );
  await storeQuote(page, values, question.id);
  await page.goto(path);
  await expectQuestion(page, number);
}

async function storeQuote(page: Page, values: object, position: string, rest: object = {}): Promise<void> {
  const at = Date.now();
  const stamped = Object.entries(values).map(([id, value]) => [id, { value: String(value), at }]);
  const quote = {
    startedAt: 0,
    values: Object.fromEntries(stamped),
    position: { value: position, at },
    ...rest,
  };
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    `${brand.slug}.quote`,
    JSON.stringify({ version: 1, savedAt: at, quote }),
  ] as const);
}

/** Expects the heading of a screen of the flow, which takes the focus. */
export async function expectStep(page: Page, heading: string): Promise<void> {
  await expect(page.getByRole('dialog').getByRole('heading', { name: heading })).toBeFocused();
}

export async function expectProgress(page: Page, title: string, percent: number): Promise<void> {
  const bar = page.getByRole('progressbar', { name: 'Quote progress' });
  await expect(bar).toHaveAttribute('aria-valuetext', `${title}: ${percent}%`);
}

/** Goes from the summary to the card for creating an account. */
export async function openCard(page: Page): Promise<void> {
  await findButton(page, 'Save this quote to an account').click();
  await expectStep(page, 'Create Your Account');
}

/** Goes from the card to waiting for the email's link. Returns the address. */
export async function sendEmail(page: Page, email = createEmail()): Promise<string> {
  await findField(page, 'Email').fill(email);
  await findButton(page, 'Continue with Email').click();
  await expectStep(page, 'Check Your Email');
  return email;
}

/** Goes from an empty browser to waiting for the email's link. Returns the address. */
export async function startSignUp(page: Page): Promise<string> {
  await openSummary(page);
  await openCard(page);
  return sendEmail(page);
}

export async function choosePassword(page: Page, password = strongPassword): Promise<void> {
  await findField(page, 'Password').fill(password);
  await findField(page, 'Confirm password').fill(password);
  await findButton(page, 'Create Password').click();
}

/** Accepts the terms under "About you" and completes the profile. The names come from the quote. */
export async function completeAboutYou(page: Page): Promise<void> {
  await expect(findField(page, 'First name')).toHaveValue('Maya');
  await expect(findField(page, 'Last name')).toHaveValue('Ellison');
  await page.getByRole('checkbox', { name: /Terms of Service/ }).check();
  await findButton(page, 'Complete Profile').click();
}
