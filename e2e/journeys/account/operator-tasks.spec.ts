import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import type { RunningServer } from '../../start-server.ts';
import { createAccount, send } from '../../steps/account.ts';
import { storeFailedDelivery } from '../../steps/account-database.ts';
import { addApp } from '../../steps/authenticator.ts';
import { addOperator, openDesk } from '../../steps/operator.ts';

async function createOperator(page: Page, server: RunningServer): Promise<void> {
  await addOperator(server, await createAccount(page));
  await addApp(page);
}

/** Presses the button, and returns the text of the file that it saves. */
async function download(page: Page, button: string): Promise<string> {
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  return readFile(await (await saved).path(), 'utf8');
}

test('@phone an operator sorts messages and retries a delivery with the keyboard, and never loses the place', async ({
  page,
  server,
}) => {
  await createOperator(page, server);
  for (const subject of ['First question', 'Buy pills', 'Last question']) {
    await send(page, 'POST', '/api/contact', {
      name: 'Maya',
      email: 'maya@example.com',
      subject,
      message: 'Hello',
    });
  }
  for (const status of [410, 404, 401]) {
    storeFailedDelivery(server, `The webhook answered with status ${status}.`);
  }
  await page.goto('/operator?page=messages');
  const card = (subject: string) => page.getByRole('article', { name: subject }).first();
  const spam = card('Buy pills');

  await spam.getByRole('button', { name: 'Reply by email' }).press('Enter');
  await expect(spam.getByRole('textbox')).toBeFocused();
  await spam.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(spam.getByRole('button', { name: 'Reply by email' })).toBeFocused();
  await spam.getByRole('button', { name: 'Mark as read' }).press('Enter');
  await expect(spam.getByRole('button', { name: 'Mark as unread' })).toBeFocused();
  await spam.getByRole('button', { name: 'Mark as spam' }).press('Enter');
  await expect(spam).toBeHidden();
  await expect(card('First question').getByRole('heading')).toBeFocused();

  await page.getByRole('combobox', { name: 'Which messages' }).selectOption('Spam');
  await expect(spam).toBeVisible();
  await expect(card('First question')).toBeHidden();
  await spam.getByRole('button', { name: 'Move to open' }).press('Enter');
  await expect(page.getByText('There are no messages here.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeFocused();

  await openDesk(page, 'Deliveries');
  const waiting = page.getByRole('region', { name: 'Waiting and failed' });
  await expect(waiting.getByText('The webhook answered with status 410.')).toBeVisible();
  await waiting.getByRole('button', { name: 'Retry Referral webhook' }).first().press('Enter');
  await expect(waiting.getByText(/^Due /)).toBeVisible();
  await expect(waiting.getByRole('heading')).toBeFocused();
  await waiting.getByRole('button', { name: 'Retry all failed' }).press('Enter');
  await expect(waiting.getByText(/^Due /)).toHaveCount(3);
  await expect(waiting.getByRole('heading')).toBeFocused();
});

test('an operator chooses a period, and is told what is wrong with it', async ({ page, server }) => {
  await createOperator(page, server);
  await page.goto('/operator?page=funnel');
  const from = page.getByLabel('From');
  const show = page.getByRole('button', { name: 'Show', exact: true });
  await from.fill('2999-01-01');
  await show.click();
  await expect(page.getByText('The first day is after the last one.').first()).toBeVisible();
  await expect(page.getByRole('table', { name: 'Steps of the quote' })).toBeVisible();
  await from.fill('2001-01-01');
  await show.click();
  await expect(page.getByText('Choose a period of up to 730 days.').first()).toBeVisible();
  await from.fill('');
  await show.click();
  await expect(page.getByText('There’s a problem')).toBeHidden();
  await expect(page.getByRole('table', { name: 'Steps of the quote' })).toBeVisible();
});

test('an operator compares a carrier’s statement with the clicks', async ({
  page,
  server,
  expectAccessible,
}) => {
  await createOperator(page, server);
  const { carriers }: { carriers: { id: string; name: string; referralLink: string }[] } = await (
    await page.request.get('/api/carriers')
  ).json();
  const [carrier] = carriers;
  if (!carrier) throw new Error('There are no carriers.');
  await send(page, 'POST', '/api/referrals', {
    carrierName: carrier.name,
    referralUrl: carrier.referralLink,
  });

  await page.goto('/operator?page=referrals');
  const clicks = await download(page, 'Download as CSV');
  const clickId = /[\da-f]{8}-[\da-f-]{27}/.exec(clicks)?.[0] ?? '';
  expect(clicks).toContain('time,carrier,click_id,campaign,signed_in,status,commission');
  await expect(page.getByText(clickId)).toBeVisible();

  await openDesk(page, 'Commissions');
  await page.getByRole('combobox', { name: 'Carrier' }).selectOption(carrier.name);
  await page.getByRole('combobox', { name: 'Month' }).selectOption({ index: 1 });
  const today = new Date().toISOString().slice(0, 10);
  const upload = async (line: string) => {
    const buffer = Buffer.from(`click id,status,amount,date\n${line}\n`);
    await page
      .getByLabel('File', { exact: true })
      .setInputFiles({ name: 'statement.csv', mimeType: 'text/csv', buffer });
    await page.getByRole('button', { name: 'Upload' }).click();
  };
  await upload(`${clickId},paid,412.50,${today}`);
  await expect(page.getByText('Nothing was stored. Fix 1 problem')).toBeVisible();
  await expectAccessible('desk statement with problems');
  const unknownId = randomUUID();
  await upload(`${clickId},issued,412.50,${today}\n${unknownId},issued,100,${today}`);
  await expect(page.getByText('Stored 2 lines, $512.50 in total.')).toBeVisible();
  const difference = page
    .getByRole('table', { name: 'Differences' })
    .getByRole('row')
    .filter({ hasText: unknownId });
  await expect(difference).toContainText('Unknown click');
  await expect(difference).toContainText('Issued, $100.00');
  await expectAccessible('desk differences');
  expect(await download(page, 'Download as CSV')).toContain(`${clickId},`);
});

test('an operator exports, signs out, and resets the second factor of a person who asks', async ({
  page,
  openDevice,
  server,
  expectAccessible,
}) => {
  await createOperator(page, server);
  const device = await openDevice();
  const person = await createAccount(device);
  await addApp(device);
  await page.goto('/operator?page=people');
  await page.getByRole('textbox', { name: 'Email address or phone number' }).fill(person.email);
  await page.getByRole('button', { name: 'Find' }).click();
  expect(await download(page, 'Export their data')).toContain(person.email);

  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page.getByText('Signed out on 1 device.')).toBeVisible();
  await expect(page.getByText('No device')).toBeVisible();

  await page.getByRole('button', { name: 'Reset second factor' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Reset second factor' }).click();
  await expect(dialog.getByText('Say how you checked, in ten characters or more.').first()).toBeVisible();
  await expectAccessible('desk second factor');
  await dialog.getByRole('textbox').fill('Called back the confirmed number.');
  await dialog.getByRole('button', { name: 'Reset second factor' }).click();
  await expect(page.getByText('Removed 1 second factor.')).toBeVisible();
  await expect(page.getByRole('row', { name: 'Passkeys and authenticator apps 0' })).toBeVisible();

  await page.getByRole('button', { name: 'Delete account' }).click();
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(page.getByText('The account has been deleted.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Email address or phone number' })).toBeFocused();

  await openDesk(page, 'Log');
  const log = page.getByRole('table', { name: 'What operators did' });
  for (const action of ['Exported a person’s data', 'Signed a person out', 'Reset a second factor']) {
    await expect(log.getByText(action)).toBeVisible();
  }
});
