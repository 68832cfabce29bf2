import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import type { ConnectionTimeouts } from './platform/connections/connection-limits.ts';
import { listenOnLoopback } from './testing/peers/listen-on-loopback.ts';
import { connectFrom, type LoopbackClient } from './testing/peers/loopback-client.ts';
import { createTestApp, testOrigin } from './testing/test-app.ts';
import { createTestBrowser, signUpInTest } from './testing/test-browser.ts';
import { createTestServer } from './testing/test-server.ts';

const hour = 3_600_000;
/** Turns off all timeouts except the one being tested. */
const endless: ConnectionTimeouts = {
  headersMs: hour,
  requestMs: hour,
  keepAliveMs: hour,
  silenceMs: hour,
  unreadMs: hour,
  reserveMs: hour,
  checkMs: 20,
};
const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;
const post = (path: string, length: number, body = '', extra = '') =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nOrigin: ${testOrigin}\r\nContent-Type: application/json\r\n${extra}Content-Length: ${length}\r\n\r\n${body}`;

const clients: LoopbackClient[] = [];
afterEach(() => {
  for (const client of clients.splice(0)) client[Symbol.dispose]();
});

type Setup = {
  environment?: Record<string, string>;
  timeouts?: Partial<ConnectionTimeouts>;
  listener?: RequestListener;
};

async function start({ environment, timeouts, listener }: Setup = {}) {
  await using stack = new AsyncDisposableStack();
  const app = stack.use(await createTestApp(environment));
  const server = createTestServer(listener ? { ...app, listener } : app, { ...endless, ...timeouts });
  const { port } = stack.use(await listenOnLoopback(server));
  /**
   * When the server's sides of connections are closed, by the client's address. Two clients can have the same port at
   * different addresses.
   */
  const sides = new Map<string, PromiseWithResolvers<{ closed: Promise<void> }>>();
  const findSide = (address: string | undefined, place: number | undefined) => {
    const key = `${address} ${place}`;
    const side = sides.get(key) ?? Promise.withResolvers<{ closed: Promise<void> }>();
    sides.set(key, side);
    return side;
  };
  server.prependListener('connection', (socket: Socket) => {
    const { remoteAddress, remotePort } = socket;
    const closed = new Promise<void>((resolve) => {
      socket.once('close', () => {
        sides.delete(`${remoteAddress} ${remotePort}`);
        resolve();
      });
    });
    findSide(remoteAddress, remotePort).resolve({ closed });
  });
  const lifetime = stack.move();
  return {
    app,
    async open(address: string, text = '') {
      const client = await connectFrom(address, port);
      clients.push(client);
      // Waits until the server has accepted the connection. One that is destroyed before that never reaches the server.
      // A client that has already ended was refused.
      const { closed } = await Promise.race([
        findSide(address, client.socket.localPort).promise,
        client.ended.then(() => ({ closed: client.ended })),
      ]);
      if (text !== '') client.socket.write(text, 'latin1');
      return { ...client, closed };
    },
    /**
     * Opens connections a few at a time. More than the system keeps waiting for the server would be dropped after the
     * client takes them for open.
     */
    async openAll(count: number, address: string, text = '') {
      const opened: Awaited<ReturnType<typeof this.open>>[] = [];
      while (opened.length < count) {
        const group = Math.min(100, count - opened.length);
        opened.push(...(await Promise.all(Array.from({ length: group }, () => this.open(address, text)))));
      }
      return opened;
    },
    [Symbol.asyncDispose]: () => lifetime.disposeAsync(),
  };
}

describe('[security 57] [security 67] closes a connection', () => {
  const big: RequestListener = (_request, response) => void response.end(Buffer.alloc(8 * 1024 * 1024));
  const cases: readonly [
    name: string,
    timeouts: Partial<ConnectionTimeouts>,
    text: string,
    answer: string,
  ][] = [
    ['that sends nothing', { headersMs: 100 }, '', 'HTTP/1.1 408 '],
    ['whose headers do not end', { headersMs: 100 }, 'GET / HTTP/1.1\r\nX: ', 'HTTP/1.1 408 '],
    [
      'whose body does not end',
      { headersMs: 99, requestMs: 100 },
      post('/api/auth/sign-out', 9, '{'),
      ' 408 ',
    ],
    [
      'whose body continues after it was refused',
      // Long enough to be refused first, however busy the machine is.
      { headersMs: 999, requestMs: 1000 },
      post('/api/auth/sign-out', 9, '{').replace('localhost', 'evil'),
      ' 403 ',
    ],
    ['that was answered and stays', { keepAliveMs: 100 }, get('/healthz'), '{"status":"ok",'],
    ['that cannot be read', {}, 'nonsense\r\n\r\n', 'HTTP/1.1 400 '],
  ];

  it.each(cases)('%s', async (_name, timeouts, text, answer) => {
    await using server = await start({ timeouts });
    const client = await server.open('127.0.0.2', text);
    await client.closed;
    expect(client.readText()).toContain(answer);
  });

  it.each([
    ['reads nothing of what it asked for', { silenceMs: 200 }],
    ['reads too little of it', { unreadMs: 400 }],
  ])('whose client %s', async (name, timeouts) => {
    await using server = await start({ timeouts, listener: big });
    const client = await server.open('127.0.0.2', get('/').repeat(10));
    client.socket.pause();
    // Just enough to keep the connection from being silent.
    const trickle = setInterval(() => name.includes('little') && client.socket.read(100), 20);
    await client.closed;
    clearInterval(trickle);
    expect(client.readText().length).toBeLessThan(10 * 8 * 1024 * 1024);
  });

  it('that sends requests without waiting for the responses', async () => {
    let begun = 0;
    await using server = await start({
      listener: () => {
        begun += 1;
      },
    });
    const client = await server.open('127.0.0.2', get('/').repeat(1000));
    await client.closed;
    expect(begun).toBe(17);
  });

  it('but not one that sends a few ahead', async () => {
    await using server = await start();
    const client = await server.open('127.0.0.2', get('/healthz').repeat(15));
    // Waits for all of them, so that the next ones don't add to them.
    await expect.poll(() => client.readText().split('"ok"')).toHaveLength(16);
    for (let round = 1; round <= 3; round += 1) {
      client.socket.write(get('/healthz').repeat(15).concat(get(`/guide`)));
      await expect.poll(() => client.readText().split('<h1>Home</h1>')).toHaveLength(round + 1);
    }
    expect(client.readText()).not.toContain('HTTP/1.1 4');
    expect(client.socket.readableEnded).toBe(false);
  });

  it('but not with a client that reads all of a large response', async () => {
    await using server = await start({ timeouts: { silenceMs: 20_000, unreadMs: 20_000 }, listener: big });
    const client = await server.open('127.0.0.2', get('/').replace('Host', 'Connection: close\r\nHost'));
    await once(client.socket, 'end');
    expect(client.readText().length).toBeGreaterThan(8 * 1024 * 1024);
  });

  it('but not with an event stream on which nothing happens', async () => {
    await using server = await start({ timeouts: { silenceMs: 1000, keepAliveMs: 1500 } });
    const browser = createTestBrowser(server.app.listener);
    await signUpInTest(browser);
    const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ');
    const stream = await server.open(
      '127.0.0.2',
      get('/api/auth/events').replace('Host', `Cookie: ${cookie}\r\nHost`),
    );
    await stream.waitFor('text/event-stream');
    const idle = await server.open('127.0.0.2', get('/healthz'));
    await idle.closed;
    expect(stream.socket.destroyed).toBe(false);
  });
});

describe('[security 67] connections are limited', () => {
  const limits = { MAX_CONNECTIONS: '100', MAX_CONNECTIONS_PER_ADDRESS: '60' };
  const unfinished = 'GET / HTTP/1.1\r\nX: ';

  it('by address: others are served, and so is the address once some have left', async () => {
    await using server = await start({ environment: limits });
    const kept = await server.openAll(60, '127.0.0.2', unfinished);
    const refused = await server.openAll(20, '127.0.0.2', get('/healthz'));
    await Promise.all(refused.map(({ closed }) => closed));
    expect(refused.map((client) => client.readText())).toEqual(refused.map(() => ''));
    const other = await server.open('127.0.0.3', get('/guide'));
    await other.waitFor('<h1>Home</h1>');
    for (const client of kept) client.socket.destroy();
    await Promise.all(kept.map(({ closed }) => closed));
    const again = await server.open('127.0.0.2', get('/guide'));
    await again.waitFor('<h1>Home</h1>');
    expect(server.app.readLog()).toContainEqual(
      expect.objectContaining({ msg: 'connection limit reached', limit: 'of one address' }),
    );
  });

  it('in total, with room for health checks from anywhere', async () => {
    await using server = await start({ environment: limits });
    await server.openAll(50, '127.0.0.2', unfinished);
    await server.openAll(50, '127.0.0.3', unfinished);
    for (const address of ['127.0.0.4', '127.0.0.1']) {
      const live = await server.open(address, get('/healthz'));
      await live.waitFor('{"status":"ok",');
      const ready = await server.open(address, get('/readyz'));
      await ready.waitFor('{"status":"ready",');
      const page = await server.open(address, get('/guide'));
      const answer = await page.waitFor('"code":"unavailable"');
      expect(answer).toContain('HTTP/1.1 503 ');
      expect(answer).toContain('Retry-After: ');
      await page.closed;
    }
  });

  it('even those reserved for health checks, with some for this machine alone', async () => {
    await using server = await start({ environment: limits });
    await server.openAll(60, '127.0.0.2', unfinished);
    await server.openAll(40, '127.0.0.3', unfinished);
    for (let last = 10; last < 20; last += 1) await server.openAll(8, `127.0.0.${last}`);
    const refused = await server.open('127.0.0.30', get('/healthz'));
    await refused.closed;
    expect(refused.readText()).toBe('');
    const own = await server.open('127.0.0.1', get('/healthz'));
    await own.waitFor('{"status":"ok",');
  });

  it('and idle ones make room when all are taken', async () => {
    await using server = await start({ environment: limits });
    const idle = [
      ...(await server.openAll(50, '127.0.0.2', get('/healthz'))),
      ...(await server.openAll(50, '127.0.0.3', get('/healthz'))),
    ];
    await Promise.all(idle.map((client) => client.waitFor('"ok"')));
    await server.open('127.0.0.4', get('/healthz'));
    await Promise.all(idle.map(({ closed }) => closed));
    const page = await server.open('127.0.0.4', get('/guide'));
    await page.waitFor('<h1>Home</h1>');
  });

  it('behind proxies by requests of the forwarded address, not by the proxy’s own address', async () => {
    await using server = await start({ environment: { ...limits, TRUST_PROXY: '1' } });
    const from = (address: string) => post('/api/auth/sign-out', 2, '{', `X-Forwarded-For: ${address}\r\n`);
    const waiting = await server.openAll(60, '127.0.0.2', from('192.0.2.7'));
    // A response on a later connection shows that all earlier ones were counted.
    const probe = await server.open(
      '127.0.0.2',
      get('/healthz').replace('Host', 'X-Forwarded-For: 198.51.100.1\r\nHost'),
    );
    await probe.waitFor('"ok"');
    const refused = await server.open('127.0.0.2', from('192.0.2.7'));
    expect(await refused.waitFor('"code"')).toContain('HTTP/1.1 503 ');
    const other = await server.open('127.0.0.2', `${from('192.0.2.8')}}`);
    await other.waitFor('HTTP/1.1 204 ');
    for (const client of waiting) client.socket.write('}');
    await Promise.all(waiting.map((client) => client.waitFor('HTTP/1.1 204 ')));
  });
});

describe('[security 67] the memory of unfinished bodies is limited', () => {
  const environment = { MAX_BODY_MEMORY_MIB_PER_ADDRESS: '1', MAX_BODY_MEMORY_MIB: '4' };
  const half = post('/api/auth/sign-out', 60_000, ' '.repeat(40_000));
  const small = post('/api/auth/sign-out', 2, '{}');

  it('by address: others are served, and so is the address later', async () => {
    await using server = await start({ environment });
    const slow = await server.openAll(40, '127.0.0.2', half);
    await Promise.any(slow.map((client) => client.waitFor('HTTP/1.1 503 ')));
    const other = await server.open('127.0.0.3', small);
    await other.waitFor('HTTP/1.1 204 ');
    for (const client of slow) client.socket.write(' '.repeat(19_998).concat('{}'));
    const answers = await Promise.all(slow.map((client) => client.waitFor('HTTP/1.1 ')));
    const kept = answers.filter((text) => text.startsWith('HTTP/1.1 204 '));
    expect(kept.length).toBeGreaterThan(10);
    expect(kept.length).toBeLessThan(30);
    const refused = answers.filter((text) => text.startsWith('HTTP/1.1 503 '));
    expect(kept.length + refused.length).toBe(slow.length);
    const again = await server.open('127.0.0.2', small);
    await again.waitFor('HTTP/1.1 204 ');
  });

  it('before a route’s own limit is checked', async () => {
    await using server = await start({
      environment: { ...environment, MAX_CONNECTIONS_PER_ADDRESS: '2000' },
    });
    const empty = post('/api/auth/sign-in', 60_000);
    const clients = await server.openAll(1025, '127.0.0.2', empty);
    const answer = await Promise.any(clients.map((client) => client.waitFor('"code":"unavailable"')));
    expect(answer).not.toContain('RateLimit-');
    for (const client of clients) client.socket.destroy();
    await Promise.all(clients.map(({ closed }) => closed));
    const other = await server.open('127.0.0.3', post('/api/auth/sign-in', 2, '{}'));
    expect(await other.waitFor('HTTP/1.1 422 ')).toContain('RateLimit-');
  });

  it('in total, no matter how many addresses there are', async () => {
    await using server = await start({ environment });
    const slow = (
      await Promise.all(
        Array.from({ length: 8 }, (_, index) => server.openAll(15, `127.0.0.${10 + index}`, half)),
      )
    ).flat();
    await Promise.any(slow.map((client) => client.waitFor('HTTP/1.1 503 ')));
    for (const client of slow) client.socket.destroy();
    await Promise.all(slow.map(({ closed }) => closed));
    const other = await server.open('127.0.0.3', small);
    await other.waitFor('HTTP/1.1 204 ');
  });

  it('including the beacon’s', async () => {
    await using server = await start({ environment });
    const slow = await server.openAll(40, '127.0.0.2', half.replace('/api/auth/sign-out', '/api/analytics'));
    await Promise.any(slow.map((client) => client.waitFor('HTTP/1.1 503 ')));
    const other = await server.open('127.0.0.3', post('/api/analytics', 2, '[]'));
    await other.waitFor('HTTP/1.1 202 ');
  });

  it('while a body of one-byte chunks is read like any other', async () => {
    await using server = await start({ environment });
    const body = JSON.stringify({ password: 'x'.repeat(3000) });
    const chunks = [...body].map((letter) => `1\r\n${letter}\r\n`).join('');
    const head = post('/api/password-check', 0).replace('Content-Length: 0', 'Transfer-Encoding: chunked');
    const client = await server.open('127.0.0.2', `${head}${chunks}0\r\n\r\n`);
    expect(await client.waitFor('"fields":{"password"')).toContain('HTTP/1.1 422 ');
  });
});

it('[security 21] a second Host header is refused', async () => {
  await using server = await start();
  const request = get('/healthz').replace('Host', 'Connection: close\r\nHost: y\r\nHost');
  const client = await server.open('127.0.0.2', request);
  await once(client.socket, 'end');
  expect(client.readText()).toMatch(/^HTTP\/1\.1 400 /);
  expect(client.readText()).toContain('"invalid_request"');
});
