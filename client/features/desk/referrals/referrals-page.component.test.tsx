import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ReferralsPage } from './referrals-page.tsx';

/** A page of one click. The click's id is also what the next page begins after. */
function composePage(id: number, next: number | null) {
  const click = {
    id,
    clickedAt: '2026-03-02T15:04:05.000Z',
    carrierName: 'Alderpoint Life',
    clickId: `click-${id}`,
    campaign: null,
    isSignedIn: null,
    outcome: null,
  };
  return { from: '2026-03-01', to: '2026-03-30', referrals: [click], next, months: [] };
}

test('"Show more" adds the next page, and a new period begins with the first again', async () => {
  const fetching = vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    const { searchParams } = new URL(String(input), location.origin);
    return Response.json(searchParams.get('after') === '2' ? composePage(1, null) : composePage(2, 2));
  });
  await render(<ReferralsPage />);
  const table = page.getByRole('table', { name: 'Clicks' });
  await expect.element(table.getByText('click-2')).toBeVisible();
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect.element(table.getByText('click-1')).toBeVisible();
  await expect.element(table.getByText('click-2')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Show more' })).not.toBeInTheDocument();

  fetching.mockClear();
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect.element(page.getByRole('button', { name: 'Show more' })).toBeVisible();
  expect(fetching).toHaveBeenCalledTimes(1);
});
