import { getMetrics } from '../../../shared/api/service.contract.ts';
import { implement, type Route } from '../../platform/http/implement.ts';
import type { Metrics } from './metrics.ts';

/** Without a configured token, there are no metrics and no such page. */
export function createMetricsRoutes({ metrics }: { metrics: Metrics | undefined }): readonly Route[] {
  if (!metrics) return [];
  return [
    implement(getMetrics, async ({ response }) => {
      response.type('text/plain; version=0.0.4; charset=utf-8').send(await metrics.write());
    }),
  ];
}
