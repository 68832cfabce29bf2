import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createAnswerSearch } from '../../../shared/answers/search-answers.ts';
import { AnswerSearch } from './answer-search.tsx';
import type { SearchSource } from './use-answer-search.ts';

const library = [
  { slug: 'tobacco', question: 'How much more do smokers pay?', words: 'vaping tobacco' },
  { slug: 'beneficiary', question: 'Who can be my beneficiary?', words: 'payout' },
].map((answer) => ({ ...answer, short: `The short answer about ${answer.slug}.` }));

const field = page.getByRole('searchbox', { name: 'What would you like to know?' });
const links = page.getByRole('region', { name: 'Search results' }).getByRole('link');
const status = page.getByRole('status');

async function open({
  loadSearch = async () => createAnswerSearch(library),
  address = '/answers',
}: Partial<SearchSource> & { address?: string } = {}) {
  await render(
    <MemoryRouter initialEntries={[address]}>
      <AnswerSearch questions={library} loadSearch={loadSearch}>
        <p>All questions</p>
      </AnswerSearch>
    </MemoryRouter>,
  );
}

test('finds answers while someone types, by words that aren’t in the question, and shows what they say', async () => {
  await open();
  await field.fill('vaping');
  await expect.element(links).toHaveAttribute('href', '/answers/tobacco');
  await expect.element(page.getByText('The short answer about tobacco.')).toBeVisible();
  await expect.element(status).toHaveTextContent('1 answer');
  await expect.element(page.getByText('All questions')).not.toBeInTheDocument();
  await field.fill('');
  await expect.element(page.getByText('All questions')).toBeVisible();
});

test('says what to do if it finds nothing', async () => {
  await open();
  await field.fill('reinsurance');
  await expect.element(status).toHaveTextContent('No answer found');
  await expect.element(page.getByRole('link', { name: 'ask us' })).toHaveAttribute('href', '/contact');
  await page.getByRole('button', { name: 'Show All Answers' }).click();
  await expect.element(page.getByText('All questions')).toBeVisible();
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveValue('');
});

test('moves the focus to the results when someone presses Enter', async () => {
  await open();
  await field.fill('smokers');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('region', { name: 'Search results' })).toHaveFocus();
});

test('compares the questions if what it looks through can’t be loaded', async () => {
  const loadSearch = vi.fn(async () => Promise.reject(new TypeError('Failed to fetch')));
  await open({ loadSearch });
  await field.fill('beneficiary');
  await expect.element(links).toHaveAttribute('href', '/answers/beneficiary');
  expect(loadSearch).toHaveBeenCalled();
});

test('shows what the address asks for', async () => {
  await open({ address: '/answers?q=smokers' });
  await expect.element(field).toHaveValue('smokers');
  await expect.element(links).toHaveAttribute('href', '/answers/tobacco');
});
