import { expect, expectNoOverflow, test } from '../../fixtures.ts';
import { createEmail, send } from '../../steps/account.ts';
import { openMailedLink } from '../../steps/email-links.ts';

const refusedCall = /status of 400/;

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
