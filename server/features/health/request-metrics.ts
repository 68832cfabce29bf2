import { Counter, Histogram, type Registry } from 'prom-client';
import type { RequestLine } from '../../platform/observability/logger.ts';

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Counts requests, and how long they took, by method, route, and class of status. */
export function addRequestMetrics(registry: Registry): (line: RequestLine) => void {
  const durations = new Histogram({
    registers: [registry],
    name: 'http_request_duration_seconds',
    help: 'Time from the head of a request to the end of its response.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  });
  const aborted = new Counter({
    registers: [registry],
    name: 'http_requests_aborted_total',
    help: 'Requests whose client disconnected before the response was complete.',
  });

  return ({ method, name, status, startedAt, isComplete }) => {
    if (!isComplete) {
      aborted.inc();
      return;
    }
    const labels = {
      method: methods.has(method) ? method : 'other',
      route: name.group,
      status: `${Math.floor(status / 100)}xx`,
    };
    durations.observe(labels, (Date.now() - startedAt) / 1000);
  };
}
