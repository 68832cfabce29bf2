import { createServer } from 'node:http';
import supertest from 'supertest';
import { describe, expect, it } from 'vitest';
import { ensureBrowserBinding, getBrowserBinding } from './browser-binding.ts';

const site = { publicOrigin: 'http://localhost:3000' };
const httpsSite = { publicOrigin: 'https://www.example.com' };

/** Answers with this browser's previous hash and its current one. */
function answerHashes({ publicOrigin }: { publicOrigin: string }) {
  return createServer((request, response) => {
    const known = getBrowserBinding(request, { publicOrigin }) ?? null;
    const hash = ensureBrowserBinding(request, response, { publicOrigin });
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify({ known, hash }));
  });
}

describe('browser binding', () => {
  it('[security 1] uses a cookie that scripts and other sites cannot read', async () => {
    const response = await supertest(answerHashes(httpsSite)).get('/');
    expect(response.get('Set-Cookie')).toEqual([
      expect.stringMatching(
        /^__Host-browser=[\w-]{22}; Max-Age=3600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
    ]);
  });

  it('keeps its id for another hour each time', async () => {
    const server = answerHashes(site);
    const first = await supertest(server).get('/');
    const [cookie = ''] = first.get('Set-Cookie') ?? [];
    expect(cookie).toMatch(/^browser=[\w-]{22}; Max-Age=3600; Path=\/; HttpOnly; SameSite=Lax$/);
    const second = await supertest(server)
      .get('/')
      .set('Cookie', cookie.split(';')[0] ?? '');
    expect(second.body).toEqual({ known: first.body.hash, hash: first.body.hash });
    expect(second.get('Set-Cookie')).toEqual([cookie]);
    expect(JSON.stringify(first.body)).not.toContain(cookie.slice('browser='.length, 30));
  });

  it.each([
    ['no id of ours', 'browser=planted'],
    ['an endless id', `browser=${'a'.repeat(4000)}`],
    ['another name', `browser2=${'a'.repeat(22)}`],
  ])('creates a new id in place of %s', async (_name, cookie) => {
    const response = await supertest(answerHashes(site)).get('/').set('Cookie', cookie);
    expect(response.body.known).toBeNull();
    expect(response.body.hash).toMatch(/^[\w-]{43}$/);
  });

  it('[security 1] ignores an HTTPS cookie without the prefix, which another host could have planted', async () => {
    const response = await supertest(answerHashes(httpsSite))
      .get('/')
      .set('Cookie', `browser=${'a'.repeat(22)}`);
    expect(response.body.known).toBeNull();
  });
});
