import { createRef } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AssistantButton } from './assistant-button.tsx';

const button = page.getByRole('button', { name: 'Ask a question: AI Insurance Assistant' });

afterEach(() => {
  document.getElementById('root')?.remove();
  window.scrollTo(0, 0);
});

/** A page of three windows' height, with a link far below that comes to lie under the button. */
async function renderPage({ isSpare = false, words = '' } = {}) {
  const root = Object.assign(document.createElement('div'), { id: 'root' });
  return await render(
    <MemoryRouter>
      <div className="relative h-[300vh]">
        <p className="fixed right-0 bottom-6 w-full text-right">{words}</p>
        <a href="#far" className="absolute top-[150vh] right-4 block h-14 w-24">
          Far away
        </a>
      </div>
      <AssistantButton
        ref={createRef()}
        isTab={false}
        isSpare={isSpare}
        isBusy={false}
        onIntent={vi.fn()}
        onPress={vi.fn()}
      />
    </MemoryRouter>,
    { container: document.body.appendChild(root) },
  );
}

/** Scrolls so that the link is at the place of the button. */
function scrollUnderButton() {
  const link = page.getByRole('link', { name: 'Far away' }).element().getBoundingClientRect();
  window.scrollBy(0, link.top - button.element().getBoundingClientRect().top);
}

test('the button shrinks to its mark with the first scroll, and keeps its name', async () => {
  await renderPage();
  await expect.element(button).toHaveTextContent('Ask a question');
  window.scrollTo(0, 10);
  await expect.element(button).toHaveTextContent('');
  const { width, height } = button.element().getBoundingClientRect();
  expect(width).toBe(height);
  window.scrollTo(0, 0);
  await expect.element(button).toHaveTextContent('');
});

test('the button starts as its mark where it would cover words, but not next to them', async () => {
  const { unmount } = await renderPage({ words: 'Setting it up takes a minute.' });
  await expect.element(button).toHaveTextContent('');
  await expect.element(button).toHaveStyle({ opacity: '1' });
  await unmount();
  await renderPage();
  await expect.element(button).toHaveStyle({ opacity: '1' });
  expect(button.element().textContent).toBe('Ask a question');
});

test('the button withdraws over a control, where the keyboard still reaches it', async () => {
  await renderPage();
  // The first scroll makes the button smaller, and so moves its upper edge.
  window.scrollTo(0, 10);
  await expect.element(button).toHaveTextContent('');
  scrollUnderButton();
  await expect.element(button).toHaveStyle({ opacity: '0', pointerEvents: 'none' });
  page.getByRole('link', { name: 'Far away' }).element().focus({ preventScroll: true });
  await userEvent.keyboard('{Tab}');
  await expect.element(button).toHaveFocus();
  await expect.element(button).toHaveStyle({ opacity: '1' });
  button.element().blur();
  window.scrollTo(0, 10);
  await expect.element(button).toHaveStyle({ opacity: '1', pointerEvents: 'auto' });
});

test('the button is left out of a page that has its own', async () => {
  await renderPage({ isSpare: true });
  await expect.element(button).toHaveStyle({ opacity: '0', pointerEvents: 'none' });
});
