import type { Page } from '@playwright/test';
import { expect, expectNoOverflow, readReferral, test } from '../../fixtures.ts';
import { createAccount, signOutThroughApi } from '../../steps/account.ts';
import {
  askButton,
  collected,
  completion,
  edgeTab,
  field,
  log,
  openAssistant,
  panel,
  say,
  scriptAssistant,
} from '../../steps/chat.ts';
import { readOwnProfile } from '../../steps/onboarding.ts';
import { expectSummary } from '../../steps/quote.ts';

const termAnswer = {
  response: 'Term life covers you for a set number of years.\nWhat name should I put on your quote?',
  citations: [{ title: 'Guide: Choosing the Right Policy', path: '/guide#choosing' }],
  suggestions: ['Maya', 'Skip'],
};

test('a conversation is kept over a citation, minimizing, pages and a reload', async ({
  page,
  expectAccessible,
}) => {
  const requests = await scriptAssistant(page, () => termAnswer);
  await page.goto('/calculator');
  await openAssistant(page);
  await expect(panel(page).getByRole('heading', { name: 'AI Insurance Assistant' })).toBeVisible();
  await expect(panel(page).getByText('Automated answers, not advice')).toBeVisible();
  await expect(field(page)).toBeFocused();
  expect((await panel(page).boundingBox())?.height).toBeLessThanOrEqual(680);
  await expectAccessible('opened');
  await say(page, 'What is term life?');
  await expectAccessible('answered');

  await panel(page).getByRole('link', { name: 'Guide: Choosing the Right Policy' }).click();
  await expect(page).toHaveURL(/\/guide#choosing$/);
  await expect(log(page).getByText('What is term life?')).toBeVisible();
  await field(page).fill('a half-written');
  await page.getByRole('button', { name: 'Minimize the assistant' }).click();
  await expect(edgeTab(page)).toBeFocused();
  await expectAccessible('minimized');
  await page.goBack();
  await expect(page).toHaveURL(/\/calculator$/);
  await page.reload();
  await edgeTab(page).click();
  await expect(log(page).getByText('What is term life?')).toBeVisible();
  await expect(field(page)).toHaveValue('a half-written');
  await page.reload();
  await expect(log(page).getByText('What is term life?')).toBeVisible();
  await panel(page).getByRole('button', { name: 'Maya', exact: true }).click();
  await expect(log(page).getByText('Maya', { exact: true })).toBeVisible();
  await expect.poll(() => requests.length).toBe(2);
  expect(requests[1]).toMatchObject({ message: 'Maya', context: 'calculator' });
  expect(requests[1]?.conversationHistory).toHaveLength(2);
  await page.getByRole('button', { name: 'Close the assistant' }).click();
  await page.reload();
  await expect(askButton(page)).toBeVisible();
});

test('a quote by conversation alone, with a question in between, up to the carrier', async ({
  page,
  context,
  server,
}) => {
  await page.goto('/');
  await openAssistant(page);
  await panel(page).getByRole('button', { name: 'Find my match' }).click();
  await expect(log(page)).toContainText('What name should I put on your quote?');
  await say(page, 'I am Maya Ellison, 34, from Oregon, and I would like half a million');
  await say(page, 'What is whole life insurance?');
  const citation = log(page).getByRole('list', { name: 'Where this comes from' }).getByRole('link').first();
  await citation.click();
  await expect(page).not.toHaveURL(/\/$/);
  await expect(log(page).getByText('What is whole life insurance?')).toBeVisible();
  const suggested = panel(page).getByRole('list', { name: 'Suggested answers' });
  for (const answer of [
    'No',
    'Term Life Insurance',
    'Good',
    ...Array<string>(7).fill('Skip'),
    'Lowest premium cost',
    'Yes',
    'Within a week',
  ]) {
    const asked = await log(page).getByText('Assistant: ', { exact: true }).count();
    await suggested.getByRole('button', { name: answer, exact: true }).click();
    await expect(log(page).getByText('Assistant: ', { exact: true })).toHaveCount(asked + 1);
  }
  const summary = log(page).getByRole('article', { name: 'Your answers so far' });
  await expect(summary).toContainText('Coverage amount$500,000');
  await summary.getByRole('button', { name: 'Change Age' }).click();
  await say(page, '41');
  await expect(summary.last()).toContainText('Age41');
  await suggested.getByRole('button', { name: "Yes, that's right" }).click();
  const match = log(page).getByRole('article').filter({ hasText: 'Alderpoint Life' });
  await expect(match.getByRole('heading', { name: 'Alderpoint Life' })).toBeVisible();
  await expect(match).toContainText(/9\d%/);
  await expect(match.getByText('earns a commission if you buy')).toBeVisible();

  await context.route('https://*.example/**', (route) => route.fulfill({ body: 'Carrier' }));
  const opening = context.waitForEvent('page');
  await match.getByRole('link', { name: 'See My Quote' }).click();
  const target = new URL((await opening).url());
  expect(target.searchParams.get('utm_source')).toBe('coverlight');
  expect(target.href).not.toContain('Maya');
  const clickId = target.searchParams.get('clid') ?? '';
  await expect.poll(() => readReferral(server, clickId)?.carrier_id).toBe('alderpoint');
});

test('the keyboard alone is enough', async ({ page }) => {
  await scriptAssistant(page, () => termAnswer);
  await page.goto('/contact');
  const opener = page.getByRole('button', { name: 'Ask the Assistant' });
  await opener.press('Enter');
  await expect(field(page)).toBeFocused();
  await expect(log(page)).toContainText('What did you want to ask us?');
  await page.keyboard.press('Enter');
  await page.keyboard.type('   ');
  await page.keyboard.press('Enter');
  await expect(log(page).getByText('You: ', { exact: true })).toHaveCount(0);
  await page.keyboard.type('first');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('second');
  await page.keyboard.press('Enter');
  await expect(log(page).locator('p', { hasText: 'first' })).toHaveText('first\nsecond', {
    useInnerText: true,
  });
  await expect(field(page)).toHaveValue('');
  await expect(panel(page).getByRole('button', { name: 'Skip' })).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(panel(page).getByRole('button', { name: 'Skip' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(log(page).getByText('Skip', { exact: true })).toBeVisible();
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('what fails is kept, and is sent once the connection is back', async ({
  page,
  context,
  allowedErrors,
}) => {
  allowedErrors.push(/Failed to load resource/);
  let isOffline = false;
  let isDown = false;
  const requests = await scriptAssistant(page, () => termAnswer);
  await page.route('**/api/chat', (route) => {
    if (isOffline) return route.abort('internetdisconnected');
    if (!isDown) return route.fallback();
    const error = { code: 'unavailable', message: 'Unavailable.', requestId: '1' };
    return route.fulfill({ status: 503, json: { error } });
  });
  await page.goto('/');
  await openAssistant(page);
  isOffline = true;
  await context.setOffline(true);
  await expect(panel(page).getByText('You are offline.')).toBeVisible();
  await field(page).fill('Are you there?');
  await field(page).press('Enter');
  const connecting = "I'm sorry, I'm having trouble connecting right now. Please try again.";
  await expect(panel(page).getByText(connecting)).toBeVisible();
  await panel(page).getByRole('button', { name: 'Retry' }).click();
  await expect(panel(page).getByText(connecting)).toBeVisible();
  isOffline = false;
  await context.setOffline(false);
  await expect(log(page)).toContainText('Term life covers you');
  await expect(panel(page).getByText(connecting)).toHaveCount(0);
  expect(requests.map(({ message }) => message)).toEqual(['Are you there?']);

  isDown = true;
  await field(page).fill('And now?');
  await field(page).press('Enter');
  await expect(
    panel(page).getByText(
      "I apologize, but I'm having trouble connecting right now. Please try again in a moment.",
    ),
  ).toBeVisible();
  await page.reload();
  await expect(field(page)).toHaveValue('And now?');
  await field(page).press('Enter');
  await panel(page).getByRole('button', { name: 'Edit the message' }).press('Enter');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('And now?');
  await field(page).press('Enter');
  isDown = false;
  await panel(page).getByRole('button', { name: 'Retry' }).press('Enter');
  await expect.poll(() => requests.length).toBe(2);
  await expect(field(page)).toBeFocused();
  const options = panel(page).getByRole('button', { name: 'Options for this conversation' });
  await options.press('Enter');
  await panel(page).getByRole('button', { name: 'Delete conversation' }).press('Enter');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
});

test('a slow answer can be cancelled, and a double press sends once', async ({ page }) => {
  const answering = Promise.withResolvers<void>();
  const requests = await scriptAssistant(page, async () => {
    await answering.promise;
    return termAnswer;
  });
  await page.goto('/');
  await openAssistant(page);
  await field(page).fill('Hello');
  await panel(page).getByRole('button', { name: 'Send' }).dblclick();
  await field(page).fill('typed meanwhile');
  await field(page).press('Enter');
  await expect(field(page)).toHaveValue('typed meanwhile');
  await panel(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(field(page)).toHaveValue('Hello\ntyped meanwhile');
  expect(requests).toHaveLength(1);
  answering.resolve();
  await field(page).fill('x'.repeat(1001));
  await expect(panel(page).getByText('1,001 of 1,000 characters.')).toBeVisible();
  await field(page).press('Enter');
  expect(requests).toHaveLength(1);
});

test('confirmed answers lead to the match, which is the quote flow’s, too', async ({
  page,
  expectAccessible,
}) => {
  await scriptAssistant(page, (message) => {
    if (message === 'yes') return { response: completion };
    return { response: Array.from({ length: 40 }, (_, index) => `Line ${index}`).join('\n') };
  });
  await page.goto('/');
  await openAssistant(page);
  await say(page, 'Find my match');
  await field(page).fill('yes');
  await field(page).press('Enter');
  await expect(log(page).getByText('Here comes your match.')).toBeVisible();
  const conversation = page.getByRole('region', { name: 'Conversation' });
  await conversation.evaluate((box) => box.scrollTo(0, 0));
  const indicator = panel(page).getByRole('button', { name: '1 new message' });
  await expect(indicator).toBeVisible();
  await indicator.click();
  await expect(indicator).toHaveCount(0);
  const match = log(page).getByRole('article');
  await expect(match.getByRole('heading', { name: 'Alderpoint Life' })).toBeVisible();
  await expect(match).toContainText(/9\d%/);
  await expect(match.getByRole('listitem').first()).toBeVisible();
  await expect(match.getByText('earns a commission if you buy')).toBeVisible();
  await expectAccessible('match');

  await match.getByRole('link', { name: 'See the whole comparison' }).click();
  await expectSummary(page);
  await expect(page.getByRole('dialog')).toContainText(collected.name.split(' ')[0] ?? '');
  await expect(panel(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(match).toBeVisible();
  await page.reload();
  await expect(match.getByRole('link', { name: 'See My Quote' })).toBeVisible();
});

test('with an account the match is saved, and the conversation leaves with the sign-out', async ({
  page,
}) => {
  await scriptAssistant(page, () => ({ response: completion }));
  await createAccount(page);
  await page.goto('/');
  await openAssistant(page);
  await say(page, 'yes');
  await expect(log(page).getByText('This quote is in your account.')).toBeVisible();
  expect((await readOwnProfile(page)).quote?.userData).toMatchObject(collected);
  await signOutThroughApi(page);
  await page.goto('/guide');
  await expect(log(page)).toContainText('Ask me about anything you read here.');
  await expect(log(page).getByText('yes', { exact: true })).toHaveCount(0);
});

test('starting over can be undone, deleting asks first and counts in every tab', async ({
  page,
  context,
}) => {
  await scriptAssistant(page, () => termAnswer);
  await page.goto('/');
  await openAssistant(page);
  await say(page, 'What is term life?');
  const other = await context.newPage();
  await other.goto('/guide');
  await expect(log(other).getByText('What is term life?')).toBeVisible();
  const chooseOption = async (name: string) => {
    await panel(page).getByRole('button', { name: 'Options for this conversation' }).click();
    await panel(page).getByRole('button', { name }).click();
  };
  await chooseOption('Start over');
  await expect(log(page).getByText('What is term life?')).toHaveCount(0);
  await expect(log(other).getByText('What is term life?')).toHaveCount(0);
  await panel(page).getByRole('button', { name: 'Bring it back' }).click();
  await expect(log(page).getByText('What is term life?')).toBeVisible();
  await expect(log(other).getByText('What is term life?')).toBeVisible();
  await chooseOption('Delete conversation');
  await panel(page).getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(log(page).getByText('What is term life?')).toHaveCount(0);
  await expect(log(other).getByText('What is term life?')).toHaveCount(0);
  const stored = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.endsWith('.chat')));
  expect(stored).toEqual([]);
});

test('[security 34] hostile text of either side is shown as text', async ({ page }) => {
  const hostile = '<img src=x onerror="document.title=1"> <script>alert(1)</script> [a](javascript:alert(1))';
  await scriptAssistant(page, () => ({
    response: `${hostile}\n<b>second line</b>`,
    citations: [{ title: '<i>Guide</i>', path: '/guide' }],
    suggestions: ['<u>Yes</u>'],
  }));
  await page.goto('/');
  await openAssistant(page);
  await say(page, hostile);
  await expect(log(page).getByText(hostile)).toHaveCount(2);
  await expect(log(page).getByText('<b>second line</b>')).toBeVisible();
  await expect(panel(page).getByRole('link', { name: '<i>Guide</i>' })).toBeVisible();
  await expect(panel(page).getByRole('button', { name: '<u>Yes</u>' })).toBeVisible();
  await expect(log(page).locator('img, script, b, i, u')).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the sheet fills the screen, makes room for a page and fits narrow windows and large text', async ({
    page,
    expectAccessible,
  }) => {
    await scriptAssistant(page, (message) => (message === 'yes' ? { response: completion } : termAnswer));
    await page.goto('/');
    await openAssistant(page);
    expect(await panel(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
    await expect(page.getByRole('dialog', { name: 'AI Insurance Assistant' })).toBeFocused();
    await say(page, 'What is term life?');
    await expectAccessible('sheet');
    await shrinkVisibleHeight(page, 420);
    expect(await panel(page).boundingBox()).toMatchObject({ y: 0, height: 420 });
    await expect(field(page)).toBeInViewport({ ratio: 1 });
    await shrinkVisibleHeight(page, undefined);

    await panel(page).getByRole('link', { name: 'Guide: Choosing the Right Policy' }).click();
    await expect(page).toHaveURL(/\/guide#choosing$/);
    await expect(panel(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/guide/i);
    await edgeTab(page).click();
    await expect(panel(page)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/$/);
    await expect(edgeTab(page)).toBeVisible();
    await edgeTab(page).click();
    await say(page, 'yes');
    await expect(log(page).getByRole('article')).toBeVisible();
    await page.setViewportSize({ width: 320, height: 640 });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await expectNoOverflow(page);
    const inner = await panel(page).evaluate((box) => box.scrollWidth - box.clientWidth);
    expect(inner).toBeLessThanOrEqual(0);
    const room = await page.getByRole('region', { name: 'Conversation' }).boundingBox();
    expect(room?.height).toBeGreaterThan(100);
    await expect(field(page)).toBeInViewport({ ratio: 1 });
    await panel(page).getByRole('button', { name: 'Options for this conversation' }).click();
    await expect(panel(page).getByRole('button', { name: 'Start over' })).toBeVisible();
    const left = await page.getByRole('region', { name: 'Conversation' }).boundingBox();
    const below = await field(page).boundingBox();
    expect((left?.y ?? 0) + (left?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
    await expect(field(page)).toBeInViewport({ ratio: 1 });
  });
});

/** What opening the keyboard does to the visual viewport, which a test cannot open; without a height it closes. */
async function shrinkVisibleHeight(page: Page, height: number | undefined): Promise<void> {
  await page.evaluate((value) => {
    const viewport = window.visualViewport;
    if (!viewport) throw new Error('The browser has no visual viewport.');
    if (value === undefined) Reflect.deleteProperty(viewport, 'height');
    else Object.defineProperty(viewport, 'height', { value, configurable: true });
    viewport.dispatchEvent(new Event('resize'));
  }, height);
}
