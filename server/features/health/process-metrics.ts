import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Counter, Gauge, type Registry } from 'prom-client';
import { version } from '../../platform/version.ts';

const nanoseconds = 1e9;

/** Adds the version, memory, processor time, and the event loop's delay since the metrics were last collected. */
export function addProcessMetrics(registry: Registry): Disposable {
  const registers = [registry];
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  new Gauge({
    registers,
    name: 'build_info',
    help: 'Always 1, with the version of the program and of Node.',
    labelNames: ['version', 'node'],
  }).set({ version, node: process.versions.node }, 1);
  new Gauge({
    registers,
    name: 'process_resident_memory_bytes',
    help: 'Memory that the process holds.',
    collect() {
      this.set(process.memoryUsage.rss());
    },
  });
  new Gauge({
    registers,
    name: 'nodejs_heap_size_used_bytes',
    help: 'Heap in use.',
    collect() {
      this.set(process.memoryUsage().heapUsed);
    },
  });
  new Counter({
    registers,
    name: 'process_cpu_seconds_total',
    help: 'Processor time used.',
    collect() {
      const { user, system } = process.cpuUsage();
      this.reset();
      this.inc((user + system) / 1e6);
    },
  });
  new Gauge({
    registers,
    name: 'process_start_time_seconds',
    help: 'When the process began, since 1970.',
  }).set(Math.round(Date.now() / 1000 - process.uptime()));
  // Gauges are collected in this order, so the first one reads the delay for all of them.
  new Gauge({
    registers,
    name: 'nodejs_eventloop_lag_max_seconds',
    help: 'The longest time between turns of the event loop since the last reading.',
    collect() {
      const seconds = (value: number) => (delay.count === 0 ? 0 : value / nanoseconds);
      this.set(seconds(delay.max));
      for (const [percent, gauge] of percentiles) gauge.set(seconds(delay.percentile(percent)));
      delay.reset();
    },
  });
  const percentiles = [50, 90, 99].map((percent) => {
    const gauge = new Gauge({
      registers,
      name: `nodejs_eventloop_lag_p${percent}_seconds`,
      help: `Time between turns of the event loop that should be 0.01 s apart, since the last reading: ${percent}% took no longer.`,
    });
    return [percent, gauge] as const;
  });
  return { [Symbol.dispose]: () => void delay.disable() };
}
