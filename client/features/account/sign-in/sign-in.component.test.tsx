import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { paths } from '../../../app/paths.ts';
import { call } from '../../../lib/api-client.ts';
import { ToastRegion } from '../../../ui/feedback/toast-region.tsx';
import { toast } from '../../../ui/feedback/toast-store.ts';
import { createAuthCommands } from '../session/auth-commands.ts';
import { AuthContext, idleAuth } from '../session/auth-context.ts';
import type { AuthState } from '../session/auth-state.ts';
import type { AuthClient } from '../session/create-auth-client.ts';
import { SignInScreen } from './sign-in-screen.tsx';

const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const consent = page.getByRole('checkbox', { name: /^I agree to receive SMS/ });
const unreachable = () => Promise.reject(new TypeError('Failed to fetch'));
const signedOut: AuthState = { status: 'signed-out' };
let sent: unknown[];

beforeEach(() => {
  sessionStorage.clear();
  toast.clear();
});

/** Shows `/signin` to someone whose quote is for Maya Ellison. Every call gets this reply. */
async function openSignIn(query: string, reply: () => Promise<Response>) {
  sent = [];
  vi.spyOn(window, 'fetch').mockImplementation((_address, init) => {
    if (init?.body) sent.push(JSON.parse(String(init.body)));
    return reply();
  });
  const refresher = { accept: vi.fn(), replaceUser: vi.fn(), wait: vi.fn() };
  const commands = createAuthCommands({ call, leave: vi.fn(), refresher });
  const auth: AuthClient = { ...idleAuth, getState: () => signedOut, run: (command) => command(commands) };
  const screen = (
    <>
      <SignInScreen findName={async () => 'Maya Ellison'} isQuoteOpen={() => false} />
      <ToastRegion />
    </>
  );
  const router = createMemoryRouter([{ path: paths.signIn, element: screen }], {
    initialEntries: [paths.signIn + query],
  });
  await render(
    <AuthContext value={auth}>
      <RouterProvider router={router} />
    </AuthContext>,
  );
}

async function fillCredentials() {
  await field('Email').fill('maya@mail.example');
  await page.getByLabelText('Password', { exact: true }).fill('lamplight-42');
  await page.getByRole('checkbox', { name: /^I agree/ }).click();
}

const toasted = page.getByRole('alert').filter({ hasText: 'Failed' });

test.each([
  ['', 'Sign In', 'Login Failed'],
  ['?mode=signup', 'Create Account', 'Signup Failed'],
])('when the server can’t be reached at %j, the toast says to try again', async (query, submit, title) => {
  await openSignIn(query, unreachable);
  await fillCredentials();
  await button(submit).click();
  await expect.element(toasted).toHaveTextContent(`${title}Please try again.`);
});

test('when the server can’t be reached, phone and Google say to try again, too', async () => {
  await openSignIn('?panel=phone', unreachable);
  await field('Phone number').fill('2025550123');
  await consent.click();
  await button('Send Verification Code').click();
  await expect.element(toasted).toHaveTextContent('Verification FailedPlease try again.');
  await button('Back to email sign-in').click();
  await button('Continue with Google').click();
  await expect.element(toasted).toHaveTextContent('Google Auth FailedPlease try again.');
});

test('the form says why Google failed, instead of why the password did', async () => {
  const code = 'invalid_credentials';
  const message = 'That email or password isn’t right. Please try again.';
  await openSignIn('', async () => Response.json({ error: { code, message } }, { status: 401 }));
  const readFailure = () => document.querySelector('[data-form-failure]')?.textContent;
  await fillCredentials();
  await button('Sign In').click();
  await expect.poll(readFailure).toBe(message);
  vi.mocked(window.fetch).mockImplementation(unreachable);
  await button('Continue with Google').click();
  await expect.poll(readFailure).toMatch(/^We couldn’t reach the server/);
});

test('a new account gets the name from the quote, by phone and by email', async () => {
  const phone = '+442079460958';
  await openSignIn('?panel=phone', async () => Response.json({ phone, retryAfterSeconds: 30 }));
  await page.getByRole('combobox', { name: 'Country' }).selectOptions('GB');
  await field('Phone number').fill('20 7946 0958');
  await consent.click();
  await button('Send Verification Code').click();
  await expect.poll(() => sent).toEqual([{ phone, consent: true, name: 'Maya Ellison' }]);
  await openSignIn('?mode=signup', unreachable);
  await fillCredentials();
  await button('Create Account').click();
  await expect.poll(() => sent).toMatchObject([{ email: 'maya@mail.example', name: 'Maya Ellison' }]);
});

test('a number that is pasted sets the country and leaves its national part', async () => {
  await openSignIn('?panel=phone', unreachable);
  await expect.element(button('Send Verification Code')).toBeVisible();
  await field('Phone number').fill('+44 20 7946 0958');
  await expect.element(field('Phone number')).toHaveValue('2079460958');
  await expect.element(page.getByRole('combobox', { name: 'Country' })).toHaveValue('GB');
  await field('Phone number').fill('');
  await userEvent.type(field('Phone number').element(), '+4930123456');
  await expect.element(field('Phone number')).toHaveValue('+4930123456');
  await expect.element(page.getByRole('combobox', { name: 'Country' })).toHaveValue('DE');
});

test.each([
  ['a phone number', () => button('Sign in with Phone Number')],
  ['a new account', () => page.getByRole('tab', { name: 'Create Account' })],
  ['a link for a new password', () => button('Forgot password?')],
])('the failure of another way to sign in is gone once someone continues with %s', async (_name, findWay) => {
  await openSignIn('', unreachable);
  toast.destructive({ title: 'Google Auth Failed' });
  await expect.element(toasted).toBeVisible();
  await findWay().click();
  await expect.element(toasted).not.toBeInTheDocument();
});

test('the failure of one way to sign in is gone after going back to another', async () => {
  await openSignIn('', unreachable);
  await button('Sign in with Phone Number').click();
  await expect.element(button('Send Verification Code')).toBeVisible();
  toast.destructive({ title: 'Verification Failed' });
  await expect.element(toasted).toBeVisible();
  await button('Back to email sign-in').click();
  await expect.element(toasted).not.toBeInTheDocument();
});
