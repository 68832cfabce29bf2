import express from 'express';
import supertest from 'supertest';
import { describe, expect, it } from 'vitest';
import { createLogOn } from '../observability/logger.ts';
import { createSameOriginCheck } from './own-origins.ts';

function createApp(publicOrigin: string, lines: string[] = []) {
  const { logger } = createLogOn('info', { write: (line) => void lines.push(line) });
  const app = express();
  app.use(createSameOriginCheck({ publicOrigin, previewHosts: ['preview.example.com'], logger }));
  app.use((_request, response) => {
    response.sendStatus(204);
  });
  app.use(((_error, _request, response, _next) => {
    response.sendStatus(403);
  }) satisfies express.ErrorRequestHandler);
  return app;
}

type Case = [headers: Record<string, string>, status: number];

const site = 'https://www.example.com';
const cases: readonly Case[] = [
  [{ Origin: site }, 204],
  [{ Origin: site, 'Sec-Fetch-Site': 'same-origin' }, 204],
  [{ 'Sec-Fetch-Site': 'same-origin' }, 204],
  [{ Origin: 'https://preview.example.com' }, 204],
  [{}, 403],
  [{ Origin: 'null' }, 403],
  [{ Origin: 'https://example.com' }, 403],
  [{ Origin: 'http://www.example.com' }, 403],
  [{ Origin: 'https://www.example.com.evil.example' }, 403],
  [{ Origin: 'http://localhost:3000' }, 403],
  [{ Origin: `${site}/` }, 403],
  [{ Origin: `${site}:444` }, 403],
  [{ Origin: `${site}#` }, 403],
  [{ Origin: 'https://ada@www.example.com' }, 403],
  [{ Origin: 'http://preview.example.com' }, 403],
  [{ Origin: 'https://preview.example.com/' }, 403],
  [{ Origin: 'https://preview.example.com:444' }, 403],
  [{ Origin: 'https://sub.preview.example.com' }, 403],
  [{ Origin: 'https://evil.example', 'Sec-Fetch-Site': 'same-origin' }, 403],
  [{ Origin: site, 'Sec-Fetch-Site': 'cross-site' }, 403],
  [{ 'Sec-Fetch-Site': 'same-site' }, 403],
  [{ 'Sec-Fetch-Site': 'none' }, 403],
];

describe('same-origin check', () => {
  it.each(cases)(
    '[security 28] [security 72] answers a state change with %j with %i',
    async (headers, status) => {
      for (const method of ['post', 'put', 'patch', 'delete'] as const) {
        await supertest(createApp(site))[method]('/').set(headers).expect(status);
      }
    },
  );

  it('warns once, with both addresses, when the site’s own pages are refused, and not of other sites', async () => {
    const lines: string[] = [];
    const app = createApp(site, lines);
    const post = (origin: string) =>
      supertest(app).post('/').set({ Origin: origin, Host: 'shop.example.com' }).expect(403);
    await post('https://evil.example');
    expect(lines).toEqual([]);
    await post('https://shop.example.com');
    await post('https://shop.example.com');
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { level: 40, origin: 'https://shop.example.com', publicOrigin: site },
    ]);
  });

  it('warns of refused pages behind a proxy that changes the host, because browsers say whose page it is', async () => {
    const lines: string[] = [];
    await supertest(createApp(site, lines))
      .post('/')
      .set({
        Origin: 'https://shop.example.com:8443',
        Host: 'shop.example.com',
        'Sec-Fetch-Site': 'same-origin',
      })
      .expect(403);
    expect(lines).toHaveLength(1);
  });

  it('allows reads from anywhere', async () => {
    await supertest(createApp(site)).get('/').set('Origin', 'https://evil.example').expect(204);
  });

  it.each([
    ['http://localhost:3000', 204],
    ['http://127.0.0.1:3000', 204],
    ['http://[::1]:3000', 204],
    ['http://127.0.0.1:4000', 403],
    ['http://localhost', 403],
    ['https://localhost:3000', 403],
    ['https://127.0.0.1:3000', 403],
    ['http://localhost:3000/', 403],
    ['http://LOCALHOST:3000', 403],
    ['ws://localhost:3000', 403],
  ])('[security 72] on http://localhost:3000, answers the origin %s with %i', async (origin, status) => {
    await supertest(createApp('http://localhost:3000')).post('/').set('Origin', origin).expect(status);
  });

  it('[security 72] parses the default port of a scheme as browsers write it', async () => {
    const app = createApp('https://www.example.com:443');
    await supertest(app).post('/').set('Origin', 'https://www.example.com').expect(204);
    await supertest(app).post('/').set('Origin', 'https://www.example.com:443').expect(403);
    await supertest(app).post('/').set('Origin', 'http://www.example.com').expect(403);
  });
});
