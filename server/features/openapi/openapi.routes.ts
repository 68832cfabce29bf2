import type { RequestHandler } from 'express';
import { rateLimits } from '../../platform/http/rate-limits.ts';
import type { Route } from '../../platform/http/routes.ts';

type Dependencies = { publicOrigin: string };

/** `GET /api/openapi.json`: the API as a document. Composed at the first call, because it costs the start too much. */
export function createOpenapiRoutes({ publicOrigin }: Dependencies): readonly Route[] {
  let composing: Promise<Buffer> | undefined;
  const answer: RequestHandler = async (_request, response) => {
    composing ??= compose(publicOrigin);
    response.set({ 'Content-Type': 'application/json', 'Cache-Control': 'public, max-age=3600' });
    response.send(await composing);
  };
  return [{ method: 'GET', path: '/api/openapi.json', handlers: [answer] }];
}

async function compose(origin: string): Promise<Buffer> {
  const { composeDocument } = await import('../../../shared/openapi/compose-document.ts');
  return Buffer.from(JSON.stringify(composeDocument({ origin, limits: rateLimits })));
}
