import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';

const firstPort = 10_240;
const lastPort = 32_768;

export type Listening = AsyncDisposable & { port: number };

/**
 * Makes a server listen on this machine alone, on a free port unless one is given. Disposing of it cuts its
 * connections.
 */
export async function listenOnLoopback(server: Server, wantedPort?: number): Promise<Listening> {
  const port = await listen(server, wantedPort);
  return {
    port,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** A port that nothing listens on, for a program that needs to be told its port. */
export async function findFreePort(): Promise<number> {
  await using listening = await listenOnLoopback(createServer());
  return listening.port;
}

/**
 * Picks random ports below the range that systems assign to connections, so nothing takes one before a program listens
 * on it, or while its server is down.
 */
async function listen(server: Server, wantedPort: number | undefined): Promise<number> {
  for (;;) {
    const port = wantedPort ?? randomInt(firstPort, lastPort);
    server.listen(port, '127.0.0.1');
    try {
      await once(server, 'listening');
      return port;
    } catch (cause) {
      const isTaken = cause instanceof Error && 'code' in cause && cause.code === 'EADDRINUSE';
      if (!isTaken || wantedPort !== undefined) throw cause;
    }
  }
}
