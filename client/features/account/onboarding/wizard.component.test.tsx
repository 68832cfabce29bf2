import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { AuthUser } from '../../../../shared/api/auth-user.ts';
import { paths } from '../../../app/paths.ts';
import { call } from '../../../lib/api-client.ts';
import { toast } from '../../../ui/feedback/toast-store.ts';
import { createAuthCommands } from '../session/auth-commands.ts';
import { AuthContext, idleAuth } from '../session/auth-context.ts';
import type { AuthState } from '../session/auth-state.ts';
import type { AuthClient } from '../session/create-auth-client.ts';
import { buildAnswer, buildUser } from '../session/testing/builders.ts';
import { Wizard } from './wizard.tsx';

type Reply = () => Response;

const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const title = page.getByRole('heading', { level: 1 });
const next = page.getByRole('button', { name: 'Continue', exact: true });
const progress = page.getByRole('progressbar', { name: 'Account setup' });
const missing: Reply = () =>
  Response.json({ error: { code: 'no_profile', message: 'None.', requestId: '' } }, { status: 404 });
let saved: unknown[];
let passwords: unknown[];

beforeEach(() => {
  sessionStorage.clear();
  toast.clear();
});

/**
 * Shows the wizard to a new account. Saving the profile gets these replies first, one after the other, and then
 * succeeds.
 */
async function openWizard(user: AuthUser = buildUser(), ...replies: Reply[]) {
  saved = [];
  passwords = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (_address, init) => {
    if (init?.method !== 'PUT' && init?.method !== 'PATCH') return missing();
    const body = JSON.parse(String(init.body));
    if (init.method === 'PATCH') {
      passwords.push(body);
      return Response.json({ user });
    }
    const reply = replies.shift();
    if (reply) return reply();
    saved.push(body);
    return Response.json({ ...body, userId: user.id });
  });
  const { session } = buildAnswer({ user });
  const state: AuthState = { status: 'signed-in', session, user };
  const refresher = { accept: vi.fn(), replaceUser: vi.fn(), wait: vi.fn() };
  const commands = createAuthCommands({ call, leave: vi.fn(), refresher });
  const auth: AuthClient = { ...idleAuth, getState: () => state, run: (command) => command(commands) };
  const wizard = (
    <main>
      <Wizard user={user} profile={undefined} />
    </main>
  );
  const router = createMemoryRouter([{ path: paths.onboarding, element: wizard }], {
    initialEntries: [paths.onboarding],
  });
  await render(
    <AuthContext value={auth}>
      <RouterProvider router={router} />
    </AuthContext>,
  );
  return router;
}

async function answerName(first = 'Maya', last = 'Ellison') {
  await field('First name').fill(first);
  await field('Last name').fill(last);
  await next.click();
}

test('name and age are asked for one after the other, and saved at the end', async () => {
  await openWizard();
  await expect.element(progress).toHaveAttribute('aria-valuetext', 'Step 1 of 2');
  await answerName();
  await expect.element(title).toHaveTextContent('How old are you?');
  await expect.element(title).toHaveFocus();
  await expect.element(progress).toHaveAttribute('aria-valuetext', 'Step 2 of 2');
  await field('Age').fill('34');
  await next.click();
  const profile = { firstName: 'Maya', lastName: 'Ellison', age: 34, onboardingCompleted: true };
  await expect.poll(() => saved).toEqual([profile]);
});

test('a step with an error stays open and says what is wrong', async () => {
  await openWizard();
  await field('First name').fill('Maya');
  await next.click();
  await expect.element(field('Last name')).toHaveAccessibleDescription('Enter your last name.');
  await answerName();
  for (const wrong of ['17', '101', 'old']) {
    await field('Age').fill(wrong);
    await next.click();
    await expect
      .element(field('Age'))
      .toHaveAccessibleDescription(/Please enter a valid age between 18 and 100\./);
  }
  expect(saved).toEqual([]);
});

test('Back and forward keep what was typed', async () => {
  const router = await openWizard();
  await answerName();
  await field('Age').fill('34');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect.element(field('Last name')).toHaveValue('Ellison');
  await router.navigate(1);
  await expect.element(field('Age')).toHaveValue('34');
});

test('everything can be done by keyboard alone', async () => {
  await openWizard();
  await userEvent.keyboard('{Tab}Maya{Tab}Ellison{Enter}');
  await expect.element(title).toHaveTextContent('How old are you?');
  await expect.element(title).toHaveFocus();
  await userEvent.keyboard('{Tab}34{Enter}');
  await expect.poll(() => saved).toHaveLength(1);
});

test('a name that the server rejects leads back to its step', async () => {
  const fields = { firstName: 'Enter a name with at least one letter.' };
  const error = { code: 'invalid_input', message: 'Please check your input.', requestId: '', fields };
  await openWizard(buildUser(), () => Response.json({ error }, { status: 400 }));
  await answerName('…');
  await field('Age').fill('34');
  await next.click();
  await expect.element(title).toHaveTextContent('What is your name?');
  await expect.element(field('First name')).toHaveAccessibleDescription(fields.firstName);
});

test('a failure loses nothing, and the next press continues', async () => {
  await openWizard(buildUser(), () => {
    throw new TypeError('Failed to fetch');
  });
  await answerName();
  await field('Age').fill('34');
  await next.click();
  await expect.element(next).toBeEnabled();
  await expect.element(field('Age')).toHaveValue('34');
  await next.click();
  await expect.poll(() => saved).toHaveLength(1);
});

test('an account with only an email ends with its password, which is sent once', async () => {
  const newcomer = buildUser({}, { requiresPasswordReset: true, hasPassword: false });
  await openWizard(newcomer, () => {
    throw new TypeError('Failed to fetch');
  });
  await answerName();
  await field('Age').fill('34');
  await next.click();
  await expect.element(progress).toHaveAttribute('aria-valuetext', 'Step 3 of 3');
  await page.getByLabelText('Password', { exact: true }).fill('lamp over the porch 7');
  await page.getByLabelText('Confirm password', { exact: true }).fill('lamp over the porch 7');
  await next.click();
  await expect.element(next).toBeEnabled();
  await next.click();
  await expect.poll(() => saved).toHaveLength(1);
  expect(passwords).toEqual([{ password: 'lamp over the porch 7' }]);
});
