import { describe, expect, it } from 'vitest';
import type { Session } from '../../../platform/sessions/session.ts';
import { signUpConfirmedInTest } from '../../../testing/confirmed-sign-up.ts';
import { readSession } from '../../../testing/email-links.ts';
import { openTestStage } from '../../../testing/test-browser.ts';
import { readOutbox } from '../../../testing/test-outbox.ts';
import type { AccountContext } from '../account-context.ts';
import { startEmailChange } from '../email/email-change.service.ts';
import { enrollFactor, renewRecoveryCodes } from '../factors/factors.routes.ts';
import { insertIdentity, listIdentities } from '../users/identities.repository.ts';
import { insertUser, updateUser } from '../users/users.repository.ts';
import { removeGoogle, removePhone } from './ways-in.service.ts';

const minute = 60_000;
const phone = '+12125550123';
const ways = [
  ['the phone', '/api/auth/user/phone'],
  ['Google', '/api/auth/user/identities/google'],
] as const;

async function openWithWays() {
  const stage = await openTestStage();
  const browser = stage.browser();
  const { body } = await signUpConfirmedInTest(stage.app, browser);
  const { db } = stage.app.services.database;
  const now = stage.clock.now();
  const userId: string = body.user.id;
  await updateUser(db, userId, { phone, phoneConfirmedAt: now }, now);
  await insertIdentity(db, { userId, provider: 'phone', subject: userId }, now);
  await insertIdentity(db, { userId, provider: 'google', subject: '1' }, now);
  return { stage, browser, db, userId };
}

describe('[security 88] removing a way to sign in', () => {
  it.each(ways)('%s: it is gone, its sessions end, and the owner is told', async (_name, path) => {
    const { stage, browser, db, userId } = await openWithWays();
    await using _ = stage;
    const method = path.endsWith('phone') ? 'phone' : 'google';
    const { sessions } = stage.app.services.accounts;
    const { session } = await sessions.start(db, { userId, method, userAgent: '' });
    const response = await browser.send('delete', path);
    expect(response.status).toBe(200);
    const providers = response.body.user.identities.map(({ provider }: { provider: string }) => provider);
    expect(providers).not.toContain(method);
    if (method === 'phone') expect(response.body.user).toMatchObject({ phone: null, phoneConfirmedAt: null });
    expect(await sessions.isAlive(session.id)).toBe(false);
    expect((await readSession(browser)).user.id).toBe(userId);
    expect(await readOutbox(stage.app, { purpose: 'way_in_removed' })).toHaveLength(1);
    expect((await browser.send('delete', path)).status).toBe(200);
    expect(await readOutbox(stage.app, { purpose: 'way_in_removed' })).toHaveLength(1);
  });

  it.each(ways)('%s: needs a fresh proof of identity', async (_name, path) => {
    const { stage, browser } = await openWithWays();
    await using _ = stage;
    stage.clock.advance(11 * minute);
    const refused = await browser.send('delete', path);
    expect([refused.status, refused.body.error.code]).toEqual([403, 'reauthentication_required']);
    const stranger = await stage.browser().send('delete', path);
    expect([stranger.status, stranger.body.error.code]).toEqual([401, 'session_missing']);
  });

  it.each(ways)('%s: stays if it is the last one', async (_name, path) => {
    await using stage = await openTestStage();
    const { db, sessions } = stage.app.services.accounts;
    const now = stage.clock.now();
    const isPhone = path.endsWith('phone');
    await insertUser(db, 'ada', isPhone ? { phone, phoneConfirmedAt: now } : {}, now);
    const provider = isPhone ? 'phone' : 'google';
    await insertIdentity(db, { userId: 'ada', provider, subject: 'ada' }, now);
    const browser = stage.browser();
    const { token } = await sessions.start(db, { userId: 'ada', method: 'password', userAgent: '' });
    browser.cookies.set('session', token);
    const refused = await browser.send('delete', path);
    expect([refused.status, refused.body.error.code]).toEqual([409, 'last_way_in']);
    expect((await readSession(browser)).user.identities).toHaveLength(1);
  });
});

describe('[security 14] a change of how someone signs in', () => {
  const changes = {
    'removing the phone': removePhone,
    'removing Google': removeGoogle,
    'adding an app': enrollFactor,
    'new recovery codes': renewRecoveryCodes,
    'a new email': (deps, session) =>
      startEmailChange(deps, {
        session,
        email: 'thief@example.com',
        sender: { addressHash: 'a', networkHashes: [], browser: null, userId: session.userId },
      }),
  } satisfies Record<string, (deps: AccountContext, session: Session) => Promise<unknown>>;

  it.each(Object.entries(changes))('%s: is not made once the session has ended', async (_name, change) => {
    const { stage, db, userId } = await openWithWays();
    await using _ = stage;
    const { accounts } = stage.app.services;
    const { session } = await accounts.sessions.start(db, { userId, method: 'password', userAgent: '' });
    await accounts.sessions.end(db, session.id);
    await expect(change(accounts, session)).rejects.toMatchObject({ status: 401, code: 'session_missing' });
    expect(await listIdentities(db, userId)).toHaveLength(3);
  });
});
