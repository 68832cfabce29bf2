import { Secret, TOTP } from 'otpauth';
import supertest, { type Response } from 'supertest';
import { expect } from 'vitest';
import { buildUserData } from '../../../shared/matching/testing/builders.ts';
import { insertIdentity } from '../../features/auth/users/identities.repository.ts';
import { createAuthenticator } from '../authenticator.ts';
import { readCode } from '../read-code.ts';
import { createTestBrowser, signUpInTest, testPerson } from '../test-browser.ts';
import type { createTestClock } from '../test-clock.ts';
import { readEmailedCode } from '../test-outbox.ts';
import type { Method, Walk } from './walk.ts';

export async function signInEveryWay({ app, browse }: Walk): Promise<void> {
  const call = browse();
  const post = (path: string, status: number, body?: object) =>
    call({ method: 'post', path, status, ...(body && { body }) });
  await call({ method: 'get', path: '/api/auth/session', status: 200 });
  await post('/api/auth/sign-up', 201, { ...testPerson, termsAccepted: true });
  await call({ method: 'get', path: '/api/auth/session', status: 200 });
  await post('/api/auth/refresh', 200);
  await post('/api/auth/user/resend', 429);
  await post('/api/auth/sign-out', 204);
  await post('/api/auth/refresh', 401);
  await post('/api/auth/sign-in', 401, { ...testPerson, password: 'wrong' });
  await post('/api/auth/sign-in', 200, testPerson);
  await post('/api/auth/recover', 202, { email: testPerson.email });

  const email = 'grace@example.com';
  const { number } = (await post('/api/auth/email/start', 202, { email })).body;
  await call({ method: 'get', path: '/api/auth/session', status: 200 });
  await post('/api/auth/email/resend', 429, { email });
  await post('/api/auth/exchange', 400, { code: 'wrong' });
  const code = await readEmailedCode(app, 'email_confirmation', email);
  await post('/api/auth/link', 400, { code: 'wrong' });
  await post('/api/auth/link', 200, { code });
  const elsewhere = (status: number, body: object) =>
    browse()({ method: 'post', path: '/api/auth/exchange', status, body });
  await elsewhere(409, { code });
  await elsewhere(422, { code, choice: 'other_screen' });
  await elsewhere(200, { code, choice: 'other_screen', number });
  await post('/api/auth/sign-up', 409, { ...testPerson, email, termsAccepted: true });

  const phone = '+12025550142';
  await post('/api/auth/phone/start', 202, { phone, consent: true });
  await post('/api/auth/phone/verify', 200, { phone, token: await readCode(app, phone), type: 'sms' });
  await post('/api/auth/phone/verify', 400, { phone, token: '000000', type: 'sms' });
}

export async function changeAccount({ app, clock, check, seen, browse }: Walk): Promise<void> {
  const browser = createTestBrowser(app.listener);
  const call = browse(browser);
  const send = (
    method: Method,
    path: string,
    status: number,
    body?: object,
    values?: Record<string, string>,
  ) => call({ method, path, status, ...(body && { body }), ...(values && { values }) });
  const email = 'alan@example.com';
  await send('post', '/api/auth/email/start', 202, { email });
  clock.advance(40_000);
  await send('post', '/api/auth/email/resend', 202, { email });
  await send('post', '/api/auth/exchange', 200, {
    code: await readEmailedCode(app, 'email_confirmation', email),
  });
  await send('get', '/api/profile', 404);
  await send('put', '/api/profile', 200, {
    firstName: 'Alan',
    quote: { userData: buildUserData(), quotedAt: clock.now().toISOString() },
  });
  await send('get', '/api/profile', 200);
  await send('patch', '/api/auth/user', 200, { metadata: { firstName: 'Alan' } });
  await send('patch', '/api/auth/user', 200, { password: testPerson.password });
  await send('patch', '/api/auth/user', 422, { password: 'password1' });
  const phone = '+12025550143';
  await send('patch', '/api/auth/user', 200, { phone });
  const token = await readCode(app, phone);
  await send('post', '/api/auth/phone/verify', 200, { phone, token, type: 'phone_change' });
  await send('delete', '/api/auth/user/phone', 200);
  const { user } = (await send('get', '/api/auth/session', 200)).body;
  const google = { userId: user.id, provider: 'google', subject: '1' } as const;
  await insertIdentity(app.services.database.db, google, clock.now());
  await send('delete', '/api/auth/user/identities/google', 200);
  // Confirmed above, so the address is taken. An unconfirmed account would give way.
  await send('patch', '/api/auth/user', 409, { email: 'grace@example.com' });
  await send('post', '/api/auth/user/code', 202);
  await send('post', '/api/auth/reauthenticate', 200, { password: testPerson.password });
  await send('post', '/api/auth/reauthenticate', 401, { password: 'wrong' });
  await send('get', '/api/auth/user/export', 200);

  await walkFactor({ send, clock });
  await walkPasskey({ send, browse });

  const other = createTestBrowser(app.listener);
  await other.send('post', '/api/auth/sign-in', { email, password: testPerson.password });
  const devices = await send('get', '/api/auth/sessions', 200);
  const [, second] = devices.body.sessions;
  await send('delete', '/api/auth/sessions/{id}', 204, undefined, { id: second.id });
  await send('delete', '/api/auth/sessions/{id}', 404);
  await send('delete', '/api/auth/sessions', 204);
  await send('delete', '/api/auth/user', 401, { password: 'wrong' });
  await send('delete', '/api/auth/user', 204, { password: testPerson.password });
  await send('get', '/api/profile', 401);

  const unconfirmed = createTestBrowser(app.listener);
  await signUpInTest(unconfirmed, { email: 'joan@example.com' });
  clock.advance(40_000);
  const resend = browse(unconfirmed);
  await resend({ method: 'post', path: '/api/auth/user/resend', status: 202 });
  await resend({ method: 'get', path: '/api/profile', status: 403 });
  const head = await supertest(app.listener)
    .head('/api/auth/events')
    .set('Cookie', [...unconfirmed.cookies].map((pair) => pair.join('=')).join('; '));
  expect([head.status, ...check('HEAD', '/api/auth/events', head)]).toEqual([200]);
  seen.add('GET /api/auth/events');
}

type FactorWalk = {
  send: (
    method: Method,
    path: string,
    status: number,
    body?: object,
    values?: Record<string, string>,
  ) => Promise<Response>;
  clock: ReturnType<typeof createTestClock>;
};

type PasskeyWalk = Pick<FactorWalk, 'send'> & Pick<Walk, 'browse'>;

async function walkPasskey({ send, browse }: PasskeyWalk): Promise<void> {
  const device = createAuthenticator();
  const { body: options } = await send('post', '/api/auth/passkeys/options', 200);
  const answer = device.create(options);
  const added = await send('post', '/api/auth/passkeys', 201, answer);
  await send('post', '/api/auth/passkeys', 400, answer);
  const id = added.body.passkeyId;
  await send('patch', '/api/auth/passkeys/{id}', 204, { friendlyName: 'Laptop' }, { id });
  const visit = browse();
  const sign = async (status: number) => {
    const asked = await visit({ method: 'post', path: '/api/auth/passkeys/sign-in/options', status: 200 });
    await visit({ method: 'post', path: '/api/auth/passkeys/sign-in', status, body: device.get(asked.body) });
  };
  await sign(200);
  const { body: asked } = await send('post', '/api/auth/passkeys/sign-in/options', 200);
  await send('post', '/api/auth/reauthenticate', 200, { passkey: device.get(asked) });
  await send('delete', '/api/auth/passkeys/{id}', 204, undefined, { id });
  await sign(401);
}

async function walkFactor({ send, clock }: FactorWalk): Promise<void> {
  const enrolled = await send('post', '/api/auth/factors', 201, { friendlyName: 'Phone' });
  const { id, secret } = enrolled.body;
  const challenge = await send('post', '/api/auth/factors/{id}/challenge', 201, undefined, { id });
  const challengeId = challenge.body.id;
  const timestamp = clock.now().getTime();
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
  await send('post', '/api/auth/factors/{id}/verify', 400, { challengeId, code: '12' }, { id });
  await send('post', '/api/auth/factors/{id}/verify', 200, { challengeId, code }, { id });
  await send('post', '/api/auth/factors/recovery-codes', 201);
  await send('post', '/api/auth/factors/{id}/challenge', 404);
  await send('delete', '/api/auth/factors/{id}', 204, undefined, { id });
}
