import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { paths } from '../../../app/paths.ts';
import { ToastRegion } from '../../../ui/feedback/toast-region.tsx';
import { toast } from '../../../ui/feedback/toast-store.ts';
import { AuthContext, idleAuth } from '../session/auth-context.ts';
import { type AuthState, createAuthStore } from '../session/auth-state.ts';
import { consumeNext } from '../session/next-path.ts';
import { buildSession, buildUser } from '../session/testing/builders.ts';
import { SignedInArea } from './protected-area.tsx';

const heading = (name: string) => page.getByRole('heading', { name, exact: true });
const signedIn: AuthState = { status: 'signed-in', session: buildSession(), user: buildUser() };

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  toast.clear();
});

/** Opens the phone tab of the settings in the given state, which `change` replaces. */
async function openArea(state: AuthState) {
  const store = createAuthStore();
  store.change(state, undefined);
  const auth = { ...idleAuth, getState: store.getState, subscribe: store.subscribe };
  const layout = (
    <>
      <Outlet />
      <ToastRegion />
    </>
  );
  const children = [
    { path: paths.home, element: <h1>Home</h1> },
    { path: paths.signIn, element: <h1>Sign in</h1> },
    {
      path: paths.account,
      element: <SignedInArea title="Settings">{({ email }) => <h1>Settings of {email}</h1>}</SignedInArea>,
    },
  ];
  const router = createMemoryRouter([{ element: layout, children }], {
    initialEntries: [`${paths.account}?tab=phone`],
  });
  await render(
    <AuthContext value={auth}>
      <RouterProvider router={router} />
    </AuthContext>,
  );
  return { router, change: store.change };
}

test('the page shows its heading while the session loads, and opens once it has loaded', async () => {
  const { change } = await openArea({ status: 'loading' });
  await expect.element(heading('Settings')).toBeVisible();
  change(signedIn, 'INITIAL_SESSION');
  await expect.element(heading('Settings of ada@mail.example')).toBeVisible();
});

test('without a session, the home page asks the person to sign in, and the page opens afterward', async () => {
  const { router } = await openArea({ status: 'signed-out' });
  await expect.element(heading('Home')).toBeVisible();
  const asked = page.getByRole('alert').filter({ hasText: 'Please sign in' });
  await asked.getByRole('button', { name: 'Sign In' }).click();
  await expect.element(heading('Sign in')).toBeVisible();
  expect(router.state.location.search).toBe(`?next=${encodeURIComponent(`${paths.account}?tab=phone`)}`);
});

test('the notice that a session has ended stays until someone signs in again', async () => {
  const { change } = await openArea(signedIn);
  await expect.element(heading('Settings of ada@mail.example')).toBeVisible();
  change({ status: 'signed-out' }, 'SIGNED_OUT', true);
  await expect.element(heading('Home')).toBeVisible();
  const announced = page.getByRole('alert').filter({ hasText: 'You were signed out' });
  await expect.element(announced).toBeVisible();
  expect(consumeNext(paths.dashboard)).toBe(`${paths.account}?tab=phone`);
  change(signedIn, 'SIGNED_IN', true);
  await expect.element(announced).not.toBeInTheDocument();
});

test('a session that needs its second factor leads to the sign-in page, without a notice', async () => {
  await openArea({ status: 'second-factor', session: buildSession(), user: buildUser() });
  await expect.element(heading('Sign in')).toBeVisible();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  expect(consumeNext(paths.dashboard)).toBe(`${paths.account}?tab=phone`);
});
