import { Registry } from 'prom-client';
import type { WriteRequestLine } from '../../platform/observability/logger.ts';
import { addProcessMetrics } from './process-metrics.ts';
import { addRequestMetrics } from './request-metrics.ts';
import { addStoredMetrics, type StoredMetricsDependencies } from './stored-metrics.ts';

export type Metrics = Disposable & {
  /** Counts each request whose log line is written. */
  watch: (write: WriteRequestLine) => WriteRequestLine;
  /** Writes everything as text for Prometheus. */
  write: () => Promise<string>;
};

export function createMetrics(dependencies: StoredMetricsDependencies): Metrics {
  const registry = new Registry();
  const noteRequest = addRequestMetrics(registry);
  addStoredMetrics(registry, dependencies);
  const processMetrics = addProcessMetrics(registry);
  return {
    watch: (write) => (line) => {
      write(line);
      noteRequest(line);
    },
    async write() {
      await dependencies.completeFigures();
      return registry.metrics();
    },
    [Symbol.dispose]: () => processMetrics[Symbol.dispose](),
  };
}
