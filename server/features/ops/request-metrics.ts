import { Counter, Histogram, type Registry } from 'prom-client';
import type { RequestLine } from '../../platform/observability/logger.ts';

export type RequestMetrics = {
  /** Starts counting requests by these routes. Parameters in them begin with a colon. */
  learnRoutes: (paths: readonly string[]) => void;
  note: (line: RequestLine) => void;
};

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/**
 * Counts requests, and how long they took, by method, route, and class of status. Unknown paths share one name, so that
 * strangers can't make up series.
 */
export function addRequestMetrics(registry: Registry): RequestMetrics {
  const exact = new Set<string>();
  let patterns: readonly { route: string; pattern: RegExp }[] = [];
  const durations = new Histogram({
    registers: [registry],
    name: 'http_request_duration_seconds',
    help: 'Time from the head of a request to the end of its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  });
  const aborted = new Counter({
    registers: [registry],
    name: 'http_requests_aborted_total',
    help: 'Requests whose client left before the whole answer was sent.',
  });

  const findRoute = (path: string, status: number): string => {
    if (exact.has(path)) return path;
    const route = patterns.find(({ pattern }) => pattern.test(path))?.route;
    return route ?? (/^\/(api|dev)\//.test(path) || status === 404 ? 'other' : 'site');
  };

  return {
    learnRoutes(paths) {
      for (const path of paths) if (!path.includes(':')) exact.add(path);
      patterns = paths
        .filter((path) => path.includes(':'))
        .map((route) => ({ route, pattern: new RegExp(`^${route.replaceAll(/:\w+/g, '[^/]+')}$`) }));
    },
    note({ method, path, status, startedAt, isComplete }) {
      if (!isComplete) {
        aborted.inc();
        return;
      }
      const labels = {
        method: methods.has(method) ? method : 'other',
        route: findRoute(path, status),
        status: `${Math.floor(status / 100)}xx`,
      };
      durations.observe(labels, (Date.now() - startedAt) / 1000);
    },
  };
}
