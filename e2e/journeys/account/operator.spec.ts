import { expect, test } from '../../fixtures.ts';
import { createAccount, readMessages, send } from '../../steps/account.ts';
import { ageSignIns, endCodeOfApp } from '../../steps/account-database.ts';
import { addApp, showCode } from '../../steps/authenticator.ts';
import { addOperator, openDesk } from '../../steps/operator.ts';

const refused = /status of 40[34]/;

test('the desk opens for a named operator with a second factor, and for no one else', async ({
  page,
  server,
  allowedErrors,
}) => {
  allowedErrors.push(refused);
  const account = await createAccount(page);
  await page.goto('/operator');
  await expect(page.getByRole('heading', { name: 'There’s nothing here' })).toBeVisible();
  await addOperator(server, account);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Add a passkey first' })).toBeVisible();
  await addApp(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Needs attention' })).toBeVisible();
});

test('an operator answers a message, finds a person, and sees both in the log', async ({
  page,
  openDevice,
  server,
  expectAccessible,
  allowedErrors,
}) => {
  allowedErrors.push(refused);
  const account = await createAccount(page);
  await addOperator(server, account);
  const { secret } = await addApp(page);
  const writer = await openDevice();
  const customer = await createAccount(writer);
  const letter = {
    name: 'Maya',
    email: customer.email,
    subject: 'How soon?',
    message: 'When does it begin?',
  };
  await send(writer, 'POST', '/api/contact', letter);

  await page.goto('/operator');
  await expect(page.getByText(/messages? (?:is|are) waiting for a reply/)).toBeVisible();
  await expect(page.getByRole('table', { name: 'Day by day' })).toBeVisible();
  await expectAccessible('desk today');
  for (const name of ['Funnel', 'Referrals', 'Commissions', 'Sources', 'Deliveries', 'Health', 'Settings']) {
    await openDesk(page, name);
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expectAccessible(`desk ${name}`);
  }
  // Names of commands are set as code.
  await expect(page.getByRole('main')).not.toContainText('`');

  await openDesk(page, 'Deliveries');
  await page.getByRole('button', { name: 'Send a test' }).click();
  await expect(page.getByText('No address is set.')).toBeVisible();
  await expectAccessible('desk test of the webhook');

  await openDesk(page, 'Sources');
  await expect(page.getByText('No other site or server sends events yet.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Name' }).fill('shop');
  await page.getByRole('textbox', { name: /Origin/ }).fill('shop.example');
  await page.getByRole('button', { name: 'Create key' }).click();
  await expect(
    page.getByText('Enter an origin such as https://shop.example, with no path.').first(),
  ).toBeVisible();
  await page.getByRole('textbox', { name: /Origin/ }).fill('https://shop.example');
  await page.getByRole('button', { name: 'Create key' }).click();
  const issued = page.getByRole('alertdialog', { name: 'Key for shop' });
  await expect(issued.getByText(/^ak_/)).toBeVisible();
  await expectAccessible('desk new key');
  await issued.getByRole('button', { name: 'Done' }).click();
  const source = page.getByRole('region', { name: 'shop', exact: true });
  await expect(source.getByText('Site: https://shop.example')).toBeVisible();
  await expectAccessible('desk source');
  await source.getByRole('button', { name: 'Revoke source' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(source.getByText(/^Revoked/)).toBeVisible();

  await openDesk(page, 'Messages');
  const message = page.getByRole('article', { name: 'How soon?' }).filter({ hasText: customer.email });
  await message.getByRole('button', { name: 'Mark as read' }).click();
  await expect(message.getByText('Unread', { exact: true })).toBeHidden();
  await message.getByRole('button', { name: 'Reply by email' }).click();
  await message.getByRole('button', { name: 'Send' }).click();
  const answer = message.getByRole('textbox', { name: `Reply to ${customer.email}` });
  await expect(answer).toBeFocused();
  await answer.fill('Usually within days.');
  await expectAccessible('desk message');
  await message.getByRole('button', { name: 'Send' }).click();
  await expect(message).toBeHidden();
  const emails = await readMessages(page, customer.email);
  expect(emails.map(({ text }) => text).join()).toContain('Usually within days.');

  await openDesk(page, 'People');
  const contact = page.getByRole('textbox', { name: 'Email address or phone number' });
  await contact.fill('no.one@example.com');
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(
    page.getByText('No account has this address or number, and no one has written from it.'),
  ).toBeVisible();
  await contact.fill(customer.email);
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page.getByRole('button', { name: 'Delete account' })).toBeVisible();
  await expectAccessible('desk person');
  ageSignIns(server, account.email);
  await page.getByRole('button', { name: 'Delete account' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete account' }).click();
  endCodeOfApp(server, account.email);
  await page.getByRole('textbox', { name: 'The code from your authenticator app' }).fill(showCode(secret));
  await page.keyboard.press('Enter');
  await expect(page.getByText('The account has been deleted.')).toBeVisible();

  await openDesk(page, 'Log');
  const log = page.getByRole('table', { name: 'What operators did' });
  for (const action of [
    'Revoked a source',
    'Deleted a person’s account',
    'Looked up a person',
    'Answered a message',
    'Read a message',
  ]) {
    await expect(log.getByText(action).first()).toBeVisible();
  }
  await expectAccessible('desk log');
});
