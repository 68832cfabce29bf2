import supertest from 'supertest';
import { describe, expect, it } from 'vitest';
import { createTestApp, type TestApp, testOrigin } from '../../testing/test-app.ts';

function post(app: TestApp, body: object) {
  return supertest(app.listener).post('/api/password-check').set('Origin', testOrigin).send(body);
}

const length = 'Password must be at least 8 characters long.';
const lowercase = 'Password must contain at least one lowercase letter.';
const uppercase = 'Password must contain at least one uppercase letter.';
const number = 'Password must contain at least one number.';
const common =
  'This password is easy to guess. This is a commonly used password. Add more words that are less common.';
const special = 'Password must contain at least one special character (!@#$%^&*(),.?":{}|<>).';

describe('POST /api/password-check', () => {
  it.each([
    ['River-stone-7!', []],
    ['', [length, lowercase, uppercase, number, special]],
    ['Aa1!', [length]],
    ['ALLCAPS-77!', [lowercase]],
    ['lowercase-77!', [uppercase]],
    ['No-digits-here!', [number]],
    ['NoSpecials77', [special]],
    ['Only-hyphens-77', []],
    ['Ünïcödé-77?', []],
    ['rivers and stones and lamps', [uppercase, number]],
    [`Aa1! ${'long '.repeat(50)}`, []],
    [`Aa1! long river stone lamp ${'x'.repeat(253)}`, ['Password must be at most 256 characters long.']],
    ['Password1', [special, `${common} Capitalize more than the first letter.`]],
  ])('[security 10] checks %s', async (password, errors) => {
    await using app = await createTestApp();
    const response = await post(app, { password }).expect(200);
    expect(response.body).toEqual({ isValid: errors.length === 0, errors });
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it.each([
    ['nothing', {}],
    ['a number', { password: 12345678 }],
    ['something endless', { password: 'x'.repeat(1025) }],
  ])('rejects %s', async (_name, body) => {
    await using app = await createTestApp();
    const response = await post(app, body).expect(422);
    expect(Object.keys(response.body.error.fields)).toEqual(['password']);
  });

  it('[security 44] never logs the password', async () => {
    await using app = await createTestApp();
    await post(app, { password: 'Unmistakable-77!' }).expect(200);
    await post(app, { password: 'Unmistakable-78!', extra: true }).expect(422);
    expect(JSON.stringify(app.readLog())).not.toContain('Unmistakable');
  });

  it('[security 41] is limited to 30 calls a minute', async () => {
    await using app = await createTestApp({ RATE_LIMIT_FACTOR: '1' });
    for (let count = 0; count < 30; count += 1) await post(app, { password: 'x' }).expect(200);
    const response = await post(app, { password: 'x' }).expect(429);
    expect(response.body.error.code).toBe('rate_limited');
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
  });
});
