import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { AuthContext, useAuth } from './auth-context.ts';
import { createFakeBrowser } from './testing/fake-browser.ts';
import { createFakeServer } from './testing/fake-server.ts';

afterEach(() => vi.unstubAllGlobals());

function Status() {
  return useAuth().state.status;
}

it('is loading without a provider, as in the prerendered pages', () => {
  expect(renderToStaticMarkup(createElement(Status))).toBe('loading');
});

it('renders as loading on the server in every state, so that hydration matches', async () => {
  vi.stubGlobal('window', new EventTarget());
  const server = createFakeServer();
  const { client } = createFakeBrowser(server).openTab();
  const stop = client.start();
  await expect.poll(() => client.getState()).toEqual({ status: 'signed-out' });
  const page = createElement(AuthContext, { value: client }, createElement(Status));
  expect(renderToStaticMarkup(page)).toBe('loading');
  stop();
});
