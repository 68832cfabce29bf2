import { getHealth, getMetrics, getReadiness } from '../../../shared/api/service.contract.ts';
import { implement, type Route } from '../../platform/http/implement.ts';
import { version } from '../../platform/version.ts';
import type { Metrics } from './metrics.ts';

type Dependencies = { isReady: () => Promise<boolean>; hasRoom: () => boolean; metrics: Metrics | undefined };

/** For programs that monitor the server. Without a configured token, there are no metrics and no such page. */
export function createServiceRoutes({ isReady, hasRoom, metrics }: Dependencies): readonly Route[] {
  return [
    implement(getHealth, () => ({ status: 'ok' as const, version })),
    implement(getReadiness, async ({ response }) => {
      const disk = hasRoom() ? ('ok' as const) : ('low' as const);
      if (await isReady()) return { status: 'ready' as const, disk };
      response.status(503);
      return { status: 'not_ready' as const, disk };
    }),
    ...(metrics
      ? [
          implement(getMetrics, async ({ response }) => {
            response.type('text/plain; version=0.0.4; charset=utf-8').send(await metrics.write());
          }),
        ]
      : []),
  ];
}
