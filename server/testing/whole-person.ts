import { buildUserData } from '../../shared/matching/testing/builders.ts';
import { hashRecoveryCode } from '../features/auth/factors/second-factors.ts';
import { recordConsent } from '../features/auth/users/consents.repository.ts';
import { saveEarlierEmail } from '../features/auth/users/earlier-emails.repository.ts';
import { insertIdentity } from '../features/auth/users/identities.repository.ts';
import { insertPasskey } from '../features/auth/users/passkeys.repository.ts';
import { proveEmail } from '../features/auth/users/users.repository.ts';
import { insertOperatorAction } from '../features/desk/operator-actions.repository.ts';
import { readCode } from './read-code.ts';
import type { TestApp } from './test-app.ts';
import { chromeUserAgent } from './test-beacon.ts';
import { createTestBrowser, signUpInTest, type TestBrowser } from './test-browser.ts';

export type WholePerson = {
  id: string;
  browser: TestBrowser;
  otherBrowser: TestBrowser;
  names: Names;
  /** Proves who the person is, because of the passkey. */
  recoveryCode: string;
};
type Names = Record<'email' | 'phone' | 'name' | 'dob' | 'newEmail' | 'googleSubject', string>;

export const zebulon = {
  email: 'zebulon@example.com',
  phone: '+12125550123',
  name: 'Zebulon Quist',
  dob: '1980-02-29',
  newEmail: 'quist@example.com',
  googleSubject: '1078234567890',
};
export const petronella = {
  email: 'petronella@example.com',
  phone: '+12125550124',
  name: 'Petronella Blythe',
  dob: '1981-03-30',
  newEmail: 'blythe@example.com',
  googleSubject: '2078234567890',
};

/**
 * A person with every kind of data the server can store: two devices, email, phone, and Google, a pending change of
 * address, a factor, a profile, a message to support, events, an operator's role and action, and pending codes,
 * messages, and jobs.
 */
export async function createWholePerson(app: TestApp, names: Names): Promise<WholePerson> {
  const { email, phone, name, dob, newEmail, googleSubject } = names;
  const { accounts, jobs, database } = app.services;
  const { db } = database;
  const now = accounts.clock.now();
  const browser = createTestBrowser(app.listener, { 'User-Agent': `${chromeUserAgent} of ${name}` });
  const otherBrowser = createTestBrowser(app.listener);
  const id = String((await signUpInTest(browser, { email, name, password })).body.user.id);
  await proveEmail(db, id, email, now);
  await saveEarlierEmail(db, id, { email: `earlier.${email}`, endedAt: now });
  await browser.send('patch', '/api/auth/user', { phone });
  const token = await readCode(app, phone);
  await browser.send('post', '/api/auth/phone/verify', { phone, token, type: 'phone_change' });
  await browser.send('patch', '/api/auth/user', { email: newEmail });
  await browser.send('post', '/api/auth/user/code');
  const quote = { userData: buildUserData({ name }), quotedAt: now.toISOString() };
  await browser.send('put', '/api/profile', { firstName: name, dob, phoneNumber: phone, quote });
  await app.services.profiles.noteReferral(app.services.database.db, id, {
    carrierName: 'Any',
    clickId: `click-of-${id}`,
    clickedAt: now,
  });
  await browser.send('post', '/api/contact', {
    name,
    email,
    subject: `From ${name}`,
    message: `I am ${name}.`,
  });
  await postEvents(browser);
  await browser.send('post', '/api/auth/recover', { email });
  await otherBrowser.send('post', '/api/auth/sign-in', { email, password });
  await recordConsent(db, { userId: id, kind: 'marketing', page: '/onboarding/profile' }, now);
  await insertIdentity(db, { userId: id, provider: 'google', subject: googleSubject }, now);
  await accounts.codes.issueLink(db, {
    purpose: 'google',
    target: googleSubject,
    payload: { sub: googleSubject, email, name },
  });
  await accounts.codes.issueDigits(db, {
    purpose: 'phone_sign_in',
    target: phone,
    browserHash: `browser of ${name}`,
    payload: { name },
  });
  const factor = await browser.send('post', '/api/auth/factors', { friendlyName: `App of ${name}` });
  await browser.send('post', `/api/auth/factors/${factor.body.id}/challenge`);
  const recoveryCode = `recovery of ${id}`;
  await insertPasskey(db, {
    id: `passkey-of-${id}`,
    userId: id,
    credentialId: `credential-of-${id}`,
    publicKey: 'AA',
    counter: 0,
    transports: ['internal'],
    host: 'localhost',
    friendlyName: `Laptop of ${name}`,
    createdAt: now,
    lastUsedAt: null,
  });
  await db
    .insertInto('recoveryCodes')
    .values({ codeHash: hashRecoveryCode(recoveryCode), userId: id, createdAt: now })
    .execute();
  const detail = `Called ${name} back.`;
  await insertOperatorAction(db, { action: 'reset_factors', subjectId: id, detail }, now);
  await jobs.enqueue(db, { kind: 'any', payload: { deep: [{ userId: id }] } });
  return { id, browser, otherBrowser, names, recoveryCode };
}

/** What the person does on the site while signed in. */
async function postEvents(browser: TestBrowser): Promise<void> {
  const data = { eventName: 'page_view', pageRoute: '/dashboard', sessionId: 'tab_of_a_person' };
  const answer = await browser.send('post', '/api/analytics', { action: 'track_event', data });
  if (answer.body.accepted !== 1) throw new Error(`the beacon answered ${answer.text}`);
}

export const password = 'correct horse battery staple';
