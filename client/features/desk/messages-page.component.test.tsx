import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { MessagesPage } from './messages-page.tsx';

const message = {
  id: 'first',
  name: 'Maya',
  email: 'maya@example.com',
  subject: 'First',
  message: 'How soon?',
  createdAt: '2026-03-02T15:04:05.000Z',
  readAt: null,
  answeredAt: null,
  spamAt: null,
};
const list = { messages: [message, { ...message, id: 'second', subject: 'Second' }], next: null };
const unavailable = { error: { code: 'unavailable', message: 'Please try again.', requestId: 'r' } };
const card = (subject: string) => page.getByRole('article', { name: subject });

beforeEach(() => sessionStorage.clear());

/** Shows the page. Its first list can be loaded, and later ones only while `isUp` is set. */
async function renderPage() {
  const server = { isUp: true, sent: [] as unknown[] };
  vi.spyOn(window, 'fetch').mockImplementation(async (_address, init) => {
    if (init?.method === 'POST') {
      server.sent.push(JSON.parse(String(init.body)));
      return new Response(null, { status: 204 });
    }
    return server.isUp ? Response.json(list) : Response.json(unavailable, { status: 503 });
  });
  await render(<MessagesPage />);
  return server;
}

test('an answer that is being written stays when the list cannot be loaded again', async () => {
  const server = await renderPage();
  await card('First').getByRole('button', { name: 'Reply by email' }).click();
  await card('First').getByRole('textbox').fill('Usually within days.');
  server.isUp = false;
  await card('Second').getByRole('button', { name: 'Mark as read' }).click();
  await expect.element(page.getByRole('heading', { name: 'That didn’t work' })).toBeVisible();
  await expect.element(card('First').getByRole('textbox')).toHaveValue('Usually within days.');
  server.isUp = true;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('heading', { name: 'That didn’t work' })).not.toBeInTheDocument();
  await expect.element(card('First').getByRole('textbox')).toHaveValue('Usually within days.');
});

test('the form closes once the answer is sent, which says what the operator had seen', async () => {
  const server = await renderPage();
  await card('First').getByRole('button', { name: 'Reply by email' }).click();
  await card('First').getByRole('textbox').fill('Usually within days.');
  await card('First').getByRole('button', { name: 'Send' }).click();
  await expect.element(card('First').getByRole('button', { name: 'Reply by email' })).toHaveFocus();
  expect(server.sent).toEqual([{ text: 'Usually within days.', answeredAt: null }]);
});

test('a half-written answer survives leaving the page, and is gone once it is sent or canceled', async () => {
  await renderPage();
  const field = card('First').getByRole('textbox');
  await card('First').getByRole('button', { name: 'Reply by email' }).click();
  await field.fill('Usually within');
  await cleanup();

  await renderPage();
  await expect.element(field).toHaveValue('Usually within');
  await expect.element(card('Second').getByRole('textbox')).not.toBeInTheDocument();
  await card('First').getByRole('button', { name: 'Cancel' }).click();
  await cleanup();

  await renderPage();
  await card('First').getByRole('button', { name: 'Reply by email' }).click();
  await expect.element(field).toHaveValue('');
  await field.fill('Usually within days.');
  await card('First').getByRole('button', { name: 'Send' }).click();
  await expect.element(card('First').getByRole('button', { name: 'Reply by email' })).toBeVisible();
  await cleanup();

  await renderPage();
  await expect.element(card('First').getByRole('button', { name: 'Reply by email' })).toBeVisible();
});
