import type { Page } from '@playwright/test';
import type { LinkResponse } from '../../../shared/api/auth-links.ts';
import { expect, expectNoOverflow, test } from '../../fixtures.ts';
import { expectRefused, findButton, findField } from '../../steps/account-settings.ts';
import {
  answerAuth,
  failedRequest,
  type Reply,
  refuse,
  signedIn,
  signedOut,
  user,
} from '../../steps/auth-api.ts';
import { getLinkTitle } from '../../steps/email-links.ts';

const elsewhere: LinkResponse = {
  purpose: 'email_confirmation',
  startedAt: '2026-03-01T16:05:00.000Z',
  device: 'Chrome on Windows',
  email: 'm•••@mail.example',
  isThisBrowser: false,
  isSignedInAsAnother: false,
  choices: ['other_screen', 'here', 'not_me'],
};

const asked: LinkResponse = { ...elsewhere, isThisBrowser: true, choices: [] };
const change: LinkResponse = { ...asked, purpose: 'email_change' };
const recovery: LinkResponse = { ...asked, purpose: 'recovery', isThisBrowser: false };
const another: LinkResponse = { ...recovery, isSignedInAsAnother: true, choices: ['here'] };

const tooBusy = refuse(503, 'unavailable', 'We are busy right now.');

test.use({ timezoneId: 'America/New_York' });

test.beforeEach(({ allowedErrors }) => {
  allowedErrors.push(failedRequest);
});

const address = '/auth/callback?code=c0de&next=%2Fonboarding';

async function expectFits(page: Page, expectAccessible: (name: string) => Promise<void>, name: string) {
  await expectAccessible(name);
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoOverflow(page);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  await expectNoOverflow(page);
}

test('the page shows what was started, when in the reader’s time zone, on what, and for whom; one press is enough', async ({
  page,
  expectAccessible,
}) => {
  const replies: Record<string, Reply> = { 'POST link': { status: 200, body: asked } };
  const calls = await answerAuth(page, replies);
  await page.goto(address);
  await expect(getLinkTitle(page, 'Confirm your email')).toBeFocused();
  await expect(page.getByRole('definition')).toHaveText([
    'A new Coverlight account',
    /^Sunday, March 1 at 11:05\sAM\sEST$/,
    'Chrome on Windows',
    'm•••@mail.example',
  ]);
  await expect(page.getByRole('button')).toHaveText(['Confirm my email']);
  await expectFits(page, expectAccessible, 'in the browser that asked');
  expect(Object.keys(calls).filter((call) => call.startsWith('POST'))).toEqual(['POST link']);
  expect(calls['POST link']).toEqual([{ code: 'c0de' }]);

  for (const [name, link, title, button] of [
    ['an email change', change, 'Confirm your new email', 'Confirm my new email'],
    ['a recovery', recovery, 'Choose a new password', 'Choose a new password'],
  ] as const) {
    replies['POST link'] = { status: 200, body: { ...link, device: 'Unknown device' } };
    await page.goto(address);
    await expect(getLinkTitle(page, title)).toBeVisible();
    await expect(page.getByText('A device we don’t recognize')).toBeVisible();
    await expect(page.getByRole('button')).toHaveText([button]);
    await expectFits(page, expectAccessible, name);
  }

  const message = 'This account uses another Google account. Sign in another way.';
  replies['POST link'] = { status: 200, body: { ...asked, purpose: 'google' } };
  replies['POST exchange'] = refuse(409, 'sign_in_required', message);
  await page.goto(address);
  await expect(page).toHaveURL('/signin');
  await expectRefused(page, 'Please sign in another way', message);
});

test('the three choices and their next screens fit every window', async ({ page, expectAccessible }) => {
  const replies: Record<string, Reply> = {};
  const calls = await answerAuth(
    page,
    Object.assign(replies, { 'POST link': { status: 200, body: elsewhere } }),
  );
  await page.goto('/auth/callback?code=c0de');
  await expect(page.getByRole('heading', { name: 'How would you like to continue?' })).toBeVisible();
  await expectFits(page, expectAccessible, 'three choices');

  await findButton(page, 'Continue on the other screen').click();
  const field = findField(page, 'Two-digit number');
  await expect(field).toHaveAttribute('inputmode', 'numeric');
  await expect(page.getByText('Only enter a number that you see on your own screen.')).toBeVisible();
  await findButton(page, 'Continue on the other screen').click();
  await expect(field).toHaveAccessibleDescription('Enter the two digits of the number.');
  expect(calls['POST exchange']).toBeUndefined();
  await expectFits(page, expectAccessible, 'number with an error');
  await field.fill('a4 75');
  await expect(field).toHaveValue('47');
  replies['POST exchange'] = tooBusy;
  await field.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('We are busy right now. You can press the button again.');
  await expect(field).toHaveValue('47');
  await expectFits(page, expectAccessible, 'number that did not arrive');
  replies['POST exchange'] = { status: 200, body: { continuesElsewhere: true } };
  await field.press('Enter');
  await expect(getLinkTitle(page, 'Your email is confirmed')).toBeFocused();
  await expectFits(page, expectAccessible, 'continues elsewhere');
  expect(calls['POST exchange']).toEqual(
    Array(2).fill({ code: 'c0de', choice: 'other_screen', number: '47' }),
  );
});

test('a person who is signed in to another account is asked first; a press without a network keeps the link', async ({
  page,
  expectAccessible,
}) => {
  const replies: Record<string, Reply> = {
    'POST link': { status: 200, body: another },
    'GET session': { status: 200, body: signedIn },
    'POST exchange': refuse(409, 'signed_in_as_another', 'Somebody else.'),
  };
  const calls = await answerAuth(page, replies);
  await page.goto(address);
  const question = `You’re signed in here as ${user.email}, but this link is for m•••@mail.example.`;
  await expect(page.getByText(question)).toBeVisible();
  await expectFits(page, expectAccessible, 'signed in as another');
  await findButton(page, 'Continue as m•••@mail.example').click();
  await expect(page.getByText(question)).toBeVisible();
  expect(calls['POST exchange']).toEqual([{ code: 'c0de', choice: 'here' }]);
  // The page was out of date, so it has checked again.
  await expect.poll(() => calls['POST link']).toHaveLength(2);
  await page.getByRole('link', { name: `Stay signed in as ${user.email}` }).click();
  await expect(page).toHaveURL('/dashboard');

  replies['POST link'] = { status: 200, body: asked };
  replies['GET session'] = { status: 200, body: signedOut };
  delete replies['POST exchange'];
  await page.goto(address);
  await findButton(page, 'Confirm my email').click();
  await expect(page.getByRole('alert')).toContainText('We couldn’t reach the server.');
  await expectFits(page, expectAccessible, 'offline');
  replies['POST exchange'] = refuse(400, 'invalid_code', 'This link has already been used.');
  replies['GET session'] = { status: 200, body: signedIn };
  await findButton(page, 'Confirm my email').click();
  await expect(page).toHaveURL('/dashboard');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says so, and the link is not used', async ({ page }) => {
    await page.goto('/auth/callback?code=c0de');
    await expect(page.getByText('This page needs JavaScript, which is turned off')).toBeVisible();
  });
});
