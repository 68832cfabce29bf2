import type { Route } from '../../platform/http/routes.ts';
import { sendJson } from '../../platform/http/send-json.ts';

type Dependencies = { isReady: () => Promise<boolean> };

/** `GET /healthz`: the process lives. `GET /readyz`: it can serve (database and migrations answer, not draining). */
export function createHealthRoutes({ isReady }: Dependencies): readonly Route[] {
  return [
    {
      method: 'GET',
      path: '/healthz',
      handlers: [(_request, response) => sendJson(response, 200, { status: 'ok' })],
    },
    {
      method: 'GET',
      path: '/readyz',
      handlers: [
        async (_request, response) => {
          const ready = await isReady();
          sendJson(response, ready ? 200 : 503, { status: ready ? 'ready' : 'not_ready' });
        },
      ],
    },
  ];
}
