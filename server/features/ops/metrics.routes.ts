import { createHash, timingSafeEqual } from 'node:crypto';
import type { RequestHandler } from 'express';
import { AppError } from '../../platform/errors.ts';
import { writeHeadWithHeld } from '../../platform/held-headers.ts';
import type { Route } from '../../platform/routes.ts';
import type { Metrics } from './metrics.ts';

type Dependencies = { metrics: Metrics | undefined; config: { metricsToken: string | undefined } };

/** `GET /metrics` for whoever has the token; without a token in the configuration there is no such page. */
export function createMetricsRoutes({ metrics, config: { metricsToken } }: Dependencies): readonly Route[] {
  if (!metrics || metricsToken === undefined) return [];
  const expected = hash(`Bearer ${metricsToken}`);
  const sendMetrics: RequestHandler = async (request, response) => {
    if (!timingSafeEqual(hash(request.headers.authorization ?? ''), expected)) {
      throw new AppError(401, 'invalid_key', 'Send the token as Authorization: Bearer.', {
        headers: { 'WWW-Authenticate': 'Bearer' },
      });
    }
    const text = await metrics.write();
    writeHeadWithHeld(response, 200, [
      'Content-Type',
      'text/plain; version=0.0.4; charset=utf-8',
      'Content-Length',
      String(Buffer.byteLength(text)),
      'Cache-Control',
      'no-store',
    ]);
    response.end(text);
  };
  return [{ method: 'GET', path: '/metrics', handlers: [sendMetrics] }];
}

/** Hashes have one length, which the comparison in constant time asks for. */
function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
