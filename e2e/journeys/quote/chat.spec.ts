import type { Page } from '@playwright/test';
import { expect, expectNoOverflow, readReferral, test } from '../../fixtures.ts';
import { createAccount, signOutThroughApi } from '../../steps/account.ts';
import {
  askButton,
  awaitAnswer,
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
import { answerQuestions, expectQuestion, expectSummary } from '../../steps/quote.ts';

const termAnswer = {
  response: 'Term life covers you for a set number of years.\nWhat name should I put on your quote?',
  citations: [{ title: 'Guide: Choosing the Right Policy', path: '/guide#choosing' }],
  chips: [{ label: 'Maya', action: { kind: 'choose' as const, slot: 'name' as const, value: 'Maya' } }],
};

test('a conversation survives a citation, minimizing, other pages, and a reload', async ({
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

  // Someone who types while the page loads keeps typing.
  const { promise: typed, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(/\/assets\/guide-/, (route) => typed.then(() => route.continue()));
  await panel(page).getByRole('link', { name: 'Guide: Choosing the Right Policy' }).click();
  await expect(page).toHaveURL(/\/guide#choosing$/);
  await expect(log(page).getByText('What is term life?')).toBeVisible();
  await field(page).fill('a half-written');
  letGo();
  await expect(page.getByRole('heading', { name: 'Choosing the Right Policy' })).toBeVisible();
  await expect(field(page)).toBeFocused();
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
  const action = { kind: 'choose', slot: 'name', value: 'Maya' };
  expect(requests[1]).toMatchObject({ message: 'Maya', action, context: 'calculator' });
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
  await expect(log(page).getByText('What is whole life insurance?').first()).toBeVisible();
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
    await awaitAnswer(page, () => suggested.getByRole('button', { name: answer, exact: true }).click());
  }
  const summary = log(page).getByRole('article', { name: 'Your answers so far' });
  await expect(summary).toContainText('Coverage amount$500,000');
  await awaitAnswer(page, () => summary.getByRole('button', { name: 'Change Age' }).click());
  await say(page, '41');
  await expect(summary.last()).toContainText('Age41');
  await suggested.getByRole('button', { name: 'Yes, that’s right' }).click();
  const match = log(page).getByRole('article').filter({ hasText: 'Alderpoint Life' });
  await expect(match.getByRole('heading', { name: 'Alderpoint Life' })).toBeVisible();
  await expect(match).toContainText(/9\d%/);
  await expect(match.getByText('may earn a commission if you buy')).toBeVisible();

  await context.route('https://*.example/**', (route) => route.fulfill({ body: 'Carrier' }));
  const opening = context.waitForEvent('page');
  await match.getByRole('link', { name: 'See My Quote' }).click();
  const target = new URL((await opening).url());
  expect(target.searchParams.get('utm_source')).toBe('coverlight');
  expect(target.href).not.toContain('Maya');
  const clickId = target.searchParams.get('clid') ?? '';
  await expect.poll(() => readReferral(server, clickId)?.carrier_id).toBe('alderpoint');
});

test('answers go from the assistant into the form and back, and none is lost', async ({ page }) => {
  await page.goto('/');
  await openAssistant(page);
  await say(page, 'I want a quote');
  await say(page, 'I am Maya Ellison, 34, from Oregon, and I would like half a million');
  await expect(panel(page).getByText('4 of 17 done')).toBeVisible();
  await panel(page).getByRole('link', { name: 'Continue in the form' }).click();
  await answerQuestions(page, 1, 1);
  await expectQuestion(page, 2);
  await page.getByRole('button', { name: 'Close and save for later' }).click();
  await panel(page).getByRole('button', { name: 'Use my 5 answers from the form' }).click();
  await expect(log(page)).toContainText('What type of policy are you looking for?');
  await expect(panel(page).getByText('5 of 17 done')).toBeVisible();
  await panel(page).getByRole('button', { name: 'Undo your last message' }).click();
  await expect(panel(page).getByText('4 of 17 done')).toBeVisible();
});

test('the focus returns to the button that opened the assistant', async ({ page }) => {
  await page.goto('/contact');
  const opener = page.getByRole('button', { name: 'Ask the Assistant' });
  await opener.press('Enter');
  await expect(field(page)).toBeFocused();
  await expect(log(page)).toContainText('What did you want to ask us?');
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await expect(opener).toBeFocused();
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
  await expect(log(page).getByText('Here’s your match.')).toBeVisible();
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
  await expect(match.getByText('may earn a commission if you buy')).toBeVisible();
  await expectAccessible('match', 'both');

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

test('starting over can be undone, and deleting asks first and affects every tab', async ({
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
  const stored = await page.evaluate(() =>
    Object.keys(localStorage).filter((key) => /\.(?:chat|assistant)$/.test(key)),
  );
  expect(stored).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the sheet fills the screen, makes room for a page, and fits narrow windows and large text', async ({
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

test('the button of the assistant is there when a page opens on a phone', { tag: '@phone-only' }, async ({
  page,
}) => {
  for (const path of [
    '/',
    '/guide',
    '/calculator',
    '/carriers',
    '/faq',
    '/answers',
    '/blog',
    '/how-it-works',
  ]) {
    await page.goto(path);
    await expect(askButton(page), path).toHaveCSS('opacity', '1');
    await expect(askButton(page), path).toBeInViewport({ ratio: 1 });
  }
});
