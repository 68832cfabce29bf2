import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import { createAccount, signInOnForm, signOutThroughApi } from '../../steps/account.ts';
import { findButton } from '../../steps/account-settings.ts';
import { failedRequest } from '../../steps/auth-api.ts';
import { askButton } from '../../steps/chat.ts';
import { expectWait, rideBus } from '../../steps/slow-phone.ts';

// `npm run check:browsers` goes through all of the quote, the sign-in, and the assistant.
test('signing in works on a slow phone that drops requests, and every wait says what it is for', async ({
  page,
  allowedErrors,
}) => {
  allowedErrors.push(failedRequest, /ERR_CONNECTION_RESET|Failed to fetch|Rendering failed/);
  const account = await createAccount(page);
  await signOutThroughApi(page);
  await page.route('**/assets/chat-dock-*', (route) => route.abort('connectionreset'), { times: 1 });
  await expectReload(page, '/faq');
  await expect(askButton(page)).toBeVisible();
  // A script that the page's own script imports is lost, and lost again when it's asked for a second time.
  const lost = ['/assets/email-field-', '/assets/email-field-', '/api/auth/sign-in'];
  await rideBus(page, (_request, url) => {
    const found = lost.findIndex((part) => url.includes(part));
    if (found >= 0) lost.splice(found, 1);
    return found >= 0;
  });
  await expectWait(page, '**/assets/sign-in-*', 'Opening the page...', () =>
    page.getByRole('link', { name: 'Sign In' }).first().click(),
  );
  await findButton(page, 'Reload the page').click();
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  await expectWait(page, '**/api/auth/sign-in', 'Processing...', () => signInOnForm(page, account));
  await expect(page.getByRole('alert').filter({ hasText: 'Login Failed' })).toBeVisible();
  await expect(page.getByText(/couldn’t reach the server/).first()).toBeVisible();
  await findButton(page, 'Sign In').click();
  await expect(page.getByRole('heading', { name: 'Welcome back, Maya' })).toBeVisible();
  expect(lost).toEqual([]);
});

/** Opens a page whose first script is lost. While the server can't be reached or fails, the page stays. */
async function expectReload(page: Page, path: string): Promise<void> {
  const answers = ['lost', 'lost', 'failed'];
  const opened: number[] = [];
  const requests = new RegExp(`/assets/index-|${path}$`);
  await page.route(requests, async (route) => {
    const isPage = route.request().method() === 'GET' && route.request().isNavigationRequest();
    const answer = isPage ? undefined : answers.shift();
    if (answer === 'lost') return route.abort('connectionreset');
    if (answer === 'failed') return route.fulfill({ status: 502 });
    // A page that loads again before the server has answered would be one too many.
    if (isPage) opened.push(answers.length);
    return route.fallback();
  });
  await page.goto(path);
  await page.unroute(requests);
  expect(opened).toEqual([3, 0]);
}
