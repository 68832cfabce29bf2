import express from 'express';
import supertest from 'supertest';
import { describe, expect, it } from 'vitest';
import { createSameOriginCheck } from './same-origin.ts';

function createApp(publicOrigin: string) {
  const app = express();
  app.use(createSameOriginCheck({ publicOrigin, previewHosts: ['preview.example.com'] }));
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
  [{ Origin: 'https://evil.example', 'Sec-Fetch-Site': 'same-origin' }, 403],
  [{ Origin: site, 'Sec-Fetch-Site': 'cross-site' }, 403],
  [{ 'Sec-Fetch-Site': 'same-site' }, 403],
  [{ 'Sec-Fetch-Site': 'none' }, 403],
];

describe('same-origin check', () => {
  it.each(cases)('[security 28] a state change with %j answers %i', async (headers, status) => {
    for (const method of ['post', 'put', 'patch', 'delete'] as const) {
      await supertest(createApp(site))[method]('/').set(headers).expect(status);
    }
  });

  it('lets reading pass from anywhere', async () => {
    await supertest(createApp(site)).get('/').set('Origin', 'https://evil.example').expect(204);
  });

  it('treats the loopback names of a local installation as one site', async () => {
    const app = createApp('http://localhost:3000');
    await supertest(app).post('/').set('Origin', 'http://127.0.0.1:3000').expect(204);
    const response = await supertest(app).post('/').set('Origin', 'http://127.0.0.1:4000');
    expect(response.status).toBe(403);
  });
});
