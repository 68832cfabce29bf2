import { Registry } from 'prom-client';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import type { WriteRequestLine } from '../../platform/observability/logger.ts';
import { addProcessMetrics } from './process-metrics.ts';
import { addRequestMetrics, type RequestMetrics } from './request-metrics.ts';
import { addStoredMetrics } from './stored-metrics.ts';

export type Metrics = Disposable &
  Pick<RequestMetrics, 'learnRoutes'> & {
    /** Counts each request whose log line is written. */
    watch: (write: WriteRequestLine) => WriteRequestLine;
    /** Writes everything as text for Prometheus. */
    write: () => Promise<string>;
  };

type Dependencies = {
  db: Db;
  clock: Clock;
  /** The limit for the bytes of events stored in a day. */
  dailyBytesLimit: number;
};

export function createMetrics(dependencies: Dependencies): Metrics {
  const registry = new Registry();
  const requests = addRequestMetrics(registry);
  addStoredMetrics(registry, dependencies);
  const processMetrics = addProcessMetrics(registry);
  return {
    learnRoutes: requests.learnRoutes,
    watch: (write) => (line) => {
      write(line);
      requests.note(line);
    },
    write: () => registry.metrics(),
    [Symbol.dispose]: () => processMetrics[Symbol.dispose](),
  };
}
