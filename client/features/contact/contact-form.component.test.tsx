import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ToastRegion } from '../../ui/feedback/toast-region.tsx';
import { toast } from '../../ui/feedback/toast-store.ts';
import { ContactForm } from './contact-form.tsx';

type Reply = () => Response | Promise<Response>;

const letter = { Name: 'Maya', Email: 'maya@mail.example', Message: 'Hello.' };
const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const send = page.getByRole('button', { name: /^Send/ });
const stored: Reply = () => Response.json({ id: 'stored' }, { status: 201 });
let sent: { messageId: string; message: string }[];

beforeEach(() => {
  localStorage.clear();
  toast.clear();
});

/** Shows the form. The server first sends these replies, one after the other, and then accepts messages. */
async function renderForm(...replies: Reply[]) {
  sent = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (_address, init) => {
    sent.push(JSON.parse(String(init?.body)));
    return (replies.shift() ?? stored)();
  });
  return await render(
    <MemoryRouter>
      <ContactForm />
      <ToastRegion />
    </MemoryRouter>,
  );
}

async function fillLetter() {
  for (const [name, text] of Object.entries(letter)) await field(name).fill(text);
}

async function expectLetter() {
  for (const [name, text] of Object.entries(letter)) await expect.element(field(name)).toHaveValue(text);
}

function refuse(status: number, error: object, headers: Record<string, string> = {}): Reply {
  return () =>
    Response.json({ error: { message: 'Refused.', requestId: '', ...error } }, { status, headers });
}

test('a stored message is confirmed in place of the form, which is empty for another one', async () => {
  await renderForm();
  await fillLetter();
  await send.click();
  const confirmation = page.getByRole('heading', { name: 'Message Sent Successfully!' });
  await expect.element(confirmation).toHaveFocus();
  await expect.element(send).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Write another message' }).click();
  for (const name of Object.keys(letter)) await expect.element(field(name)).toHaveValue('');
  await expect.element(field('Name')).not.toHaveAttribute('aria-invalid');
  expect(Object.keys(localStorage)).toEqual([]);
});

test('a failed message survives a reload, and is sent again under the same id', async () => {
  const first = await renderForm(refuse(500, { code: 'internal' }));
  await fillLetter();
  await send.click();
  await expect.element(page.getByText('Error Sending Message')).toBeVisible();
  await expectLetter();
  const [{ messageId } = { messageId: '' }] = sent;
  await first.unmount();
  await renderForm();
  await expectLetter();
  await send.click();
  await expect.element(page.getByText('Message Sent Successfully!')).toBeVisible();
  expect(sent.map((message) => message.messageId)).toEqual([messageId]);
});

test('a text that was changed after a failure is a new message', async () => {
  await renderForm(() => Promise.reject(new TypeError('Failed to fetch')));
  await fillLetter();
  await send.click();
  await expect
    .element(page.getByText('We couldn’t reach the server. Please check your connection and try again.'))
    .toBeVisible();
  await field('Message').fill('Hello again.');
  await send.click();
  await expect.element(page.getByText('Message Sent Successfully!')).toBeVisible();
  expect(new Set(sent.map(({ messageId }) => messageId)).size).toBe(2);
});

test('a slow server keeps the form busy, and what is typed in the meantime stays', async () => {
  const held = Promise.withResolvers<void>();
  await renderForm(async () => {
    await held.promise;
    return stored();
  });
  await fillLetter();
  await send.dblClick();
  await expect.element(send).toHaveAttribute('aria-busy', 'true');
  send.element().focus();
  await userEvent.keyboard('{Enter}');
  await field('Message').fill('One more thing.');
  held.resolve();
  await expect.element(page.getByText('Message Sent Successfully!')).toBeVisible();
  await page.getByRole('button', { name: 'Write another message' }).click();
  await expect.element(field('Message')).toHaveValue('One more thing.');
  expect(sent).toHaveLength(1);
});

test('a server that doesn’t respond is given up at the deadline, and the message stays for another try', async () => {
  const deadline = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(deadline.signal);
  await renderForm(
    () =>
      new Promise((_resolve, reject) =>
        deadline.signal.addEventListener('abort', () => reject(deadline.signal.reason)),
      ),
  );
  await fillLetter();
  await send.click();
  await expect.element(send).toHaveAttribute('aria-busy', 'true');
  deadline.abort(new DOMException('', 'TimeoutError'));
  await expect.element(page.getByText('This is taking too long. Please try again.')).toBeVisible();
  await expectLetter();
  await send.click();
  await expect.element(page.getByText('Message Sent Successfully!')).toBeVisible();
  expect(new Set(sent.map(({ messageId }) => messageId)).size).toBe(1);
});

test('the limit is shown with the time to wait, and the message stays', async () => {
  await renderForm(
    refuse(429, { code: 'rate_limited', message: 'Too many attempts.' }, { 'Retry-After': '3600' }),
  );
  await fillLetter();
  await send.click();
  await expect.element(page.getByText('Too many attempts. You can try again in 60 minutes.')).toBeVisible();
  await expectLetter();
});

test('an error from the server shows at its field and in the summary, which has the focus', async () => {
  await renderForm(
    refuse(422, { code: 'invalid_input', fields: { email: 'Please enter a valid email address.' } }),
  );
  await fillLetter();
  await send.click();
  await expect.element(field('Email')).toHaveAccessibleDescription('Please enter a valid email address.');
  await expect.element(page.getByRole('region', { name: 'There’s a problem' })).toHaveFocus();
  await page.getByRole('link', { name: 'Please enter a valid email address.' }).click();
  await expect.element(field('Email')).toHaveFocus();
});
