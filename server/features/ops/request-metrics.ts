import type { RequestLine } from '../../platform/observability/logger.ts';
import type { Metric, Sample } from './metrics-text.ts';

export type RequestMetrics = {
  /** From here on requests are counted by these routes; parameters in them begin with a colon. */
  learnRoutes: (paths: readonly string[]) => void;
  note: (line: RequestLine) => void;
  read: () => readonly Metric[];
};

const bucketSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

type Durations = { buckets: number[]; sum: number; count: number };
type Series = { labels: Readonly<Record<string, string>>; durations: Durations };

/**
 * Counts requests and how long they took by method, route and class of status. Paths that are no route share one name,
 * so that strangers cannot make up series.
 */
export function createRequestMetrics(): RequestMetrics {
  const exact = new Set<string>();
  let patterns: readonly { route: string; pattern: RegExp }[] = [];
  const series = new Map<string, Series>();
  let aborted = 0;

  const findRoute = (path: string, status: number): string => {
    if (exact.has(path)) return path;
    const route = patterns.find(({ pattern }) => pattern.test(path))?.route;
    return route ?? (/^\/(api|dev)\//.test(path) || status === 404 ? 'other' : 'site');
  };

  const open = (labels: Series['labels']): Series => {
    const key = Object.values(labels).join(' ');
    const known = series.get(key);
    if (known) return known;
    const added = { labels, durations: { buckets: bucketSeconds.map(() => 0), sum: 0, count: 0 } };
    series.set(key, added);
    return added;
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
        aborted += 1;
        return;
      }
      const { durations } = open({
        method: methods.has(method) ? method : 'other',
        route: findRoute(path, status),
        status: `${Math.floor(status / 100)}xx`,
      });
      const seconds = (Date.now() - startedAt) / 1000;
      durations.count += 1;
      durations.sum += seconds;
      const place = bucketSeconds.findIndex((limit) => seconds <= limit);
      if (place >= 0) durations.buckets[place] = (durations.buckets[place] ?? 0) + 1;
    },
    read: () => [
      {
        name: 'http_request_duration_seconds',
        help: 'Time from the head of a request to the end of its answer.',
        type: 'histogram',
        samples: [...series.values()].flatMap(listSamples),
      },
      {
        name: 'http_requests_aborted_total',
        help: 'Requests whose client left before the whole answer was sent.',
        type: 'counter',
        samples: [{ value: aborted }],
      },
    ],
  };
}

function listSamples({ labels, durations }: Series): readonly Sample[] {
  let below = 0;
  const buckets = bucketSeconds.map((limit, place): Sample => {
    below += durations.buckets[place] ?? 0;
    return { suffix: '_bucket', labels: { ...labels, le: String(limit) }, value: below };
  });
  return [
    ...buckets,
    { suffix: '_bucket', labels: { ...labels, le: '+Inf' }, value: durations.count },
    { suffix: '_sum', labels, value: Number(durations.sum.toFixed(3)) },
    { suffix: '_count', labels, value: durations.count },
  ];
}
