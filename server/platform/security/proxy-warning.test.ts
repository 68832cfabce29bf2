import supertest from 'supertest';
import { expect, it } from 'vitest';
import { createTestApp } from '../../testing/test-app.ts';

const warning = expect.stringContaining('TRUST_PROXY is 0');
const forwarded = { 'X-Forwarded-For': '203.0.113.7' };

it.each([forwarded, { Forwarded: 'for=203.0.113.7;proto=https' }])(
  '[security 75] warns once when %j arrives on an https site with no trusted proxy',
  async (header) => {
    await using app = await createTestApp({ PUBLIC_ORIGIN: 'https://www.example.com', NODE_ENV: 'test' });
    const readWarnings = () => app.readLog().filter(({ msg }) => String(msg).includes('TRUST_PROXY'));
    await supertest(app.listener).get('/');
    expect(readWarnings()).toEqual([]);
    for (const path of ['/', '/healthz', '/api/analytics'])
      await supertest(app.listener).get(path).set(header);
    expect(readWarnings()).toMatchObject([{ level: 40, msg: warning }]);
  },
);

it.each([
  ['a proxy is trusted', { PUBLIC_ORIGIN: 'https://www.example.com', TRUST_PROXY: '1' }],
  ['the site is local', {}],
])('says nothing when %s', async (_name, environment) => {
  await using app = await createTestApp(environment);
  await supertest(app.listener).get('/healthz').set(forwarded);
  expect(JSON.stringify(app.readLog())).not.toContain('TRUST_PROXY');
});
