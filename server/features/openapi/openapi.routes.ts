import type { RequestHandler } from 'express';
import { writeHeadWithHeld } from '../../platform/http/held-headers.ts';
import { rateLimits } from '../../platform/http/rate-limits.ts';
import type { Route } from '../../platform/http/routes.ts';

type Dependencies = { publicOrigin: string };

/** `GET /api/openapi.json`: the API as a document. Composed at the first call, because it costs the start too much. */
export function createOpenapiRoutes({ publicOrigin }: Dependencies): readonly Route[] {
  let composing: Promise<Buffer> | undefined;
  const answer: RequestHandler = async (_request, response) => {
    composing ??= compose(publicOrigin);
    const body = await composing;
    writeHeadWithHeld(response, 200, [
      'Content-Type',
      'application/json; charset=utf-8',
      'Content-Length',
      String(body.length),
      'Cache-Control',
      'public, max-age=3600',
    ]);
    response.end(body);
  };
  return [{ method: 'GET', path: '/api/openapi.json', handlers: [answer] }];
}

async function compose(origin: string): Promise<Buffer> {
  const { composeDocument } = await import('../../../shared/openapi/compose-document.ts');
  return Buffer.from(JSON.stringify(composeDocument({ origin, limits: rateLimits })));
}
