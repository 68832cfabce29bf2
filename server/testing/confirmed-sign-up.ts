import type { Response } from 'supertest';
import { findUserById, proveEmail } from '../features/auth/users/users.repository.ts';
import type { TestApp } from './test-app.ts';
import { signUpInTest, type TestBrowser } from './test-browser.ts';

/**
 * Creates an account with a password and a proven address, without sending an email, and returns the session's
 * response.
 */
export async function signUpConfirmedInTest(
  app: TestApp,
  browser: TestBrowser,
  person: Parameters<typeof signUpInTest>[1] = {},
): Promise<Response> {
  const { body } = await signUpInTest(browser, person);
  await confirmInTest(app, body.user.id);
  return browser.send('get', '/api/auth/session');
}

/** Marks the account's address as proven, like its link would. */
export async function confirmInTest({ services }: TestApp, userId: string): Promise<void> {
  const { db } = services.database;
  const time = services.clock.now();
  const user = await findUserById(db, userId);
  if (!user?.unprovenEmail) throw new Error('The account waits for no address.');
  await proveEmail(db, userId, user.unprovenEmail, time);
  await db.deleteFrom('codes').where('userId', '=', userId).execute();
  await db.deleteFrom('confirmationRequests').execute();
}
