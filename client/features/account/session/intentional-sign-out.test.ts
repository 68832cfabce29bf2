import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endSessionIntentionally, wasIntentional } from './intentional-sign-out.ts';
import { createFakeBrowser } from './testing/fake-browser.ts';
import { createFakeServer, createOutage } from './testing/fake-server.ts';

beforeEach(() => vi.stubGlobal('window', new EventTarget()));
afterEach(() => vi.unstubAllGlobals());

async function openSignedIn() {
  const server = createFakeServer();
  server.open();
  const { client } = createFakeBrowser(server).openTab();
  await client.reload();
  return { server, client };
}

test('remembers the session that was ended intentionally, and no other', async () => {
  const { client } = await openSignedIn();
  await endSessionIntentionally(client, () => client.run((auth) => auth.signOut()));
  expect(client.getState()).toEqual({ status: 'signed-out' });
  expect(wasIntentional(client, 'session-1')).toBe(true);
  expect(wasIntentional(client, 'session-2')).toBe(false);
  expect(wasIntentional(client, undefined)).toBe(false);
});

test('remembers nothing after a failed sign-out', async () => {
  const { server, client } = await openSignedIn();
  const outage = createOutage();
  server.failWith(outage);
  await expect(endSessionIntentionally(client, () => client.run((auth) => auth.signOut()))).rejects.toBe(
    outage,
  );
  expect(wasIntentional(client, 'session-1')).toBe(false);
});
