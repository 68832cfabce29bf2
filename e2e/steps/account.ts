import { randomUUID } from 'node:crypto';
import { type APIResponse, expect, type Page } from '@playwright/test';
import type { ProfileUpdate } from '../../shared/api/profile.ts';
import { quoteAnswers } from './quote.ts';

export const accountPassword = 'lamp over the porch 7';

export type Account = { email: string; password: string };

export { quoteAnswers };

/** Names and an age: what the protected area requires. */
export const completeProfile = { firstName: 'Maya', lastName: 'Ellison', age: 34 } as const;

type AccountOptions = {
  /** Whether the link of the confirmation email was used. */
  isConfirmed?: boolean;
  /** What is saved in the profile. Null leaves the account without one, like before the confirmation. */
  profile?: ProfileUpdate | null;
};

/** An address that no other test uses. */
export function createEmail(): string {
  return `maya.${randomUUID().slice(0, 8)}@mail.example`;
}

/** Creates an account through the API, and leaves the page's browser signed in. */
export async function createAccount(
  page: Page,
  { isConfirmed = true, profile = isConfirmed ? completeProfile : null }: AccountOptions = {},
): Promise<Account> {
  const account = { email: createEmail(), password: accountPassword };
  await send(page, 'POST', '/api/auth/sign-up', { ...account, termsAccepted: true });
  if (isConfirmed) await confirmEmail(page, account.email);
  if (profile) await saveProfile(page, profile);
  return account;
}

/** Uses the newest confirmation link, like the page's own browser would. */
export async function confirmEmail(page: Page, email: string): Promise<void> {
  const link = new URL(await readMailedLink(page, email));
  await send(page, 'POST', '/api/auth/exchange', { code: link.searchParams.get('code') });
}

export async function signInThroughApi(page: Page, { email, password }: Account): Promise<void> {
  await send(page, 'POST', '/api/auth/sign-in', { email, password });
}

export async function signOutThroughApi(page: Page): Promise<void> {
  await send(page, 'POST', '/api/auth/sign-out', {});
}

export async function saveProfile(page: Page, update: ProfileUpdate): Promise<void> {
  await send(page, 'PUT', '/api/profile', update);
}

/** Signs in with the form of `/signin`, where the page already is. */
export async function signInOnForm(page: Page, { email, password }: Account): Promise<void> {
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

export type OutboxMessage = {
  kind: 'email' | 'sms';
  purpose: string;
  to: string;
  subject: string;
  text: string;
  links: readonly string[];
};

/** What was emailed or texted to someone, newest first. */
export async function readMessages(page: Page, to: string): Promise<OutboxMessage[]> {
  const response = await page.request.get('/dev/outbox.json');
  const messages: OutboxMessage[] = await response.json();
  return messages.filter((message) => message.to === to);
}

/** Waits for the newest email to this address with a link, and returns the link. */
export async function readMailedLink(page: Page, to: string): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    const links = (await readMessages(page, to)).flatMap((message) => message.links);
    link = links.find((href) => href.includes('/auth/callback'));
    expect(link).toBeDefined();
  }).toPass();
  return link ?? '';
}

/** Waits for the newest message to someone with six digits, and returns them. */
export async function readSentCode(page: Page, to: string): Promise<string> {
  let code: string | undefined;
  await expect(async () => {
    const texts = (await readMessages(page, to)).map(({ text }) => /\b\d{6}\b/.exec(text)?.[0]);
    code = texts.find((digits) => digits !== undefined);
    expect(code).toBeDefined();
  }).toPass();
  return code ?? '';
}

/** A call from the site's own pages, with the cookies of the page's browser. */
export async function send(
  page: Page,
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: `/api/${string}`,
  data: unknown,
): Promise<APIResponse> {
  const response = await page.request.fetch(path, {
    method,
    data,
    headers: { 'Sec-Fetch-Site': 'same-origin' },
  });
  expect(response.ok(), `${method} ${path}: ${response.status()} ${await response.text()}`).toBe(true);
  return response;
}
