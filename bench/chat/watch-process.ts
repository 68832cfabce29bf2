import { writeFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';

// Preloaded into a measured server, so it runs when it is loaded.
const delay = monitorEventLoopDelay({ resolution: 1 });
let threads = 0;
let usedMs = readUse();
let longestMs = 0;
// What the thread computes between two turns of its event loop, which doesn't depend on how busy the machine is.
setInterval(() => {
  const used = readUse();
  longestMs = Math.max(longestMs, used - usedMs);
  usedMs = used;
}, 1).unref();
process.on('worker', () => {
  threads += 1;
});
// Writes what happened since the last signal.
process.on('SIGUSR2', () => {
  const state = {
    blockedMs: delay.max / 1e6,
    longestMs,
    threads,
    memoryMb: process.memoryUsage.rss() / 2 ** 20,
  };
  writeFileSync(process.env.WATCH_FILE ?? '', JSON.stringify(state));
  delay.reset();
  longestMs = 0;
});
delay.enable();

function readUse(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
