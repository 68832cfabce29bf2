import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CommissionsPage } from './commissions-page.tsx';

const month = {
  month: '2026-03',
  carrierId: 'alderpoint',
  carrierName: 'Alderpoint Life',
  clicks: 900,
  statuses: {},
  unknownClicks: 0,
  reportedCents: 0,
  statedCents: 100,
  uploadedAt: '2026-04-02T12:00:00.000Z',
};
const difference = {
  month: '2026-03',
  carrierName: 'Alderpoint Life',
  clickedAt: null,
  difference: 'unknown_click',
  reported: null,
  stated: { status: 'issued', commissionCents: 100 },
};

/** Shows the page for a month with this many differences. The server sends no more than 200 of them. */
async function renderPage(count: number) {
  const differences = Array.from({ length: Math.min(200, count) }, (_, index) => ({
    ...difference,
    clickId: `click-${index + 1}`,
  }));
  vi.spyOn(window, 'fetch').mockImplementation(async () =>
    Response.json({
      from: '2026-03',
      to: '2026-03',
      carriers: [{ id: 'alderpoint', name: 'Alderpoint Life' }],
      months: [{ ...month, differences: count }],
      differences,
    }),
  );
  await render(<CommissionsPage />);
  const table = page.getByRole('table', { name: 'Differences' });
  await expect.element(table.getByText('click-1', { exact: true })).toBeVisible();
}

test('differences that are not listed are counted, and the file that has them is named', async () => {
  await renderPage(203);
  await expect.element(page.getByText('3 more are in the CSV above.')).toBeVisible();
});

test('a complete list of differences says nothing about others', async () => {
  await renderPage(200);
  await expect.element(page.getByText(/in the CSV above/)).not.toBeInTheDocument();
});
