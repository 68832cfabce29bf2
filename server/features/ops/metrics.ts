import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import type { WriteRequestLine } from '../../platform/observability/logger.ts';
import { writeMetrics } from './metrics-text.ts';
import { createProcessMetrics } from './process-metrics.ts';
import { createRequestMetrics, type RequestMetrics } from './request-metrics.ts';
import { readStoredMetrics } from './stored-metrics.ts';

export type Metrics = Disposable &
  Pick<RequestMetrics, 'learnRoutes'> & {
    /** Counts each request whose line is written. */
    watch: (write: WriteRequestLine) => WriteRequestLine;
    /** Everything as text for Prometheus. */
    write: () => Promise<string>;
  };

type Dependencies = {
  db: Db;
  clock: Clock;
  /** Bytes of events that are stored on a day at most. */
  dailyBytesLimit: number;
};

export function createMetrics({ db, clock, dailyBytesLimit }: Dependencies): Metrics {
  const requests = createRequestMetrics();
  const ofProcess = createProcessMetrics();
  return {
    learnRoutes: requests.learnRoutes,
    watch: (write) => (line) => {
      write(line);
      requests.note(line);
    },
    async write() {
      const stored = await readStoredMetrics(db, clock.now(), dailyBytesLimit);
      return writeMetrics([...requests.read(), ...stored, ...ofProcess.read()]);
    },
    [Symbol.dispose]: () => ofProcess[Symbol.dispose](),
  };
}
