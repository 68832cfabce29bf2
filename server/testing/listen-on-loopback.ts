import { once } from 'node:events';
import { createServer, type Server } from 'node:http';

export type Listening = AsyncDisposable & { port: number };

/** Lets a server answer on this machine alone, on a free port unless one is given. Disposing of it cuts its connections. */
export async function listenOnLoopback(server: Server, port = 0): Promise<Listening> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no port.');
  return {
    port: address.port,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** A port that nobody listens on, for a program that is told its port. */
export async function findFreePort(): Promise<number> {
  await using listening = await listenOnLoopback(createServer());
  return listening.port;
}
