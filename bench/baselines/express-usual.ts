import express from 'express';
import { rateLimit } from 'express-rate-limit';
import helmet from 'helmet';
import pino from 'pino';
import { recommend } from '../../shared/matching/recommend.ts';
import { matchedCarriers as carriers } from '../../shared/site/carriers.data.ts';

/** The same recommendation by Express as it's usually set up: helmet, a limit by address, and a line in the log. */
const log = pino(pino.destination({ sync: false, minLength: 4096 }));
const app = express();
app.use(helmet());
app.use(rateLimit({ windowMs: 60_000, limit: 60_000_000, standardHeaders: true, legacyHeaders: false }));
app.post('/api/recommendation', express.json(), ({ body, method, path }, response) => {
  const startedAt = performance.now();
  response.on('finish', () =>
    log.info({ method, path, status: response.statusCode, ms: performance.now() - startedAt }, 'request'),
  );
  response.json(recommend(body.userData, carriers));
});
app.listen(Number(process.env.PORT), '127.0.0.1');
