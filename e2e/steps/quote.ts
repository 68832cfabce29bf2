import { expect, type Page } from '@playwright/test';
import { fullExample } from '../../shared/quote/example-user-data.ts';
import { questions } from '../../shared/quote/questions.ts';
import type { UserData } from '../../shared/quote/user-data.ts';

export const applicant = {
  name: 'Maya Ellison',
  age: '34',
  state: 'Ohio',
  coverageAmount: '$500,000',
} as const;

/** Someone whose match is Alderpoint Life. */
export const quoteAnswers: UserData = {
  ...fullExample,
  ...applicant,
  age: Number(applicant.age),
  priority: 'Lowest premium cost',
  noMedicalExam: 'Yes',
  approvalPreference: 'Within a week',
};

/** Their answer to each question, in order. */
export const answers = questions.map(({ id }) => String(quoteAnswers[id]));

export async function openQuoteFromLanding(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Find My Best Match' }).first().click();
  await expect(page.getByRole('heading', { name: 'Get Your Life Insurance Quote' })).toBeFocused();
}

export async function fillQuickInfo(page: Page): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill(applicant.name);
  await page.getByLabel('Age', { exact: true }).fill(applicant.age);
  await page.getByRole('combobox', { name: 'State' }).fill(applicant.state);
  await page.getByRole('option', { name: applicant.state, exact: true }).click();
  await page.getByLabel('Coverage amount', { exact: true }).selectOption(applicant.coverageAmount);
}

export async function expectQuestion(page: Page, number: number): Promise<void> {
  await expect(
    page
      .getByRole('dialog')
      .getByText(new RegExp(`^Question ${number} of ${questions.length}\\b`))
      .first(),
  ).toBeVisible();
}

/** Answers questions by pressing their rows, from one number to another, both inclusive. */
export async function answerQuestions(page: Page, first: number, last: number): Promise<void> {
  for (let number = first; number <= last; number += 1) {
    await expectQuestion(page, number);
    const answer = answers[number - 1] ?? '';
    await page.getByRole('radio', { name: answer, exact: true }).click();
  }
}

/** Counts presses on links, buttons, and answers on the next page. Choosing a state is part of its field. */
export async function countPresses(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let count = 0;
    addEventListener(
      'click',
      ({ target }) => {
        if (target instanceof Element && target.closest('a, button:not([role="option"]), [type="radio"]'))
          count += 1;
      },
      { capture: true },
    );
    Object.assign(globalThis, { readPresses: () => count });
  });
  return () => page.evaluate('readPresses()');
}

export async function expectSummary(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Your Quote is Ready!' })).toBeFocused();
}

/** Goes from the landing page to the summary. */
export async function completeQuote(page: Page): Promise<void> {
  await openQuoteFromLanding(page);
  await fillQuickInfo(page);
  await page.getByRole('button', { name: 'Start Quote' }).click();
  await answerQuestions(page, 1, answers.length);
  await page.getByRole('button', { name: 'See My Quote' }).click();
  await expectSummary(page);
}
