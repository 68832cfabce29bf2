import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export type LoopbackClient = Disposable & {
  socket: Socket;
  /** What the server has sent so far. */
  readText: () => string;
  /** Resolves with everything received once it contains this text; rejects when the connection ends first. */
  waitFor: (text: string) => Promise<string>;
  /** Resolves when the server has ended its side, or the connection is gone. */
  ended: Promise<void>;
};

/**
 * Connects from an address of this machine (127.0.0.x), so that the server sees a separate client. The client keeps its
 * side open after the server has ended, so only a destroyed connection goes away.
 */
export async function connectFrom(localAddress: string, port: number): Promise<LoopbackClient> {
  const socket = connect({ port, host: '127.0.0.1', localAddress, allowHalfOpen: true });
  let text = '';
  const waiting = new Set<() => void>();
  const ended = new Promise<void>((resolve) => {
    socket.once('end', resolve).once('close', resolve);
  });
  // A reset counts as a response, too.
  socket.on('error', () => socket.destroy());
  socket.on('data', (chunk: Buffer) => {
    text += chunk.toString('latin1');
    for (const check of waiting) check();
  });
  await Promise.race([once(socket, 'connect'), ended]);
  return {
    socket,
    readText: () => text,
    ended,
    waitFor(wanted) {
      const { promise, resolve, reject } = Promise.withResolvers<string>();
      const check = () => {
        if (text.includes(wanted)) resolve(text);
      };
      waiting.add(check);
      check();
      ended.then(() => reject(new Error(`ended before ${wanted}, after ${text.slice(0, 300)}`)));
      return promise.finally(() => waiting.delete(check));
    },
    [Symbol.dispose]: () => void socket.destroy(),
  };
}
