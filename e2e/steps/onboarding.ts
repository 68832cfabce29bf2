import { randomInt } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Profile } from '../../shared/api/profile.ts';
import { expectNoOverflow } from '../fixtures.ts';
import { createEmail, readSentCode, send } from './account.ts';
import { confirmHere } from './email-links.ts';

export function getTitle(page: Page, name: string): Locator {
  return page.getByRole('heading', { level: 1, name, exact: true });
}

export function getContinue(page: Page): Locator {
  return page.getByRole('button', { name: 'Continue', exact: true });
}

export function getAge(page: Page): Locator {
  return page.getByLabel('Age', { exact: true });
}

export async function fillNames(page: Page, { first = 'Maya', last = 'Ellison' } = {}): Promise<void> {
  await page.getByLabel('First name').fill(first);
  await page.getByLabel('Last name').fill(last);
}

export async function fillNewPassword(page: Page, password: string, confirmation = password): Promise<void> {
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password', { exact: true }).fill(confirmation);
}

/** Creates an account with only an email, like the sign-up card, and confirms it. Returns the address. */
export async function startWithEmailAlone(page: Page, name?: string): Promise<string> {
  const email = createEmail();
  await send(page, 'POST', '/api/auth/email/start', { email, ...(name && { name }) });
  await confirmHere(page, email);
  await expect(page).toHaveURL('/onboarding');
  return email;
}

/** Signs in with a phone number that no one has used yet. */
export async function startWithPhone(page: Page): Promise<void> {
  const phone = `+1202${randomInt(2_000_000, 9_999_999)}`;
  await send(page, 'POST', '/api/auth/phone/start', { phone, consent: true });
  const token = await readSentCode(page, phone);
  await send(page, 'POST', '/api/auth/phone/verify', { phone, token, type: 'sms' });
}

/** The profile of the signed-in person. */
export async function readOwnProfile(page: Page): Promise<Profile> {
  const response = await page.request.get('/api/profile');
  const profile: Profile = await response.json();
  return profile;
}

/** Expects the view to be accessible, and to fit the window with text of twice the size, and at 320 px. */
export async function expectFits(
  page: Page,
  expectAccessible: (name: string) => Promise<void>,
  name: string,
): Promise<void> {
  const size = page.viewportSize() ?? { width: 1280, height: 900 };
  const setTextSize = (value: string) =>
    page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize;
    }, value);
  await expectAccessible(name);
  await setTextSize('200%');
  await expectNoOverflow(page);
  await setTextSize('');
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoOverflow(page);
  await page.setViewportSize(size);
}
