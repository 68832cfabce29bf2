import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { isMainThread } from 'node:worker_threads';

/** Loaded into the server's process by `--import`. Prints the CPU time of every request with an `X-Bench` header. */
type Use = { thread: number; process: number };

const begun = new WeakMap<IncomingMessage, Use>();

if (isMainThread) {
  subscribe('http.server.request.start', (message) => {
    const request = readRequest(message);
    if (request?.headers['x-bench']) begun.set(request, readUse());
  });
  subscribe('http.server.response.finish', (message) => {
    const request = readRequest(message);
    const before = request && begun.get(request);
    if (!before) return;
    const now = readUse();
    const name = String(request.headers['x-bench']);
    process.stdout.write(`cpu ${name} ${now.thread - before.thread} ${now.process - before.process}\n`);
  });
}

function readRequest(message: unknown): IncomingMessage | undefined {
  if (typeof message !== 'object' || message === null || !('request' in message)) return undefined;
  const { request } = message;
  return isRequest(request) ? request : undefined;
}

function isRequest(value: unknown): value is IncomingMessage {
  return typeof value === 'object' && value !== null && 'headers' in value;
}

/** Milliseconds of the main thread and of all threads. */
function readUse(): Use {
  const thread = process.threadCpuUsage();
  const whole = process.cpuUsage();
  return { thread: (thread.user + thread.system) / 1000, process: (whole.user + whole.system) / 1000 };
}
