import { createServer } from 'node:http';
import express from 'express';
import supertest from 'supertest';
import { describe, expect, it } from 'vitest';
import { createCookie } from './cookies.ts';
import { addHeldHeaders, dropHeldHeader, holdHeaders, readHeldHeader } from './held-headers.ts';
import { sendEmpty, sendJson, sendRedirect } from './send-json.ts';

/** Every way in which an answer can be sent behind the held headers. */
const ways: Record<string, express.RequestHandler> = {
  sendJson: (_request, response) => sendJson(response, 200, {}),
  sendEmpty: (_request, response) => sendEmpty(response),
  sendRedirect: (_request, response) => sendRedirect(response, '/'),
  'res.json': (_request, response) => void response.json({}),
  'res.redirect': (_request, response) => response.redirect('/'),
  'res.end': (_request, response) => void response.end('text'),
  'writeHead with an object': (_request, response) => void response.writeHead(200, { 'X-Own': 'own' }).end(),
  'writeHead with a list': (_request, response) => void response.writeHead(200, ['X-Own', 'own']).end(),
  'a stream': (_request, response) => {
    response.write('a');
    response.end('b');
  },
};

describe('held headers', () => {
  it.each(Object.entries(ways))('go out with %s', async (_name, handler) => {
    const app = express();
    app.use((_request, response, next) => {
      addHeldHeaders(response, 'X-Added', 'added');
      next();
    }, handler);
    const server = createServer((request, response) => {
      holdHeaders(response, 'id-1', ['X-Held', 'held']);
      app(request, response);
    });
    const response = await supertest(server).get('/');
    expect(response.headers).toMatchObject({ 'x-held': 'held', 'x-added': 'added', 'x-request-id': 'id-1' });
    if (_name.startsWith('writeHead')) expect(response.headers['x-own']).toBe('own');
  });

  it.each(Object.entries(ways))('carry every cookie once with %s', async (_name, handler) => {
    const app = express();
    const [first, second] = ['first', 'second'].map((name) => createCookie(name, 'http://localhost:3000'));
    app.use((_request, response, next) => {
      first?.clear(response);
      second?.send(response, 'b', 60);
      first?.send(response, 'a', 60);
      next();
    }, handler);
    const server = createServer((request, response) => {
      holdHeaders(response, 'id-1', []);
      app(request, response);
    });
    const response = await supertest(server).get('/');
    expect(response.get('Set-Cookie')).toEqual([
      'second=b; Max-Age=60; Path=/; HttpOnly; SameSite=Lax',
      'first=a; Max-Age=60; Path=/; HttpOnly; SameSite=Lax',
    ]);
  });

  it('are read and taken back by name', async () => {
    const server = createServer((_request, response) => {
      holdHeaders(response, 'id-1', ['X-Held', 'X-Added']);
      addHeldHeaders(response, 'X-Added', 'old');
      dropHeldHeader(response, 'X-Added');
      addHeldHeaders(response, 'X-Added', readHeldHeader(response, 'X-Added') ?? 'new');
      response.end();
    });
    const { headers } = await supertest(server).get('/');
    expect(headers).toMatchObject({ 'x-held': 'X-Added', 'x-added': 'new', 'x-request-id': 'id-1' });
  });

  it('do not replace what an answer sets itself', async () => {
    const server = createServer((_request, response) => {
      holdHeaders(response, 'id-1', ['Cache-Control', 'no-store']);
      response.setHeader('Cache-Control', 'public');
      response.end();
    });
    expect((await supertest(server).get('/')).headers['cache-control']).toBe('public');
  });
});
