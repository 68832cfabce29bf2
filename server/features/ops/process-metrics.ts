import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Metric } from './metrics-text.ts';

export type ProcessMetrics = Disposable & { read: () => readonly Metric[] };

const nanoseconds = 1e9;
const quantiles = [0.5, 0.9, 0.99];

/** Memory, processor time, and by how much the event loop was late since the metrics were read last. */
export function createProcessMetrics(): ProcessMetrics {
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  return {
    read() {
      const { rss, heapUsed } = process.memoryUsage();
      const { user, system } = process.cpuUsage();
      const late = quantiles.map((quantile) => ({
        labels: { quantile: String(quantile) },
        value: delay.count === 0 ? 0 : delay.percentile(quantile * 100) / nanoseconds,
      }));
      const longest = delay.count === 0 ? 0 : delay.max / nanoseconds;
      delay.reset();
      return [
        gauge('process_resident_memory_bytes', 'Memory that the process holds.', rss),
        gauge('nodejs_heap_size_used_bytes', 'Heap in use.', heapUsed),
        {
          name: 'process_cpu_seconds_total',
          help: 'Processor time used.',
          type: 'counter',
          samples: [{ value: (user + system) / 1e6 }],
        },
        gauge(
          'process_start_time_seconds',
          'When the process began, since 1970.',
          Math.round(Date.now() / 1000 - process.uptime()),
        ),
        {
          name: 'nodejs_eventloop_lag_seconds',
          help: 'Time between turns of the event loop that should be 0.01 s apart, since the last reading.',
          type: 'gauge',
          samples: late,
        },
        gauge('nodejs_eventloop_lag_max_seconds', 'The longest of them.', longest),
      ];
    },
    [Symbol.dispose]: () => void delay.disable(),
  };
}

function gauge(name: string, help: string, value: number): Metric {
  return { name, help, type: 'gauge', samples: [{ value }] };
}
