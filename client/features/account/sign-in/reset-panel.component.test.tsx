import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { AuthUser } from '../../../../shared/api/auth-user.ts';
import { call } from '../../../lib/api-client.ts';
import { createAuthCommands } from '../session/auth-commands.ts';
import { AuthContext, idleAuth } from '../session/auth-context.ts';
import type { AuthClient } from '../session/create-auth-client.ts';
import { buildUser } from '../session/testing/builders.ts';
import { OtherWays } from './reset-panel.tsx';

const at = '2026-01-01T00:00:00.000Z';
const withPasskey = buildUser({
  factors: [
    {
      id: 'key-1',
      type: 'passkey',
      friendlyName: 'Laptop',
      status: 'verified',
      credentialId: 'credential-1',
      host: 'localhost',
      createdAt: at,
      lastUsedAt: null,
    },
  ],
});
const withGoogle = {
  ...withPasskey,
  identities: [{ id: 'google-1', provider: 'google' as const, createdAt: at, lastSignInAt: null }],
};
const user = { ...withGoogle, phone: '+12125550123', phoneConfirmedAt: at };

/** Answers each removal with what is left, like the server. */
function Page() {
  const [current, setCurrent] = useState<AuthUser>(user);
  const refresher = { accept: vi.fn(), replaceUser: setCurrent, wait: vi.fn() };
  const commands = createAuthCommands({ call, leave: vi.fn(), refresher });
  const client: AuthClient = {
    ...idleAuth,
    run: (command) => command(commands),
    async reload() {
      setCurrent(buildUser());
      return idleAuth.getState();
    },
  };
  return (
    <AuthContext value={client}>
      <MemoryRouter>
        <OtherWays user={current} client={client} removed={[{ kind: 'phone', name: '+1 212 555 0199' }]} />
      </MemoryRouter>
    </AuthContext>
  );
}

test('[security 83] a recovery says what it removed, and each other way in can be removed there', async () => {
  const left: Record<string, object | null> = {
    '/api/auth/user/phone': { user: withGoogle },
    '/api/auth/user/identities/google': { user: withPasskey },
    '/api/auth/passkeys/key-1': null,
  };
  vi.spyOn(window, 'fetch').mockImplementation(async (address, init) => {
    const answer = init?.method === 'DELETE' ? left[String(address)] : undefined;
    if (answer === undefined) throw new TypeError('Failed to fetch');
    return answer === null ? new Response(null, { status: 204 }) : Response.json(answer);
  });
  await render(<Page />);
  await expect.element(page.getByText('The phone number +1 212 555 0199')).toBeVisible();
  const names = ['Remove: The phone number (212) 555-0123', 'Remove: Google', 'Remove: The passkey “Laptop”'];
  for (const name of names) {
    const button = page.getByRole('button', { name, exact: true });
    await button.click();
    await expect.element(button).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  }
  await expect.element(page.getByText(/^These can open your account/)).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: 'Go to my dashboard' })).toBeVisible();
});
