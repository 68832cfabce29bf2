import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import { createAccount } from '../../steps/account.ts';
import {
  collectBodies,
  expectViews,
  personsBrowser,
  readEvents,
  readSessions,
  type StoredEvent,
} from '../../steps/analytics.ts';
import { fillNames, getAge, getContinue } from '../../steps/onboarding.ts';
import { answerQuestions, answers, applicant, expectSummary, fillQuickInfo } from '../../steps/quote.ts';

test.use({ launchOptions: personsBrowser });

/** Answers that are distinctive, unlike the site's own words such as `Yes` and `Good`. */
const tellingAnswers = answers.filter((answer) => answer.length > 5);

test('[security 46] a whole visit is stored once, to its last page, and reveals no answer', async ({
  page,
  context,
  server,
  allowedErrors,
}) => {
  allowedErrors.push(/status of 404/);
  const bodies = collectBodies(context);
  await context.route('https://*.example/**', (route) => route.fulfill({ body: 'The carrier’s own page' }));
  await page.goto('/?utm_source=mail&utm_medium=letter&utm_campaign=spring#top');
  await page.getByRole('link', { name: 'Find My Best Match' }).first().click();
  await fillQuickInfo(page);
  await page.getByRole('button', { name: 'Start Quote' }).click();
  await answerQuestions(page, 1, answers.length);
  await page.getByRole('button', { name: 'See My Quote' }).click();
  await expectSummary(page);
  const session = await readSession(page);
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'See My Quote' }).click();
  await (await opened).close();
  await expectViews(page, server, '/quote', 1);
  await page.goto('/contact?topic=secret');
  await page.getByLabel('Name', { exact: true }).fill('Zebulonia');
  await page.getByRole('textbox', { name: 'Email' }).fill('zebulonia@mail.example');
  await expectViews(page, server, '/contact', 1);
  await page.goto('/letters/zebulonia@mail.example');
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Keep the lights on');
  const find = (name: string) => own(server, session).filter((event) => event.name === name);
  const readRoutes = (name: string) => find(name).map(({ page_route }) => page_route);
  // Tracking starts once the browser is idle. A page that is closed before then isn't counted.
  await expect
    .poll(() => readRoutes('page_view'))
    .toEqual(['/', '/quote', '/contact', '/letters/hidden', '/']);
  // A request that Playwright holds for its routes is dropped with its page.
  await context.unrouteAll();
  await page.close({ runBeforeUnload: true });

  await expect.poll(() => readRoutes('page_exit')).toEqual(['/quote', '/contact', '/']);
  for (const { additional_data } of find('page_exit'))
    expect(JSON.parse(additional_data ?? '')).toEqual({ timeOnPage: expect.any(Number) });
  expect(find('page_not_found')).toHaveLength(1);
  expect(find('quote_received').map(({ element_clicked }) => element_clicked)).toEqual(['alderpoint']);
  const pressed = find('click').filter(({ page_route }) => page_route === '/quote');
  expect(new Set(pressed.map(({ element_clicked }) => element_clicked))).toEqual(
    new Set(['start_quote', 'see_my_quote', 'carrier']),
  );
  const steps = own(server, session).filter(({ action }) => action === 'track_funnel');
  expect(steps.map(({ name }) => name)).toEqual([
    'quick_info',
    ...[...new Set(steps.map(({ name }) => name))].filter((name) => name.startsWith('question_')),
    'quote_delivered',
    'summary',
    'referral_clicked',
  ]);
  expect(steps).toHaveLength(17);
  expect(find('Alderpoint Life').map(({ action }) => action)).toEqual(['track_referral']);
  expect(readSessions(server).find(({ session_id }) => session_id === session)).toMatchObject({
    first_source: 'mail',
    last_campaign: 'spring',
  });
  const told = JSON.stringify([bodies, own(server, session)]);
  const secrets = [...tellingAnswers, ...Object.values(applicant).filter((value) => value.length > 2)];
  for (const secret of [...secrets, 'ebulonia', 'secret', '#top', 'utm_']) expect(told).not.toContain(secret);
  const values = own(server, session).map(({ element_value, additional_data }) => [
    element_value,
    additional_data,
  ]);
  for (const answer of [...answers, applicant.age]) {
    expect(JSON.stringify(values)).not.toContain(`"${answer}"`);
    expect(own(server, session).map(({ element_clicked }) => element_clicked)).not.toContain(answer);
  }
});

test('what happens offline arrives once the network is back, and a reload loses nothing', async ({
  page,
  context,
  server,
  allowedErrors,
}) => {
  allowedErrors.push(/net::ERR_INTERNET_DISCONNECTED/);
  await page.goto('/faq');
  await expectViews(page, server, '/faq', 1);
  const session = await readSession(page);
  await context.setOffline(true);
  const learn = page.getByRole('banner').getByRole('button', { name: 'Learn' });
  await learn.click();
  await learn.click();
  await page.waitForFunction(() => Object.values(sessionStorage).some((text) => text.includes('"click"')));
  expect(own(server, session).filter(({ name }) => name === 'click')).toEqual([]);
  await context.setOffline(false);
  await expect.poll(() => own(server, session).filter(({ name }) => name === 'click').length).toBe(2);
  await learn.click();
  await page.reload();
  await expectViews(page, server, '/faq', 2);
  await page.getByRole('banner').getByRole('button', { name: 'Learn' }).click();
  await page.goto('about:blank');
  await expect.poll(() => own(server, session).filter(({ name }) => name === 'page_exit').length).toBe(2);
  const clicks = own(server, session).filter(({ name }) => name === 'click');
  expect(clicks.map(({ element_clicked }) => element_clicked)).toEqual(['Learn', 'Learn', 'Learn', 'Learn']);
});

test('with Global Privacy Control a visit is counted, and no one is told apart', async ({
  browser,
  server,
  watchConsole,
}) => {
  const context = await browser.newContext({
    baseURL: server.origin,
    extraHTTPHeaders: { 'Sec-GPC': '1' },
  });
  watchConsole(context);
  const bodies = collectBodies(context);
  await context.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
  );
  const page = await context.newPage();
  const earlier = new Set(readEvents(server).map(({ event_id }) => event_id));
  const readWho = (name: string, route: string) =>
    readEvents(server)
      .filter((event) => event.name === name && event.page_route === route && !earlier.has(event.event_id))
      .map(({ session_id, user_id }) => [session_id, user_id]);
  await page.goto('/legal/accessibility');
  await expect.poll(() => readWho('page_view', '/legal/accessibility')).toEqual([[null, null]]);
  await page.goto('/legal/licenses?utm_source=mail');
  await expect.poll(() => readWho('page_view', '/legal/licenses')).toEqual([[null, null]]);
  await page.goto('about:blank');
  await expect.poll(() => readWho('page_exit', '/legal/licenses')).toEqual([[null, null]]);
  expect(bodies.join('')).not.toMatch(/session|mail/);
  await page.goto('/?utm_source=mail');
  await expect(page.getByText(/campaign tracking is active.*didn’t store/i)).toBeVisible();
  await expect.poll(() => readWho('page_view', '/')).toEqual([[null, null]]);
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await context.close();
});

test('a new account is counted once, with its owner and without their words', async ({
  page,
  context,
  server,
  allowedErrors,
}) => {
  allowedErrors.push(/status of 503/);
  const bodies = collectBodies(context);
  await page.goto('/signin');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Google Auth Failed' })).toBeVisible();
  await expectViews(page, server, '/signin', 1);
  const { email } = await createAccount(page, { profile: null });
  await page.goto('/onboarding');
  await fillNames(page, { first: 'Zebulonia', last: 'Quist' });
  await getContinue(page).click();
  await getAge(page).fill('34');
  await getContinue(page).click();
  await expect(page).toHaveURL('/dashboard');
  const session = await readSession(page);
  const find = (name: string) => own(server, session).filter((event) => event.name === name);
  await expectViews(page, server, '/dashboard', 1);
  await page.goto('/onboarding');
  await expect(page).toHaveTitle(/Dashboard/);
  await expectViews(page, server, '/dashboard', 2);
  await page.goto('about:blank');
  await expect.poll(() => find('page_exit').at(-1)?.page_route).toBe('/dashboard');
  expect(find('account_created')).toMatchObject([{ event_type: 'conversion', user_id: expect.any(String) }]);
  expect(find('google_auth_attempt')).toHaveLength(1);
  const told = JSON.stringify([bodies, own(server, session)]);
  for (const secret of ['Zebulonia', 'Quist', email]) expect(told).not.toContain(secret);
});

/** The tab's id, once there is one. */
async function readSession(page: Page): Promise<string> {
  const read = () =>
    page.evaluate(() => sessionStorage.getItem('coverlight_session_id')?.replaceAll('"', '') ?? '');
  await expect.poll(read).toMatch(/^coverlight_session_/);
  return read();
}

function own(server: Parameters<typeof readEvents>[0], session: string): StoredEvent[] {
  return readEvents(server).filter(({ session_id }) => session_id === session);
}
