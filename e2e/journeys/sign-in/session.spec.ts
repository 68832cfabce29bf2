import { expect, expectNoOverflow, test } from '../../fixtures.ts';
import { createEmail, readMailedLink, send, signOutThroughApi } from '../../steps/account.ts';
import { confirmHere, openMailedLink } from '../../steps/email-links.ts';
import { expectSignedIn, expectSignedOut } from '../../steps/header.ts';

const refusedCall = /status of 400/;

test('tabs and browsers follow a confirmation and a sign-out', async ({ page, context, browser, server }) => {
  const email = createEmail();
  await page.goto('/');
  await expectSignedOut(page);
  await send(page, 'POST', '/api/auth/email/start', { email });
  const link = await readMailedLink(page, email);

  const second = await context.newPage();
  await confirmHere(second, email);
  await expect(second).toHaveURL('/onboarding');
  await expectSignedIn(page, email);

  const elsewhere = await browser.newContext({ baseURL: server.origin });
  const stranger = await elsewhere.newPage();
  await stranger.goto(link);
  await expect(stranger.getByText('This link has already been used.')).toBeVisible();
  await expect(stranger).toHaveURL('/');
  await elsewhere.close();

  await signOutThroughApi(second);
  for (const tab of [page, second]) await expectSignedOut(tab);
});

test('the callback takes the code out of the address, keeps it over a reload, and uses it once', async ({
  page,
}) => {
  const email = createEmail();
  await page.goto('/');
  await send(page, 'POST', '/api/auth/email/start', { email });
  let exchanges = 0;
  const { promise: seen, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/api/auth/exchange', async (route) => {
    exchanges += 1;
    await seen;
    await route.continue();
  });
  await openMailedLink(page, email);
  await page.reload();
  await expect(page).toHaveURL('/auth/callback');
  const confirm = page.getByRole('button', { name: 'Confirm my email' });
  await confirm.dblclick();
  await expect(confirm).toHaveAttribute('aria-busy', 'true');
  letGo();
  await expect(page).toHaveURL('/onboarding');
  expect(exchanges).toBe(1);
  await page.goBack();
  await expect(page).not.toHaveURL(/callback/);
});

test('a link that cannot reach the server waits for another try', async ({
  page,
  allowedErrors,
  expectAccessible,
}) => {
  allowedErrors.push(/ERR_INTERNET_DISCONNECTED/, refusedCall);
  await page.route('**/api/auth/link', (route) => route.abort('internetdisconnected'));
  await page.goto('/auth/callback?code=no-code-of-ours&next=//evil.example');
  await expect(page.getByRole('alert').getByRole('heading')).toHaveText('Your sign-in isn’t complete yet');
  await expectAccessible('callback without network');
  await expectNoOverflow(page);
  await page.unroute('**/api/auth/link');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('This link doesn’t work')).toBeVisible();
  await expectAccessible('home with a message');
});

test('[security 25] a refusal by Google ends on the home page, with what to do', async ({ page }) => {
  await page.goto('/auth/callback?error=google');
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Google Auth Failed')).toBeVisible();
  await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/signin$/);
});
