import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { findFreePort } from './listen-on-loopback.ts';

type ReceivedEmail = {
  from: string;
  to: readonly string[];
  /** Header lines by their lower-case name. */
  headers: ReadonlyMap<string, string>;
  /** The parts with their quoted-printable or plain text decoded. */
  body: string;
};

export type MailServer = AsyncDisposable & { url: string; port: number; emails: readonly ReceivedEmail[] };

/** A real SMTP server on the loopback, on a free port unless one is given. With `password`, it requires STARTTLS and it. */
export async function startMailServer(wantedPort?: number, password?: string): Promise<MailServer> {
  const emails: ReceivedEmail[] = [];
  const port = wantedPort ?? (await findFreePort());
  const server = new SMTPServer({
    authOptional: password === undefined,
    disabledCommands: password === undefined ? ['STARTTLS'] : [],
    onAuth: (auth, _session, done) =>
      auth.password === password ? done(null, { user: auth.username }) : done(new Error('wrong password')),
    logger: false,
    onData(stream, { envelope }, done) {
      void text(stream).then((raw) => {
        emails.push({
          from: envelope.mailFrom ? envelope.mailFrom.address : '',
          to: envelope.rcptTo.map(({ address }) => address),
          ...parseEmail(raw),
        });
        done();
      }, done);
    },
  });
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    emails,
    async [Symbol.asyncDispose]() {
      const { promise, resolve } = Promise.withResolvers<void>();
      server.close(resolve);
      await promise;
    },
  };
}

export type SilentServer = AsyncDisposable & {
  port: number;
  /** Resolves once a client has connected. */
  connected: Promise<unknown>;
  /** How many clients are still waiting for a response. */
  countWaiting: () => number;
};

/** Accepts connections and never responds. Disposing of it cuts them. */
export async function startSilentServer(): Promise<SilentServer> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).once('close', () => sockets.delete(socket));
  });
  const connected = once(server, 'connection');
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: readPort(server.address()),
    connected,
    countWaiting: () => sockets.size,
    async [Symbol.asyncDispose]() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

function readPort(address: AddressInfo | string | null): number {
  if (typeof address !== 'object' || !address) throw new Error('The server has no port.');
  return address.port;
}

function parseEmail(raw: string): Pick<ReceivedEmail, 'headers' | 'body'> {
  const end = raw.indexOf('\r\n\r\n');
  const lines = raw
    .slice(0, end)
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = new Map(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  const body = raw
    .slice(end)
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return { headers, body };
}
