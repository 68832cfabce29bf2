import { expect, type Locator, type Page } from '@playwright/test';
import { readMailedLink, readMessages, send } from './account.ts';
import { findButton, findField } from './account-settings.ts';

/** The heading of the page behind a link. */
export function getLinkTitle(page: Page, name: string): Locator {
  return page.getByRole('heading', { level: 1, name, exact: true });
}

/** Opens the newest link sent to the address. Nothing happens there until a button is pressed. */
export async function openMailedLink(page: Page, email: string): Promise<void> {
  await page.goto(await readMailedLink(page, email));
  await expect(page).toHaveURL('/auth/callback');
  await expect(page.getByText('What was started')).toBeVisible();
}

/** Confirms a new account in the browser that asked for it: one link, one press. */
export async function confirmHere(page: Page, email: string): Promise<void> {
  await openMailedLink(page, email);
  await findButton(page, 'Confirm my email').click();
}

/** Requests a recovery email and returns its link. */
export async function askForRecovery(page: Page, email: string): Promise<string> {
  await send(page, 'POST', '/api/auth/recover', { email });
  await expect(async () => {
    expect((await readMessages(page, email))[0]?.purpose).toBe('recovery');
  }).toPass();
  return readMailedLink(page, email);
}

/** Follows a recovery link to the screen for the new password. */
export async function openRecoveryLink(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await findButton(page, 'Choose a new password').click();
}

/** The two digits on a waiting screen. */
export async function readNumber(waiting: Page): Promise<string> {
  const shown = waiting.locator('[data-waiting-number]');
  await expect(shown).toHaveText(/^[1-9]\d$/);
  return (await shown.textContent()) ?? '';
}

/** Opens the link on another device and types a number there. */
export async function typeNumber(device: Page, email: string, number: string): Promise<void> {
  await openMailedLink(device, email);
  await findButton(device, 'Continue on the other screen').click();
  await findField(device, 'Two-digit number').fill(number);
  await findButton(device, 'Continue on the other screen').click();
}

/** Confirms on another device what the screen of `waiting` waits for, which then continues. */
export async function confirmElsewhere(waiting: Page, device: Page, email: string): Promise<void> {
  await typeNumber(device, email, await readNumber(waiting));
  await expect(getLinkTitle(device, 'Your email is confirmed')).toBeFocused();
  await expect(device.getByText('You can close this page and continue on your other screen.')).toBeVisible();
}

/** Continues on this device without anything that was set up before. */
export async function continueHere(device: Page, email: string): Promise<void> {
  await openMailedLink(device, email);
  await findButton(device, 'Continue here').click();
}

/** Removes the account that someone else started with this address. */
export async function sayNotMe(device: Page, email: string): Promise<void> {
  await openMailedLink(device, email);
  await findButton(device, 'I didn’t start this').click();
  await expect(getLinkTitle(device, 'Remove this account?')).toBeFocused();
  await findButton(device, 'Yes, remove the account').click();
  await expect(getLinkTitle(device, 'The account was removed')).toBeFocused();
}
