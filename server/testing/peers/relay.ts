import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export type Relay = AsyncDisposable & {
  port: number;
  /** Ends all connections, as a load balancer does when a server is replaced. */
  cut: () => void;
  /** Keeps the open connections, but passes nothing on anymore, like a network that has lost the server. */
  freeze: () => void;
};

/** Passes connections to a loopback port on to the socket that `findPath` returns at the time. */
export async function startRelay(findPath: () => string): Promise<Relay> {
  const open = new Set<Socket>();
  const server = createServer((incoming) => {
    const outgoing = connect(findPath());
    for (const [one, other] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      open.add(one);
      one.pipe(other);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const cut = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    cut,
    freeze() {
      for (const socket of open) socket.unpipe();
    },
    async [Symbol.asyncDispose]() {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}
