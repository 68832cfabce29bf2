import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { findFreePort } from '../peers/listen-on-loopback.ts';

/** How the other side of the network wears out its client. */
export type PeerBehavior = 'says nothing' | 'drips' | 'never ends its answer' | 'never ends its headers';

export type HostilePeer = AsyncDisposable & {
  port: number;
  /** Resolves once a client waits for a response that never comes. */
  reached: Promise<void>;
  /** How many bytes clients have taken. */
  countTaken: () => number;
};

/** What the peer sends first, and what it then repeats. */
type Torment = { first: string; again: string; isDripping: boolean };

const dripMs = 5;
const chunkBytes = 64 * 1024;

/** An HTTP server that accepts a request, and then misbehaves as told. */
export function startHostileHttp(behavior: PeerBehavior, status: 200 | 503): Promise<HostilePeer> {
  const torment = findHttpTorment(behavior, status);
  return startPeer((socket, hurt) => void socket.once('data', () => hurt(torment)));
}

function findHttpTorment(behavior: PeerBehavior, status: number): Torment | undefined {
  const head = `HTTP/1.1 ${status} Status\r\nContent-Type: application/json\r\n`;
  switch (behavior) {
    case 'says nothing':
      return undefined;
    case 'drips':
      return { first: `${head}\r\n`, again: ' ', isDripping: true };
    case 'never ends its answer':
      return { first: `${head}\r\n`, again: ' '.repeat(chunkBytes), isDripping: false };
    case 'never ends its headers':
      return { first: head, again: `X-Filler: ${'x'.repeat(1000)}\r\n`, isDripping: false };
  }
}

/** The SMTP commands after which the server may hang, with its replies until then. */
export const smtpPhases = ['greeting', 'EHLO', 'MAIL', 'RCPT', 'DATA', 'text'] as const;
type SmtpPhase = (typeof smtpPhases)[number];

/** A mail server that works as expected until a phase, and then misbehaves as told. */
export function startHostileSmtp(phase: SmtpPhase, behavior: PeerBehavior): Promise<HostilePeer> {
  const isLong = behavior === 'never ends its headers';
  const again = isLong
    ? 'x'.repeat(chunkBytes)
    : '250-more\r\n'.repeat(behavior === 'drips' ? 1 : chunkBytes / 8);
  const torment = { first: '250-', again, isDripping: behavior === 'drips' };
  return startPeer((socket, hurt) => {
    const answer = (reached: SmtpPhase, text: string) => {
      if (reached === phase) hurt(behavior === 'says nothing' ? undefined : torment);
      else socket.write(text);
    };
    let isText = false;
    answer('greeting', '220 peer\r\n');
    socket.on('data', (chunk) => {
      const words = chunk.toString();
      if (isText && words.endsWith('\r\n.\r\n')) answer('text', '250 taken\r\n');
      else if (words.startsWith('EHLO')) answer('EHLO', '250 peer\r\n');
      else if (words.startsWith('MAIL')) answer('MAIL', '250 fine\r\n');
      else if (words.startsWith('RCPT')) answer('RCPT', '250 fine\r\n');
      else if (words.startsWith('DATA')) {
        isText = true;
        answer('DATA', '354 go ahead\r\n');
      }
    });
  });
}

type Welcome = (socket: Socket, hurt: (torment: Torment | undefined) => void) => void;

async function startPeer(welcome: Welcome): Promise<HostilePeer> {
  const sockets = new Set<Socket>();
  const reached = Promise.withResolvers<void>();
  let taken = 0;
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('close', () => {
      sockets.delete(socket);
      taken += socket.bytesWritten - socket.writableLength;
    });
    welcome(socket, (torment) => {
      reached.resolve();
      if (torment) hurt(socket, torment);
    });
  });
  const port = await findFreePort();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    port,
    reached: reached.promise,
    countTaken: () => [...sockets].reduce((sum, socket) => sum + socket.bytesWritten, taken),
    async [Symbol.asyncDispose]() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

function hurt(socket: Socket, { first, again, isDripping }: Torment): void {
  socket.write(first);
  if (isDripping) {
    const timer = setInterval(() => socket.write(again), dripMs);
    socket.once('close', () => clearInterval(timer));
    return;
  }
  // As fast as it's taken, while letting others use the event loop in between.
  const pump = () => {
    if (socket.destroyed) return;
    if (socket.write(again)) setImmediate(pump);
    else socket.once('drain', pump);
  };
  pump();
}
