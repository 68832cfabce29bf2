import { readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import express from 'express';
import { rateLimit } from 'express-rate-limit';
import helmet from 'helmet';
import pino from 'pino';
import { recommend } from '../shared/matching/recommend.ts';
import { matchedCarriers } from '../shared/site/carriers.data.ts';

// What our server is compared with: `node bench/baseline.ts <name>`.
const baselines: Readonly<Record<string, () => RequestListener>> = {
  echo: () =>
    express().post(['/api/recommendation', '/api/analytics'], express.json(), (request, response) => {
      response.json(request.body);
    }),
  page() {
    const body = readFileSync(new URL('../dist/client/pages/index.html.br', import.meta.url));
    return express().get('/', (_request, response) => {
      response.set({ 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'br' }).send(body);
    });
  },
  /** The same recommendation by Express as it's usually set up: helmet, a limit by address, and a line in the log. */
  usual() {
    const log = pino(pino.destination({ dest: '/dev/null', sync: false, minLength: 4096 }));
    const limit = rateLimit({
      windowMs: 60_000,
      limit: 60_000_000,
      standardHeaders: true,
      legacyHeaders: false,
    });
    return express()
      .use(helmet(), limit)
      .post('/api/recommendation', express.json(), ({ body, method, path }, response) => {
        const startedAt = performance.now();
        response.on('finish', () =>
          log.info(
            { method, path, status: response.statusCode, ms: performance.now() - startedAt },
            'request',
          ),
        );
        response.json(recommend(body.userData, matchedCarriers));
      });
  },
};

const [, , name = ''] = process.argv;
const listener = baselines[name]?.();
if (!listener) throw new Error(`There is no baseline called ${name}.`);
createServer(listener).listen(Number(process.env.PORT), '127.0.0.1', () =>
  console.log('is ready at its port'),
);
