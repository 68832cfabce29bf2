import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ReferralLink } from './referral-link.tsx';

const carrier = {
  recommendedCompany: 'Alderpoint Life',
  referralLink: 'https://www.alderpointlife.example/quote',
};
const link = page.getByRole('link');

async function press(keys: string) {
  link.element().focus();
  await userEvent.keyboard(keys);
}

/** All but the last two open the carrier's page. Of those, browsers tell a page nothing about what comes of them. */
test.each<[string, number, () => Promise<unknown>]>([
  ['a click', 1, () => link.click()],
  ['a click with Ctrl, which opens a tab', 1, () => link.click({ modifiers: ['Control'] })],
  ['a click with Cmd, which does on a Mac', 1, () => link.click({ modifiers: ['Meta'] })],
  ['a click with Shift, which opens a window', 1, () => link.click({ modifiers: ['Shift'] })],
  ['the middle button', 1, () => link.click({ button: 'middle' })],
  ['Enter', 1, () => press('{Enter}')],
  ['Ctrl and Enter', 1, () => press('{Control>}{Enter}{/Control}')],
  ['the context menu', 0, () => link.click({ button: 'right' })],
  ['dragging it', 0, () => userEvent.dragAndDrop(link, page.getByText('Elsewhere'))],
])('%s: recorded %d times', async (_name, times, follow) => {
  const stay = new AbortController();
  const fetch = vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json({}, { status: 201 }));
  for (const type of ['click', 'auxclick'])
    window.addEventListener(type, (event) => event.preventDefault(), { signal: stay.signal });
  await render(
    <>
      <ReferralLink
        carrier={carrier}
        context={{ sessionId: undefined, interest: undefined }}
        label="Continue"
      />
      <p>Elsewhere</p>
    </>,
  );
  await follow();
  stay.abort();
  expect(fetch.mock.calls.map(([path]) => path)).toEqual(Array(times).fill('/api/referrals'));
});
