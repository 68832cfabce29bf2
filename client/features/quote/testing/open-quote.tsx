import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { recommend } from '../../../../shared/matching/recommend.ts';
import type { UserData } from '../../../../shared/quote/user-data.ts';
import { matchedCarriers } from '../../../../shared/site/carriers.data.ts';
import { paths } from '../../../app/paths.ts';
import { type Tracker, TrackerContext } from '../../../lib/tracker.ts';
import { QuoteOverlay } from '../quote-overlay.tsx';
import { type Quote, takeAnswers } from '../state/quote.ts';
import { saveQuote } from '../state/stored-quote.ts';
import { buildQuote, buildUserData, quickInfoValues } from './builders.ts';

export const dialog = page.getByRole('dialog');
export const heading = dialog.getByRole('heading', { level: 2 });
export const bar = page.getByRole('progressbar', { name: 'Quote progress' });
export const button = (name: string) => page.getByRole('button', { name, exact: true });
export const choice = (name: string) => page.getByRole('radio', { name, exact: true });

const facts = {
  decisionWithoutExam: '1-2 days',
  decisionWithExam: '3-4 weeks',
  answers: '',
};

/**
 * Opens the quote flow on an empty page, with this stored quote. Because there is no server, the browser computes the
 * match.
 */
export async function openQuote(kept?: Quote) {
  localStorage.clear();
  if (kept) saveQuote(kept, Date.now());
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  const trackEvent = vi.fn<Tracker['trackEvent']>();
  const trackReferral = vi.fn<Tracker['trackReferral']>();
  const tracker = { trackPage: vi.fn(), trackFunnel: vi.fn(), trackEvent, trackReferral };
  const router = createMemoryRouter(
    [
      { path: paths.home, element: <p>Home</p> },
      { path: paths.quote, element: <QuoteOverlay facts={facts} onClose={vi.fn()} /> },
    ],
    { initialEntries: [paths.quote] },
  );
  await render(
    <TrackerContext value={tracker}>
      <RouterProvider router={router} />
    </TrackerContext>,
  );
  return { router, trackEvent, trackReferral };
}

/** A quote with the four fields filled in, whose last screen was this one. */
export function buildOpenQuote(position: string, values: Record<string, string> = {}): Quote {
  const at = Date.now();
  return { ...buildQuote({ ...quickInfoValues, ...values }, at), position: { value: position, at } };
}

/** A quote with these answers, whose last screen was its summary. */
export function buildFinishedQuote(overrides: Partial<UserData> = {}): Quote {
  const at = Date.now();
  const userData = buildUserData(overrides);
  const value = { userData, recommendation: recommend(userData, matchedCarriers) };
  return {
    ...takeAnswers(buildQuote({}), userData, at),
    position: { value: 'summary', at },
    result: { value, at },
  };
}
