import { getOpenapi } from '../../../shared/api/service.contract.ts';
import type { Config } from '../../config.ts';
import { implement, type Route } from '../../platform/http/implement.ts';

/**
 * Serves the OpenAPI document. It's composed on the first call, because doing so would slow down the start too much.
 */
export function createOpenapiRoutes({ publicOrigin }: Pick<Config, 'publicOrigin'>): readonly Route[] {
  let composing: Promise<Buffer> | undefined;
  return [
    implement(getOpenapi, async ({ response }) => {
      composing ??= compose(publicOrigin);
      response.set({ 'Content-Type': 'application/json', 'Cache-Control': 'public, max-age=3600' });
      response.send(await composing);
    }),
  ];
}

async function compose(origin: string): Promise<Buffer> {
  const { composeDocument } = await import('../../../shared/openapi/compose-document.ts');
  return Buffer.from(JSON.stringify(composeDocument(origin)));
}
