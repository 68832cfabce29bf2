import type { Response } from 'supertest';
import type { TestApp } from './test-app.ts';
import { signUpInTest, type TestBrowser } from './test-browser.ts';

/** Makes an account with a password and a proven address, without the email's way; returns the session's answer. */
export async function signUpConfirmedInTest(
  app: TestApp,
  browser: TestBrowser,
  person: Parameters<typeof signUpInTest>[1] = {},
): Promise<Response> {
  const { body } = await signUpInTest(browser, person);
  await confirmInTest(app, body.user.id);
  return browser.send('get', '/api/auth/session');
}

/** Proves the account's address, as its link would. */
export async function confirmInTest({ services }: TestApp, userId: string): Promise<void> {
  const { db } = services.database;
  const time = services.clock.now();
  await db.updateTable('users').set({ emailConfirmedAt: time }).where('id', '=', userId).execute();
  await db.deleteFrom('codes').where('userId', '=', userId).execute();
  await db.deleteFrom('confirmationRequests').execute();
}
