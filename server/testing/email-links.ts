import type { Response } from 'supertest';
import { type TestBrowser, testPerson } from './test-browser.ts';

/** Asks for an email with a link to a new password. */
export function askForRecovery(browser: TestBrowser, email = testPerson.email): Promise<Response> {
  return browser.send('post', '/api/auth/recover', { email });
}

/** Asks about a link, like the page behind it. */
export function askAboutLink(browser: TestBrowser, code: string): Promise<Response> {
  return browser.send('post', '/api/auth/link', { code });
}

/** Presses the page's button, or one of its choices. */
export function openLink(browser: TestBrowser, code: string, decision: object = {}): Promise<Response> {
  return browser.send('post', '/api/auth/exchange', { code, ...decision });
}

export async function readSession(browser: TestBrowser) {
  return (await browser.send('get', '/api/auth/session')).body;
}

export async function isSignedIn(browser: TestBrowser): Promise<boolean> {
  return (await readSession(browser)).session !== null;
}
