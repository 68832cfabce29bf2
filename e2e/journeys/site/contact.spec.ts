import type { Page } from '@playwright/test';
import Database from 'better-sqlite3';
import { expect, expectNoOverflow, test } from '../../fixtures.ts';
import type { RunningServer } from '../../start-server.ts';
import { findSummary } from '../../steps/account-settings.ts';

const letter = {
  name: 'Maya Ellison',
  subject: 'A question',
  message: 'Hello,\nhow do I change my answers?',
};

/** Each test writes from its own address, by which its messages are found. */
let count = 0;
function createEmail(): string {
  count += 1;
  return `maya-${process.pid}-${count}@example.com`;
}

async function openContact(page: Page): Promise<void> {
  await page.goto('/contact');
  await page.waitForLoadState('networkidle');
}

const field = {
  name: (page: Page) => page.getByLabel('Name', { exact: true }),
  email: (page: Page) => page.getByLabel('Email', { exact: true }),
  subject: (page: Page) => page.getByLabel('Subject (optional)'),
  message: (page: Page) => page.getByLabel('Message', { exact: true }),
};
const send = (page: Page) => page.getByRole('button', { name: 'Send Message' });
const success = (page: Page) => page.getByText('Message Sent Successfully!', { exact: true });
const failure = (page: Page) => page.getByText('Error Sending Message', { exact: true });

async function fillLetter(page: Page, email: string): Promise<void> {
  await field.name(page).fill(letter.name);
  await field.email(page).fill(email);
  await field.subject(page).fill(letter.subject);
  await field.message(page).fill(letter.message);
}

async function expectLetter(page: Page, email: string): Promise<void> {
  await expect(field.name(page)).toHaveValue(letter.name);
  await expect(field.email(page)).toHaveValue(email);
  await expect(field.subject(page)).toHaveValue(letter.subject);
  await expect(field.message(page)).toHaveValue(letter.message);
}

async function expectEmpty(page: Page): Promise<void> {
  for (const find of Object.values(field)) await expect(find(page)).toHaveValue('');
}

type Row = { id: string; name: string; subject: string; message: string };

/** The messages from an address, from the server's own database file. */
function readMessages({ databaseFile }: RunningServer, email: string): Row[] {
  const database = new Database(databaseFile, { readonly: true });
  try {
    return database
      .prepare<[string], Row>('select id, name, subject, message from contact_messages where email = ?')
      .all(email);
  } finally {
    database.close();
  }
}

test('a message is stored and emailed, and the form is cleared', async ({
  page,
  server,
  request,
  expectAccessible,
}) => {
  const email = createEmail();
  await openContact(page);
  await expect(page).toHaveTitle(/^Contact/);
  await expect(page.getByText('Mon-Fri 8AM-8PM EST').first()).toBeVisible();
  await expect(page.getByText(/within 24 hours/).first()).toBeVisible();
  await expectNoOverflow(page);
  await expectAccessible('contact');
  await fillLetter(page, email);
  await send(page).click();
  await expect(success(page)).toBeVisible();
  await expect(page.getByText("We'll get back to you within 24 hours.", { exact: true })).toBeVisible();
  await expectAccessible('contact after sending');
  await page.getByRole('button', { name: 'Write another message' }).click();
  await expectEmpty(page);
  expect(readMessages(server, email)).toMatchObject([letter]);
  const outbox: { subject: string; text: string }[] = await (await request.get('/dev/outbox.json')).json();
  expect(outbox.filter(({ text }) => text.includes(email))).toMatchObject([
    { subject: 'Contact form: A question' },
  ]);
  await page.reload();
  await expectEmpty(page);
});

test('missing fields are reported, and their summary is focused', async ({ page, expectAccessible }) => {
  await openContact(page);
  await send(page).click();
  await expect(findSummary(page)).toBeFocused();
  await expect(field.name(page)).toHaveAccessibleDescription('Please enter your name.');
  await expect(field.message(page)).toHaveAccessibleDescription('Please enter your message.');
  await expect(field.subject(page)).not.toHaveAttribute('aria-invalid');
  await field.name(page).fill('Maya');
  await expect(field.name(page)).not.toHaveAttribute('aria-invalid');
  await field.email(page).fill('maya@');
  await field.email(page).blur();
  await expect(field.email(page)).toHaveAccessibleDescription('Please enter a valid email address.');
  await field.message(page).fill('x'.repeat(5001));
  await field.message(page).blur();
  await expect(field.message(page)).toHaveAccessibleDescription(
    'Please use 5,000 characters or fewer. This is 1 over.',
  );
  await expectNoOverflow(page);
  await expectAccessible('contact with errors');
  await page.setViewportSize({ width: 320, height: 800 });
  await expectNoOverflow(page);
});

test('a failure is reported, nothing typed is lost, and a second try stores it once', async ({
  page,
  server,
  allowedErrors,
  expectAccessible,
}) => {
  allowedErrors.push(/Failed to load resource/);
  const email = createEmail();
  const ids: string[] = [];
  await page.route('**/api/contact', async (route) => {
    ids.push(route.request().postDataJSON().messageId);
    if (ids.length > 2) return route.continue();
    if (ids.length === 2)
      return route.fulfill({
        status: 500,
        json: { error: { code: 'internal', message: '', requestId: 'none' } },
      });
    // The message arrives, but its response is lost.
    await route.fetch();
    await route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' });
  });
  await openContact(page);
  await fillLetter(page, email);
  await send(page).click();
  await expect(failure(page)).toBeVisible();
  await expect(page.getByText('Failed to submit contact form', { exact: true }).first()).toBeVisible();
  await expectLetter(page, email);
  await expectAccessible('contact after a failure');
  await send(page).click();
  await expect(page.getByText('Please try again later.', { exact: true }).first()).toBeVisible();
  await page.reload();
  await page.waitForLoadState('networkidle');
  await expectLetter(page, email);
  await send(page).click();
  await expect(success(page)).toBeVisible();
  await expect(failure(page)).toBeHidden();
  expect(ids).toHaveLength(3);
  expect(readMessages(server, email).map(({ id }) => id)).toEqual([ids[0]]);
  expect(new Set(ids).size).toBe(1);
});

test('the form works by keyboard alone, hostile text stays text, and no one reaches the hidden field', async ({
  page,
  server,
  request,
}) => {
  const email = createEmail();
  await openContact(page);
  await field.name(page).focus();
  for (const text of [letter.name, email, letter.subject]) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type('Line one');
  await page.keyboard.press('Enter');
  await page.keyboard.type('<img src=x onerror=alert(1)> “quoted”');
  await page.keyboard.press('Tab');
  await expect(send(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(success(page)).toBeVisible();
  expect(readMessages(server, email)).toMatchObject([
    { message: 'Line one\n<img src=x onerror=alert(1)> “quoted”' },
  ]);
  await expect(page.getByRole('textbox', { name: 'Leave this empty' })).toHaveCount(0);
  const outbox: { id: string; text: string }[] = await (await request.get('/dev/outbox.json')).json();
  const mail = outbox.find(({ text }) => text.includes(email));
  const html = await (await request.get(`/dev/outbox/${mail?.id}`)).text();
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt; “quoted”');
});

test('what was typed before the scripts ran is not lost', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/contact', { waitUntil: 'commit' });
  await field.name(page).fill('Maya');
  await field.message(page).fill('Early words');
  held.resolve();
  await page.waitForLoadState('networkidle');
  await page.reload();
  await expect(field.message(page)).toHaveValue('Early words');
  await expect(field.name(page)).toHaveValue('Maya');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says where to write instead', async ({ page }) => {
    await page.goto('/contact');
    await expect(page.getByText('The form needs JavaScript')).toBeVisible();
    await expect(send(page)).toBeHidden();
    await page.getByText('How soon will you answer?').click();
    await expect(page.getByText(/^Within 24 hours\./)).toBeVisible();
  });
});
