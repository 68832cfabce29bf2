import type { Page } from '@playwright/test';
import Database from 'better-sqlite3';
import { expect, test } from '../../fixtures.ts';
import { personsUserAgent } from '../../steps/analytics.ts';

test.use({ userAgent: personsUserAgent });

const events = (page: Page) => page.getByRole('textbox', { name: 'Events, as JSON' });
const check = (page: Page) => page.getByRole('button', { name: 'Check Events' });
const verdict = (page: Page) => page.getByRole('main').getByRole('status').filter({ hasText: /\w/ });

test('a newcomer reads how to send events, with the address of this very site', async ({ page, server }) => {
  await page.goto('/developers', { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Developers');
  const quickStart = page.getByRole('region', { name: 'Quick start, HTML' });
  await expect(quickStart).toContainText(`<script defer src="${server.origin}/beacon.js"></script>`);
  expect((await quickStart.innerText()).trim().split('\n')).toHaveLength(3);
  await expect(page.getByRole('region', { name: 'curl' })).toContainText(`${server.origin}/api/analytics`);
  const fields = page.getByRole('table', { name: 'Fields of data for track_event' });
  await expect(
    fields.getByRole('row', { name: /^eventName \(required\) text, 1 to 500 characters/ }),
  ).toBeVisible();
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Developers' });
  await expect(link).toHaveAttribute('href', '/developers');
});

test('the form shows what would happen to events, stores none, and reports what is wrong', async ({
  page,
  server,
  allowedErrors,
  expectAccessible,
}) => {
  allowedErrors.push(/status of 4(13|22)/);
  await page.goto('/developers#try-it', { waitUntil: 'networkidle' });
  await check(page).click();
  await expect(verdict(page)).toHaveText(
    '202: 1 accepted, 0 duplicates, 0 filtered, 0 rejected. Nothing was stored.',
  );

  await page.getByRole('button', { name: 'Events with errors' }).click();
  await check(page).click();
  await expect(verdict(page)).toContainText('3 rejected');
  await expect(page.getByText('Event 1, data.additionalData.userEmail:')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Response', exact: true })).toContainText(
    '"code": "forbidden_key"',
  );
  await expectAccessible('the page and its form with an answer', 'both');

  await events(page).fill(JSON.stringify(Array.from({ length: 51 }, () => ({ action: 'track_funnel' }))));
  await check(page).click();
  await expect(events(page)).toBeFocused();
  await expect(events(page)).toHaveAccessibleDescription(/413 payload_too_large/);
  await expectAccessible('the form with a refused call', 'none');

  await events(page).fill('{ action: 1 }');
  await check(page).click();
  await expect(events(page)).toBeFocused();
  await expect(events(page)).toHaveAccessibleDescription(/This isn’t valid JSON yet/);
  await expectAccessible('the form with an error', 'none');

  const database = new Database(server.databaseFile, { readonly: true });
  const { stored } = database
    .prepare<[], { stored: number }>(
      `select count(*) as stored from analytics_events where name = 'page_view' and session_id = 'tab-4711'`,
    )
    .get() ?? { stored: -1 };
  database.close();
  expect(stored).toBe(0);
});

test('typed events survive a failed call and a reload', async ({ page, allowedErrors }) => {
  allowedErrors.push(/ERR_FAILED/, /status of 422/);
  await page.goto('/developers#try-it');
  // Text that is put in while React takes over the page could land beside the example.
  await check(page).click();
  await expect(verdict(page)).toContainText('202');
  await page.route('**/api/analytics?validate=1', (route) => route.abort());
  const typed = '{ "action": "track_funnel" }';
  await events(page).fill(typed);
  await check(page).click();
  await expect(events(page)).toBeFocused();
  await expect(events(page)).toHaveAccessibleDescription(/The server didn’t respond/);
  await expect(events(page)).toHaveValue(typed);
  await page.reload();
  await expect(events(page)).toHaveValue(typed);
  await page.unroute('**/api/analytics?validate=1');
  await check(page).click();
  await expect(verdict(page)).toContainText('1 rejected');
});
