import { createHmac } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { dayMs, knownBrowserDays } from '../../../../shared/lifetimes.ts';
import type { Db } from '../../../platform/database/database.ts';
import { openBrowserId, type Site } from '../../../platform/http/browser-ids.ts';
import type { Session } from '../../../platform/sessions/session.ts';
import { addMs } from '../../../platform/sessions/session-limits.ts';
import type { AccountContext } from '../account-context.ts';
import { deleteKnownBrowsers, findLatestHash, saveKnownBrowser } from './known-browsers.repository.ts';

export const knownBrowserLifeMs = knownBrowserDays * dayMs;
const maxPerAccount = 20;
const cookieName = 'known-browser';

/**
 * Records that this browser is signed in to the session's account, so that strangers can't use up the emails and texts
 * that its owner may need later. The browser's id doesn't sign anyone in.
 */
export async function rememberBrowser(
  deps: AccountContext,
  request: IncomingMessage,
  response: ServerResponse,
  { userId, isWaiting, isSecondFactorDue }: Pick<Session, 'userId' | 'isWaiting' | 'isSecondFactorDue'>,
): Promise<void> {
  if (isWaiting || isSecondFactorDue) return;
  const browser = openBrowserId(cookieName, deps.config).keep(request, response, knownBrowserLifeMs / 1000);
  const browserHash = hashForAccount(deps, browser, userId);
  await saveKnownBrowser(deps.db, { browserHash, userId, max: maxPerAccount }, deps.clock.now());
}

/** The hash of this browser's id, if it has one. */
export function getKnownBrowser(request: IncomingMessage, site: Site): string | null {
  return openBrowserId(cookieName, site).getHash(request) ?? null;
}

/** Whether the browser (from `getKnownBrowser`) was signed in to the account within the last 180 days. */
export async function isKnownBrowser(
  deps: AccountContext,
  db: Db,
  { browser, userId }: { browser: string | null; userId: string },
): Promise<boolean> {
  return (await findKnownAccount(deps, db, browser, [userId])) !== undefined;
}

/** The one of these accounts that the browser was last signed in to within the last 180 days. */
export async function findKnownAccount(
  deps: AccountContext,
  db: Db,
  browser: string | null,
  userIds: readonly string[],
): Promise<string | undefined> {
  const accounts = new Map(userIds.map((userId) => [hashForAccount(deps, browser ?? '', userId), userId]));
  const since = addMs(deps.clock.now(), -knownBrowserLifeMs);
  return accounts.get((await findLatestHash(db, [...accounts.keys()], since)) ?? '');
}

/** Forgets all other browsers of the account. People who use them are strangers again once they're signed out. */
export async function forgetOtherBrowsers(deps: AccountContext, request: IncomingMessage, userId: string) {
  const browser = getKnownBrowser(request, deps.config) ?? '';
  await deleteKnownBrowsers(deps.db, userId, hashForAccount(deps, browser, userId));
}

/** Called when an account is deleted, so that nothing about it stays in the browser. */
export function forgetBrowser(response: ServerResponse, site: Site): void {
  openBrowserId(cookieName, site).forget(response);
}

/** The hash is different for each account, so the table doesn't show which people share a browser. */
function hashForAccount({ secrets }: AccountContext, browser: string, userId: string): string {
  return createHmac('sha256', secrets.deriveKey('known browsers'))
    .update(`${browser}:${userId}`)
    .digest('base64url');
}
