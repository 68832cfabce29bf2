import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { questions } from '../../../shared/quote/questions.ts';
import { applyAnswers } from './state/quote.ts';
import { loadQuote } from './state/stored-quote.ts';
import { requiredValues } from './testing/builders.ts';
import {
  bar,
  buildFinishedQuote,
  buildOpenQuote,
  button,
  choice,
  dialog,
  heading,
  openQuote,
} from './testing/open-quote.tsx';

const firstThree = { smokingStatus: 'No', policyType: 'Term Life Insurance', healthStatus: 'Good' };
const optional = questions.filter(({ required }) => !required).length;
const onlySix = 'Only the 6 that decide your match';

/** The question is announced, and the header shows the same. */
async function expectQuestion(number: number, of = questions.length) {
  await expect
    .element(dialog.getByRole('status'))
    .toMatchTextContent(new RegExp(`^Question ${number} of ${of},`));
}

async function expectPercent(percent: number) {
  await expect.element(bar).toHaveAttribute('aria-valuenow', String(percent));
}

/** The same, as a number of questions. */
async function expectDone(count: number) {
  await expectPercent(Math.round((count / questions.length) * 100));
}

function readKept(id: 'medications' | 'majorHealthConditions') {
  return loadQuote(Date.now())?.values[id]?.value;
}

test('choosing an answer stores it, moves the bar, and opens the next question with the focus on its heading', async () => {
  await openQuote(buildOpenQuote('smokingStatus'));
  await expectQuestion(1);
  await expectPercent(0);
  await expect.element(bar).toHaveAttribute('aria-valuetext', 'Medical & Eligibility Questions: 50%');
  await choice('No').click();
  await expectQuestion(2);
  await expect.element(heading).toHaveFocus();
  await expectDone(1);
  await expect.poll(() => document.title).toMatch(/^What type of policy are you looking for\? · /);
});

test('arrow keys move the focus without answering, and Enter answers', async () => {
  await openQuote(buildOpenQuote('policyType', { smokingStatus: 'No' }));
  await expect.element(heading).toHaveFocus();
  await userEvent.keyboard('{Tab}{ArrowDown}');
  await expect.element(choice('Whole Life Insurance')).toHaveFocus();
  await expect.element(choice('Whole Life Insurance')).not.toBeChecked();
  await userEvent.keyboard('{Enter}');
  await expectQuestion(3);
});

test('the keyboard is explained in full once, and then to screen readers only', async () => {
  await openQuote(buildOpenQuote('smokingStatus'));
  const guide = page.getByText(/On a keyboard/);
  await expect.element(guide).toBeInTheDocument();
  expect(guide.element().closest('.sr-only')).toBeNull();
  await choice('No').click();
  await expectQuestion(2);
  expect(guide.element().closest('.sr-only')).not.toBeNull();
  const group = dialog.getByRole('radiogroup');
  await expect.element(group).toHaveAccessibleDescription(/the next question opens.*On a keyboard/);
});

test('Back keeps the answer and the bar, and Continue appears', async () => {
  await openQuote(buildOpenQuote('healthStatus', { smokingStatus: 'No', policyType: "I'm not sure" }));
  await expectDone(2);
  await button('Back').click();
  await expectQuestion(2);
  await expect.element(choice("I'm not sure")).toBeChecked();
  await expectDone(2);
  await button('Continue').click();
  await expectQuestion(3);
});

test('a required question can’t be skipped', async () => {
  await openQuote(buildOpenQuote('smokingStatus'));
  await expectQuestion(1);
  await expect.element(button('Skip this question')).not.toBeInTheDocument();
  await expect.element(button('Continue')).not.toBeInTheDocument();
});

test('an optional question is skipped quietly, counts as not answered, and moves the bar', async () => {
  const { trackEvent } = await openQuote(buildOpenQuote('medications', firstThree));
  await expectQuestion(5);
  await expectDone(4);
  await button('Skip this question').click();
  await expectQuestion(6);
  await expectDone(5);
  expect(readKept('medications')).toBe('');
  expect(trackEvent).toHaveBeenCalledWith({ eventName: 'question_skipped' });
  await button('Back').click();
  await expectQuestion(5);
  await expectDone(5);
  await expect.element(button('Skip this question')).not.toBeInTheDocument();
  await button('Continue').click();
  await expectQuestion(6);
});

test('after a reload, and when the assistant skipped them, skipped questions have Continue', async () => {
  const slots = ['majorHealthConditions', 'medications'] as const;
  await openQuote(
    applyAnswers(buildOpenQuote('medications', firstThree), { kind: 'skip', slots }, Date.now()),
  );
  await expectQuestion(5);
  await expect.element(button('Continue')).toBeVisible();
  await button('Back').click();
  await expectQuestion(4);
  await expect.element(button('Skip this question')).not.toBeInTheDocument();
  await button('Continue').click();
  await expectQuestion(5);
});

test('after three questions the visitor can answer only the six that decide', async () => {
  const { trackEvent, router } = await openQuote(buildOpenQuote('majorHealthConditions', firstThree));
  await expect.element(button(`All ${questions.length}`)).toHaveAttribute('aria-pressed', 'true');
  await button(onlySix).click();
  await expectQuestion(4, 6);
  await expect.element(heading).toHaveTextContent('What matters most to you in a policy?');
  await expectPercent(50);
  await choice('Lowest premium cost').click();
  await expectQuestion(5, 6);
  await choice('Yes').click();
  await expectQuestion(6, 6);
  await choice('Within a week').click();
  await button('See My Quote').click();
  await expect.element(page.getByRole('heading', { name: 'Your Quote is Ready!' })).toHaveFocus();
  await expectPercent(100);
  expect(trackEvent).not.toHaveBeenCalledWith({ eventName: 'question_skipped' });
  await router.navigate(-1);
  await expectQuestion(6, 6);
  await router.navigate(-3);
  await expectQuestion(4);
});

test('Back leads to the choice again, and changing it doesn’t move the bar back', async () => {
  const { router } = await openQuote(buildOpenQuote('majorHealthConditions', firstThree));
  await button(onlySix).click();
  await expectQuestion(4, 6);
  await router.navigate(-1);
  await expect.element(button(onlySix)).toHaveAttribute('aria-pressed', 'true');
  await expectPercent(50);
  await expect.element(button('Continue')).toBeVisible();
  await button(`All ${questions.length}`).click();
  await choice('No').click();
  await expectQuestion(5);
  await expectPercent(50);
});

test('skipped questions can be answered from the summary, one after the other', async () => {
  await openQuote(buildFinishedQuote({ medications: 'No' }));
  await button(`Answer ${optional - 1} more questions`).click();
  await expect.element(heading).toMatchTextContent(/major health condition/);
  await expectPercent(100);
  await choice('No').click();
  await expect.element(heading).toMatchTextContent(/serious illness in your family history/);
  await button('Back').click();
  await expect.element(button(`Answer ${optional - 2} more questions`)).toBeVisible();
  expect(readKept('majorHealthConditions')).toBe('No');
});

test('the last question waits for See My Quote', async () => {
  const { approvalPreference: _none, ...others } = requiredValues;
  await openQuote(buildOpenQuote('approvalPreference', others));
  await expect.element(button('See My Quote')).toBeDisabled();
  await choice('Within a week').click();
  await expectPercent(100);
  await button('See My Quote').click();
  await expect.element(page.getByRole('heading', { name: 'Your Quote is Ready!' })).toHaveFocus();
});
