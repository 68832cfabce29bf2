import { createServer } from 'node:http';
import express from 'express';
import supertest from 'supertest';
import { describe, expect, it } from 'vitest';
import { addHeldHeaders, holdHeaders } from './held-headers.ts';
import { sendJson } from './send-json.ts';

/** Every way in which an answer can be sent behind the held headers. */
const ways: Record<string, express.RequestHandler> = {
  sendJson: (_request, response) => sendJson(response, 200, {}),
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

  it('do not replace what an answer sets itself', async () => {
    const server = createServer((_request, response) => {
      holdHeaders(response, 'id-1', ['Cache-Control', 'no-store']);
      response.setHeader('Cache-Control', 'public');
      response.end();
    });
    expect((await supertest(server).get('/')).headers['cache-control']).toBe('public');
  });
});
