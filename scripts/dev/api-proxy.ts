import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { ProxyOptions } from 'vite';

/** The paths that the API server answers. All others belong to the client. */
export const apiPaths = /^\/(api|dev\/outbox|healthz|readyz|metrics|\.well-known)(?=[/.?]|$)/;

const maxWaitMs = 10_000;
const pauseMs = 50;

/** Vite's `server.proxy`. A call that arrives while the API server restarts waits until it's back. */
export function createApiProxy(port: number): Record<string, ProxyOptions> {
  const target = `http://127.0.0.1:${port}`;
  return { [apiPaths.source]: { target, bypass: () => waitForPort(port) } };
}

async function waitForPort(port: number): Promise<undefined> {
  const deadline = Date.now() + maxWaitMs;
  while (!(await isOpen(port)) && Date.now() < deadline) await pause(pauseMs);
}

async function isOpen(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
