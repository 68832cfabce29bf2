import { useEffect } from 'react';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ToastRegion } from './toast-region.tsx';
import { createToastStore } from './toast-store.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

async function renderToasts() {
  const store = createToastStore();
  await render(
    <MemoryRouter>
      <Link to="/faq">FAQ</Link>
      <Link to="/account" replace>
        Account
      </Link>
      <button type="button">Elsewhere</button>
      <input aria-label="Far down" className="fixed bottom-4 left-4" />
      <ToastRegion store={store} />
    </MemoryRouter>,
  );
  return store;
}

const elsewhere = page.getByRole('button', { name: 'Elsewhere' });

test('a success is announced politely and disappears after six seconds', async () => {
  const store = await renderToasts();
  store.success({ title: 'Saved' });
  await expect.element(page.getByRole('status')).toHaveTextContent('Saved');
  vi.advanceTimersByTime(5999);
  expect(store.getToast()).toBeDefined();
  vi.advanceTimersByTime(1);
  await expect.element(page.getByText('Saved')).not.toBeInTheDocument();
});

test('a success stays while someone is in the toasts', async () => {
  const store = await renderToasts();
  store.success({ title: 'Saved' });
  const dismiss = page.getByRole('button', { name: 'Dismiss: Saved' });
  await expect.element(dismiss).toBeVisible();
  await userEvent.keyboard('{F6}');
  await expect.element(dismiss).toHaveFocus();
  vi.advanceTimersByTime(60_000);
  await expect.element(dismiss).toBeVisible();
});

test('a failure is announced as an alert and stays until it is dismissed', async () => {
  const store = await renderToasts();
  store.destructive({ title: 'Not saved', description: 'Try again.' });
  await expect.element(page.getByRole('alert')).toHaveTextContent('Not savedTry again.');
  vi.advanceTimersByTime(600_000);
  await page.getByRole('button', { name: 'Dismiss: Not saved' }).click();
  await expect.element(page.getByText('Not saved')).not.toBeInTheDocument();
});

test('the action of a toast runs, and the toast disappears', async () => {
  const store = await renderToasts();
  const onPress = vi.fn();
  store.destructive({ title: 'Not saved', action: { label: 'Try again', onPress } });
  await page.getByRole('button', { name: 'Try again' }).click();
  expect(onPress).toHaveBeenCalledTimes(1);
  expect(store.getToast()).toBeUndefined();
});

test('F6 moves to the toasts and back, and Escape dismisses and returns the focus', async () => {
  const store = await renderToasts();
  store.destructive({ title: 'Not saved' });
  const dismiss = page.getByRole('button', { name: 'Dismiss: Not saved' });
  await expect.element(dismiss).toBeVisible();
  elsewhere.element().focus();
  await userEvent.keyboard('{F6}');
  await expect.element(dismiss).toHaveFocus();
  await userEvent.keyboard('{F6}');
  await expect.element(elsewhere).toHaveFocus();
  await userEvent.keyboard('{F6}{Escape}');
  await expect.element(page.getByText('Not saved')).not.toBeInTheDocument();
  await expect.element(elsewhere).toHaveFocus();
});

test('a failure that the page shows, too, disappears after six seconds', async () => {
  const store = await renderToasts();
  store.destructive({ title: 'Not saved', isShownElsewhere: true });
  await expect.element(page.getByRole('alert')).toHaveTextContent('Not saved');
  vi.advanceTimersByTime(6000);
  await expect.element(page.getByText('Not saved')).not.toBeInTheDocument();
});

test('a new message takes the place of the one before', async () => {
  const store = await renderToasts();
  store.destructive({ title: 'Not saved' });
  await expect.element(page.getByText('Not saved')).toBeVisible();
  store.success({ title: 'Saved at last' });
  await expect.element(page.getByText('Saved at last')).toBeVisible();
  await expect.element(page.getByText('Not saved')).not.toBeInTheDocument();
});

test('a message leaves with the page, except when a redirect brought it', async () => {
  const store = await renderToasts();
  store.destructive({ title: 'Please sign in' });
  await page.getByRole('link', { name: 'Account' }).click();
  await expect.element(page.getByText('Please sign in')).toBeVisible();
  await page.getByRole('link', { name: 'FAQ' }).click();
  await expect.element(page.getByText('Please sign in')).not.toBeInTheDocument();
});

/** Whether the message covers any of it. */
function isCovered(element: Element): boolean | undefined {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const card = document.querySelector('[data-toast]')?.getBoundingClientRect();
  return card && card.left < right && left < card.right && card.top < bottom && top < card.bottom;
}

test('a message never covers what has the focus, even if that moves', async () => {
  const store = await renderToasts();
  const field = page.getByRole('textbox', { name: 'Far down' }).element();
  field.focus();
  store.destructive({ title: 'Not saved' });
  await expect.poll(() => isCovered(field)).toBe(false);
  elsewhere.element().focus();
  field.focus();
  await expect.poll(() => isCovered(field)).toBe(false);
});

test('a message gives way when the page moves what has the focus under it', async () => {
  await page.viewport(390, 844);
  const store = await renderToasts();
  elsewhere.element().focus();
  store.destructive({ title: 'Not saved' });
  const card = page.getByRole('alert');
  await expect.element(card).toHaveTextContent('Not saved');
  const button = elsewhere.element();
  const note = document.createElement('p');
  const distance = card.element().getBoundingClientRect().top - button.getBoundingClientRect().top;
  note.style.height = `${distance}px`;
  button.before(note);
  expect(isCovered(button)).toBe(true);
  await expect.poll(() => isCovered(button)).toBe(false);
  note.remove();
});

test('a message gives way when what has the focus is scrolled under it', async () => {
  await page.viewport(390, 844);
  const store = await renderToasts();
  const sheet = document.createElement('div');
  sheet.style.cssText = 'position: fixed; inset: 0; overflow: auto';
  const button = Object.assign(document.createElement('button'), { textContent: 'Save' });
  sheet.append(Object.assign(document.createElement('div'), { style: 'height: 860px' }), button);
  document.body.append(sheet);
  button.focus({ preventScroll: true });
  store.destructive({ title: 'Not saved' });
  await expect.element(page.getByRole('alert')).toHaveTextContent('Not saved');
  sheet.scrollTop = 1000;
  await expect.poll(() => isCovered(button)).toBe(false);
  sheet.remove();
});

test('in a window where no corner is free, what has the focus is scrolled out from under the message', async () => {
  await page.viewport(320, 256);
  const store = await renderToasts();
  const box = Object.assign(document.createElement('div'), { tabIndex: -1 });
  box.style.cssText = 'height: 8rem; margin-top: 3rem; background: silver';
  const rest = Object.assign(document.createElement('div'), { style: 'height: 40rem' });
  document.body.append(box, rest);
  box.focus();
  store.destructive({ title: 'Not saved' });
  await expect.element(page.getByRole('alert')).toHaveTextContent('Not saved');
  await expect.poll(() => isCovered(box)).toBe(false);
  box.remove();
  rest.remove();
});

test('a message of the page before disappears, and one that the new page has for its visitor stays', async () => {
  const store = createToastStore();
  function News() {
    useEffect(() => void store.success({ title: 'Email confirmed' }), []);
    return <h1>News</h1>;
  }
  await render(
    <MemoryRouter>
      <Link to="/news">News</Link>
      <Link to="/faq">FAQ</Link>
      <Routes>
        <Route path="/news" element={<News />} />
        <Route path="*" element={<h1>Home</h1>} />
      </Routes>
      <ToastRegion store={store} />
    </MemoryRouter>,
  );
  await page.getByRole('link', { name: 'News' }).click();
  await expect.element(page.getByRole('heading', { name: 'News' })).toBeVisible();
  await expect.element(page.getByRole('status')).toHaveTextContent('Email confirmed');
  await page.getByRole('link', { name: 'FAQ' }).click();
  await expect.element(page.getByText('Email confirmed')).not.toBeInTheDocument();
});
