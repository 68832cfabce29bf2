import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { ChatChip, ChatRequest } from '../../../../shared/api/chat.ts';
import { samplePrices } from '../../../../shared/prices/testing/sample-prices.ts';
import { type SlotId, slots } from '../../../../shared/quote/questions.ts';
import type { Answers } from '../../../../shared/quote/quote-state.ts';
import type { Collected } from '../../../../shared/quote/summary.ts';
import { describeClick } from '../../analytics/describe-click.ts';
import { type Attachments, noAttachments } from '../conversation/conversation.ts';
import { AssistantPanel } from './assistant-panel.tsx';

vi.mock('../../../../shared/site/prices.data.ts', () => ({ prices: samplePrices }));

type Reply = Partial<Attachments> & { response: string };

const choose = (value: string, slot: SlotId = 'smokingStatus'): ChatChip => ({
  label: value,
  action: { kind: 'choose', slot, value },
});

const field = page.getByRole('textbox', { name: 'Your message' });
const log = page.getByRole('log', { name: 'Messages' });
const chips = page.getByRole('list', { name: 'Suggested answers' });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const connecting = "I'm sorry, I'm having trouble connecting right now. Please try again.";

const plain: Reply = {
  response: 'Term life covers you for a set number of years.',
  chips: [choose('Yes'), choose('No')],
};
const form = {
  readAnswers: vi.fn((): Answers<Record<string, string>> => ({ values: {}, skipped: [] })),
  fill: vi.fn(),
};
const onClose = vi.fn();
const onFollow = vi.fn();
let requests: ChatRequest[];
/** What the server answers next: one after the other, then `plain`. */
let replies: (Reply | Error | Promise<Reply>)[];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  requests = [];
  replies = [];
  for (const spy of [form.fill, onClose, onFollow]) spy.mockClear();
  form.readAnswers.mockReturnValue({ values: {}, skipped: [] });
  vi.spyOn(window, 'fetch').mockImplementation(async (_address, init) => {
    const request: ChatRequest = JSON.parse(String(init?.body));
    requests.push(request);
    const reply = (await replies.shift()) ?? plain;
    if (reply instanceof Error) throw reply;
    const { response, ...attachments } = reply;
    const timestamp = new Date().toISOString();
    const added = [request.message, response].map((content, index) => ({
      id: crypto.randomUUID(),
      content,
      isUser: index === 0,
      timestamp,
    }));
    const conversationHistory = [...request.conversationHistory, ...added];
    return Response.json({
      ...noAttachments,
      engine: 'rules',
      response,
      ...attachments,
      conversationHistory,
    });
  });
});

// The page has one conversation, which outlives the panel.
afterEach(async () => {
  const options = button('Options for this conversation');
  await options.click();
  await expect.element(options).toHaveAttribute('aria-expanded', 'true');
  if (button('Delete conversation').query()) {
    await button('Delete conversation').click();
    await button('Delete').click();
  }
  await field.fill('');
});

async function renderPanel({ isSheet = false } = {}) {
  return await render(
    <MemoryRouter>
      <AssistantPanel
        context="homepage"
        isSheet={isSheet}
        takesFocus
        onMinimize={vi.fn()}
        onClose={onClose}
        onFollow={onFollow}
        Match={() => null}
        form={form}
      />
    </MemoryRouter>,
  );
}

async function say(text: string) {
  await field.fill(text);
  await userEvent.keyboard('{Enter}');
}

const maya = { name: 'Maya', age: 34, state: 'Oregon', coverageAmount: '$500,000' } as const;
const asking = (values: Collected['values'], response = 'Do you use tobacco or nicotine?'): Reply => ({
  response,
  chips: [choose('Yes'), choose('No')],
  expects: 'smokingStatus',
  quote: { values, skipped: [] },
});
function summarize(values: Collected['values']): Reply {
  const quote: Attachments['quote'] = { values, skipped: ['exercise'] };
  return {
    response: 'Here’s everything I have. Is all of this right?',
    chips: [{ label: 'Yes, that’s right', action: { kind: 'confirm' } }],
    card: { kind: 'summary', values },
    expects: 'confirm',
    quote,
  };
}

describe('sending', () => {
  test('shows both sides, and leaves an empty field with the focus', async () => {
    await renderPanel();
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard('first{Shift>}{Enter}{/Shift}second{Enter}');
    await expect.element(log.getByText(plain.response)).toBeVisible();
    expect(requests.map(({ message }) => message)).toEqual(['first\nsecond']);
    await expect.element(field).toHaveValue('');
    await expect.element(field).toHaveFocus();
  });

  test('shows the numbers to call as a paragraph of their own', async () => {
    replies.push(asking({}, 'You can call or text 988.\n\nHow old are you?'));
    await renderPanel();
    await say('tired');
    await expect.element(log.getByText('You can call or text 988.', { exact: true })).toBeVisible();
    await expect.element(log.getByText('How old are you?', { exact: true })).toBeVisible();
  });

  test('leaves a quote that waits for someone in distress to continue with one press', async () => {
    await page.viewport(390, 844);
    const waiting = 'Your quote can wait. I’m here whenever you’re ready to continue.';
    const calm = {
      ...asking({}, `Please call or text 988.\n\n${waiting}`),
      chips: [{ label: 'Continue', action: { kind: 'answer', id: 'continue' } } as const],
      expects: null,
    };
    replies.push(calm, asking({}));
    await renderPanel({ isSheet: true });
    await say('tired of it all');
    await expect.element(log.getByText(waiting, { exact: true })).toBeVisible();
    await chips.getByRole('button', { name: 'Continue' }).click();
    await expect.element(log.getByText('Do you use tobacco or nicotine?', { exact: true })).toBeVisible();
    expect(requests.map(({ message }) => message)).toEqual(['tired of it all', 'Continue']);
    await page.viewport(1280, 900);
  });

  test('waits for words that are neither blank nor too long', async () => {
    await renderPanel();
    await say('   ');
    await say('x'.repeat(1001));
    await expect.element(field).toHaveAccessibleDescription(/^1,001 of 1,000 characters\. Shorten/);
    await expect.element(button('Send')).toHaveAttribute('aria-disabled', 'true');
    expect(requests).toEqual([]);
  });

  test('happens once for two presses, and can be taken back while the answer is slow', async () => {
    const answering = Promise.withResolvers<Reply>();
    replies.push(answering.promise);
    await renderPanel();
    await field.fill('Hello');
    await button('Send').dblClick();
    await field.fill('typed meanwhile');
    await button('Cancel').click();
    await expect.element(field).toHaveValue('Hello\ntyped meanwhile');
    await expect.element(field).toHaveFocus();
    expect(requests).toHaveLength(1);
    answering.resolve(plain);
  });
});

describe('chips', () => {
  test('[security 46] are reported as pressed without their words, which may be about the person', async () => {
    await renderPanel();
    await say('Hello');
    await expect.element(button('Yes')).toBeVisible();
    expect(describeClick(button('Yes').element(), 'https://www.example.com/blog')).toEqual({
      eventName: 'click',
      elementClicked: 'button',
    });
  });

  test('say their words for a press of the keyboard, and the focus stays in the panel', async () => {
    await renderPanel();
    await say('What is term life?');
    await expect.element(chips.getByRole('button', { name: 'No' })).toBeVisible();
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    await expect.element(chips.getByRole('button', { name: 'No' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => requests.at(-1)?.message).toBe('No');
    expect(requests.at(-1)?.action).toEqual({ kind: 'choose', slot: 'smokingStatus', value: 'No' });
    await expect.element(field).toHaveFocus();
  });

  test('say nothing for the second click of a double click', async () => {
    await renderPanel();
    const chip = chips.getByRole('button').first();
    chip.element().dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }));
    await expect.element(chip).toBeVisible();
    expect(requests).toEqual([]);
  });

  test('offer the answers of the form that the conversation lacks', async () => {
    form.readAnswers.mockReturnValue({
      values: { name: 'Maya', age: '34', state: '' },
      skipped: ['exercise'],
    });
    const values = { name: 'Maya', age: 34 };
    replies.push(asking(values));
    await renderPanel();
    await chips.getByRole('button', { name: 'Use my 2 answers from the form' }).click();
    await expect.element(log.getByText('Use my 2 answers from the form')).toBeVisible();
    expect(requests[0]).toMatchObject({ action: { kind: 'answer', id: 'continue' } });
    expect(requests[0]?.conversationHistory.at(-1)?.state?.values).toEqual(values);
    await expect.element(chips.getByRole('button', { name: 'No' })).toBeVisible();
    await expect.element(chips.getByRole('button', { name: /from the form/ })).not.toBeInTheDocument();
  });
});

describe('a failure', () => {
  test('keeps the message for another try, which the focus survives', async () => {
    replies.push(new TypeError('Failed to fetch'));
    await renderPanel();
    await say('Are you there?');
    await expect.element(page.getByText(connecting)).toBeVisible();
    await button('Retry').click();
    await expect.element(log.getByText(plain.response)).toBeVisible();
    await expect.element(page.getByText(connecting)).not.toBeInTheDocument();
    expect(requests.map(({ message }) => message)).toEqual(['Are you there?', 'Are you there?']);
    await expect.element(field).toHaveFocus();
  });

  test('can be edited', async () => {
    replies.push(new TypeError('Failed to fetch'));
    await renderPanel();
    await say('Are you their?');
    await button('Edit the message').click();
    await expect.element(field).toHaveValue('Are you their?');
    await expect.element(field).toHaveFocus();
    await expect.element(page.getByText(connecting)).not.toBeInTheDocument();
  });

  test('of the network is over when the network is back', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    replies.push(new TypeError('Failed to fetch'));
    await renderPanel();
    await expect.element(page.getByText(/^You’re offline\./)).toBeVisible();
    await say('Are you there?');
    await expect.element(page.getByText(connecting)).toBeVisible();
    onLine.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    await expect.element(log.getByText(plain.response)).toBeVisible();
    await expect.element(page.getByText(/^You’re offline\./)).not.toBeInTheDocument();
  });
});

describe('a quote under way', () => {
  test('tells how far it is', async () => {
    replies.push(asking(maya));
    await renderPanel();
    await say('I want a quote');
    const progress = page.getByRole('progressbar', { name: 'Quote progress' });
    await expect.element(progress).toHaveAttribute('aria-valuetext', `4 of ${slots.length} done`);
    await expect.element(page.getByText(`4 of ${slots.length} done`)).toBeVisible();
  });

  test('loses its last message to Undo, which is told and can be undone itself', async () => {
    replies.push(asking({}, 'Happy to help.\n\nHow old are you?'), asking({ age: 34 }, 'Got it.'));
    await renderPanel();
    await say('I want a quote');
    await say('34');
    await expect.element(log.getByText('Got it.')).toBeVisible();
    await button('Undo your last message').click();
    await expect.element(log.getByText('Got it.')).not.toBeInTheDocument();
    await expect.element(log.getByText('34')).not.toBeInTheDocument();
    await expect.element(page.getByText(`0 of ${slots.length} done`)).toBeVisible();
    const news = 'Your last message was removed. The question before it: How old are you?';
    await expect.element(page.getByRole('status').filter({ hasText: news })).toBeInTheDocument();
    await expect.element(button('Undo your last message')).toHaveFocus();
    await button('Bring it back').click();
    await expect.element(log.getByText('Got it.')).toBeVisible();
    await expect.element(page.getByText(`1 of ${slots.length} done`)).toBeVisible();
  });

  test('asks again with what is left after Undo', async () => {
    replies.push(asking({}), asking({ age: 34 }));
    await renderPanel();
    await say('I want a quote');
    await say('34');
    await expect.element(page.getByText(`1 of ${slots.length} done`)).toBeVisible();
    await button('Undo your last message').click();
    await say('35');
    await expect.poll(() => requests).toHaveLength(3);
    expect(requests[2]?.conversationHistory.map(({ content }) => content)).not.toContain('34');
  });

  test('goes into the form with its answers', async () => {
    replies.push(asking(maya));
    await renderPanel();
    await say('I want a quote');
    await page.getByRole('link', { name: 'Continue in the form' }).click();
    expect(form.fill).toHaveBeenCalledExactlyOnceWith({ values: maya, skipped: [] });
    expect(onFollow).toHaveBeenCalledOnce();
  });
});

describe('the summary', () => {
  const card = page.getByRole('article', { name: 'Your answers so far' });

  test('is a list with a button for each answer, and what was not asked yet has none', async () => {
    replies.push(summarize(maya));
    await renderPanel();
    await say('What do you have so far?');
    const terms = () => [...card.element().querySelectorAll('dt')].map((term) => term.textContent);
    await expect.element(card).toBeVisible();
    expect(terms()).toHaveLength(slots.length);
    await expect.element(card.getByText('$500,000')).toBeVisible();
    await expect.element(card.getByText('skipped')).toBeVisible();
    await expect.element(card.getByRole('button', { name: 'Change Exercise' })).toBeVisible();
    await expect.element(card.getByRole('button', { name: 'Change Alcohol' })).not.toBeInTheDocument();
    await expect.element(log.getByText('Here’s everything I have. Is all of this right?')).toBeVisible();
  });

  test('has the assistant ask again for an answer whose button is pressed', async () => {
    replies.push(summarize(maya), asking({ ...maya }, 'How old are you?'), summarize({ ...maya, age: 41 }));
    await renderPanel();
    await say('What do you have so far?');
    await card.getByRole('button', { name: 'Change Age' }).click();
    await expect.element(log.getByText('How old are you?')).toBeVisible();
    expect(requests[1]).toMatchObject({
      message: 'Change “Age”',
      action: { kind: 'change', slots: ['age'] },
    });
    await expect.element(field).toHaveFocus();
    await say('41');
    await expect.element(card.nth(1)).toBeVisible();
    // Only the last one is up to date.
    await expect.element(card.nth(0).getByRole('button')).not.toBeInTheDocument();
    await expect.element(card.nth(1).getByRole('button', { name: 'Change Age' })).toBeVisible();
  });
});

describe('an offer', () => {
  const card = page.getByRole('article', { name: 'What I understood' });
  const offer: Reply = {
    ...asking({}, 'Did I get this right?'),
    card: { kind: 'offer', values: { age: 58, state: 'Ohio' } },
    chips: [{ label: 'Yes, that’s right', action: { kind: 'confirm' } }],
  };

  test('shows what was recognized, and is taken with one press', async () => {
    replies.push(offer, asking({ age: 58, state: 'Ohio' }));
    await renderPanel();
    await say('58 or so, in Ohio I guess');
    await expect.element(card.getByText('58')).toBeVisible();
    await expect.element(card.getByText('Ohio')).toBeVisible();
    await chips.getByRole('button', { name: 'Yes, that’s right' }).click();
    await expect.poll(() => requests.at(-1)?.action).toEqual({ kind: 'confirm' });
    await expect.element(card.getByRole('button')).not.toBeInTheDocument();
  });

  test('has one of its values asked, and the rest taken, with one press', async () => {
    replies.push(offer, asking({ state: 'Ohio' }, 'How old are you?'));
    await renderPanel();
    await say('58 or so, in Ohio I guess');
    await card.getByRole('button', { name: 'Change Age' }).click();
    await expect.poll(() => requests.at(-1)?.action).toEqual({ kind: 'change', slots: ['age'] });
  });
});

describe('what people like someone paid', () => {
  const prices = page.getByRole('article', { name: 'What people like you paid' });

  test('is drawn by age, with the source and the person’s place', async () => {
    replies.push({
      ...plain,
      prices: { age: 45, smokingStatus: 'No', coverageAmount: '$500,000', policyType: 'Term Life Insurance' },
    });
    await renderPanel();
    await say('ballpark?');
    await expect.element(prices.getByText(/^People between 40 and 50 who don’t use tobacco/)).toBeVisible();
    const here = prices.getByRole('listitem').filter({ hasText: 'You are here' });
    await expect.element(here).toMatchTextContent(/\$31 to \$101.*45/);
    await expect.element(prices.getByText(/published by a rate study in March 2024/)).toBeVisible();
  });

  test('gives way to the reason if no published price fits', async () => {
    replies.push({ ...plain, prices: { age: 58, smokingStatus: 'Yes', healthStatus: 'Poor' } });
    await renderPanel();
    await say('I’m 58 and smoke. Ballpark?');
    await expect
      .element(prices.getByText(/No published price fits your age: .* ages 35 to 55\./))
      .toBeVisible();
    await expect.element(prices.getByText(/whole life.* prices for people who use tobacco/)).toBeVisible();
    await expect.element(prices.getByRole('figure')).not.toBeInTheDocument();
  });
});

test('the crisis line is always there, and the panel says that it is automated', async () => {
  await renderPanel();
  await expect.element(page.getByText('Automated answers, not advice')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Call or text 988' }))
    .toHaveAttribute('href', 'tel:988');
  await say('Hello');
  await expect.element(page.getByRole('link', { name: 'Call or text 988' })).toBeVisible();
});

test.each(['Enter', 'Escape'])('%s belongs to an input method while it composes', async (key) => {
  await renderPanel();
  await field.fill('東京');
  for (const init of [{ isComposing: true }, { keyCode: 229 }]) {
    field.element().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...init }));
  }
  await expect.element(field).toHaveValue('東京');
  expect(requests).toEqual([]);
  expect(onClose).not.toHaveBeenCalled();
});

describe('an answer', () => {
  test('shows bold terms, lists, tables, and links of this site', async () => {
    const table = '| | Term | Whole |\n|---|---|---|\n| Lasts | 20 years | For life |';
    replies.push({ response: `**Term** is one.\n- see [the guide](/guide)\n\n${table}` });
    await renderPanel();
    await say('Term or whole?');
    await expect.element(log.getByRole('strong')).toHaveTextContent('Term');
    await expect.element(log.getByRole('link', { name: 'the guide' })).toHaveAttribute('href', '/guide');
    await expect.element(log.getByRole('listitem')).toHaveTextContent('see the guide');
    await expect.element(log.getByRole('columnheader', { name: 'Whole' })).toBeVisible();
    expect(log.getByRole('columnheader').elements()).toHaveLength(2);
    await expect.element(log.getByRole('rowheader', { name: 'Lasts' })).toBeVisible();
    await expect.element(log.getByRole('cell', { name: 'For life' })).toBeVisible();
  });

  test('[security 34] shows hostile text of either side as text', async () => {
    const hostile =
      '<img src=x onerror="document.title=1"> <script>alert(1)</script> [a](javascript:alert(1)) [b](//evil.example)';
    replies.push({
      response: `${hostile}\n| <b>c</b> |\n|---|\n| [d](https://evil.example) |`,
      citations: [{ title: '<i>Guide</i>', path: '/guide' }],
      chips: [choose('<u>Yes</u>')],
    });
    await renderPanel();
    await say(hostile);
    await expect.element(log.getByText(hostile).nth(1)).toBeVisible();
    await expect.element(log.getByText('[d](https://evil.example)')).toBeVisible();
    await expect.element(log.getByText('<b>c</b>')).toBeVisible();
    await expect.element(page.getByRole('link', { name: '<i>Guide</i>' })).toBeVisible();
    await expect.element(button('<u>Yes</u>')).toBeVisible();
    expect(log.element().querySelectorAll('img, script, b, i, u, a:not([href^="/guide"])')).toHaveLength(0);
  });
});

describe('Escape', () => {
  test('closes the options first, and then the panel', async () => {
    await renderPanel();
    await button('Options for this conversation').click();
    await expect.element(page.getByText(/^There’s nothing here to delete yet/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByText(/^There’s nothing here to delete yet/)).not.toBeInTheDocument();
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
  });
});

test('on a phone the panel is a dialog, which keeps the keyboard away until it is asked for', async () => {
  await renderPanel({ isSheet: true });
  const dialog = page.getByRole('dialog', { name: 'AI Insurance Assistant' });
  await expect.element(dialog).toHaveFocus();
  await button('What sets the price?').click();
  await expect.element(log.getByText(plain.response)).toBeVisible();
  await expect.element(dialog).toHaveFocus();
});

test('the buttons of the header stay readable under the pointer', async () => {
  await renderPanel();
  const minimize = button('Minimize the assistant');
  const readColors = () => {
    const { color, backgroundColor } = getComputedStyle(minimize.element());
    return { color, backgroundColor };
  };
  await minimize.hover();
  // White on dusk 800.
  await expect.poll(readColors).toEqual({ color: 'rgb(255, 255, 255)', backgroundColor: 'rgb(10, 70, 80)' });
});
