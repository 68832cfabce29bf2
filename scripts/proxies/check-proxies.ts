import { mkdtempSync, rmSync } from 'node:fs';
import { get as getPlain } from 'node:http';
import { tmpdir } from 'node:os';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { spawnServer } from '../../server/testing/processes/spawn-server.ts';
import { createHttpsClient } from './https-client.ts';
import { type RunningProxy, startCaddy, startNginx } from './start-proxies.ts';

/** A way to get nginx.conf wrong, and the check that has to find it. */
type Mistake = { name: string; change: readonly [from: string, to: string]; foundBy: string };

const forwarded = 'proxy_set_header X-Forwarded-For $remote_addr;';

const mistakes: readonly Mistake[] = [
  {
    name: 'doesn’t pass on the client’s address',
    change: [forwarded, ''],
    foundBy: 'another client has a limit of its own',
  },
  {
    name: 'passes on the address that a client claims',
    change: [forwarded, 'proxy_set_header X-Forwarded-For $http_x_forwarded_for;'],
    foundBy: 'an address that a client claims is not believed',
  },
  {
    name: 'buffers streams',
    change: [forwarded, `${forwarded} proxy_ignore_headers X-Accel-Buffering;`],
    foundBy: 'events arrive while their stream is open',
  },
  {
    name: 'compresses again',
    change: [forwarded, `${forwarded} proxy_set_header Accept-Encoding "";`],
    foundBy: 'a page is compressed once, with Brotli',
  },
  {
    name: 'has nginx’s own limit for bodies',
    change: ['client_max_body_size 10m;', ''],
    foundBy: 'a body over the largest limit gets the server’s own answer',
  },
  { name: 'names its version', change: ['server_tokens off;', ''], foundBy: 'the proxy names no version' },
  { name: 'speaks HTTP/1.1 only', change: ['ssl http2;', 'ssl;'], foundBy: 'a page comes by HTTP/2' },
  {
    name: 'keeps the other name',
    change: ['301 https://www.example.com$', '301 https://$host$'],
    foundBy: 'other addresses lead to the public one',
  },
];

/**
 * Runs the examples of docs/deploy in real proxies, in front of the server as in production, and checks what they must not
 * break, and that these checks find mistakes. Needs Debian's packages `caddy` and `nginx`, and takes two minutes, because a
 * silent stream's first bytes come after 25 seconds.
 */
const origin = 'https://www.example.com';
const json = { 'Content-Type': 'application/json', Origin: origin };
const serverKey = 'k'.repeat(32);
const eventBodyBytes = 1_000_000;
const contactsAllowed = 5;
const streamDeadlineMs = 30_000;
const streamCheck = 'events arrive while their stream is open';

type Check = { what: string; isTrue: boolean; found: unknown };

await using lifetime = new AsyncDisposableStack();
const folder = mkdtempSync(`${tmpdir()}/coverlight-proxies-`);
lifetime.defer(() => rmSync(folder, { recursive: true, force: true }));

async function runBehind(
  start: (folder: string, port: number) => Promise<RunningProxy>,
  hasStream = true,
): Promise<{ name: string; checks: readonly Check[] }> {
  const home = mkdtempSync(`${folder}/proxy-`);
  await using server = await spawnServer({
    databaseFile: `${home}/main.db`,
    environment: {
      NODE_ENV: 'production',
      PUBLIC_ORIGIN: origin,
      TRUST_PROXY: '1',
      RATE_LIMIT_FACTOR: '1',
      SESSION_SECRET: '0123456789abcdef'.repeat(4),
      ANALYTICS_KEYS: `billing:${serverKey}`,
      LOG_LEVEL: 'info',
    },
  });
  await using proxy = await start(home, server.port);
  const checks = await runChecks(proxy, server.origin, hasStream);
  const log = server.readOutput();
  checks.push({
    what: 'the server sees no mistake in how the proxy is set up',
    isTrue: !/TRUST_PROXY is 0|own calls are refused|is not https/.test(log),
    found: log.match(/.*(?:TRUST_PROXY|refused|not https).*/)?.[0],
  });
  return { name: proxy.name, checks };
}

function report(what: string, isTrue: boolean, found?: unknown): void {
  console.log(`${isTrue ? 'good' : 'BAD '}  ${what}${isTrue ? '' : ` (${JSON.stringify(found)})`}`);
  if (!isTrue) process.exitCode = 1;
}

async function runChecks(
  { httpsPort, httpPort }: RunningProxy,
  direct: string,
  hasStream: boolean,
): Promise<Check[]> {
  const { call, readFirst, callHttp2 } = createHttpsClient(httpsPort);
  const checks: Check[] = [];
  const expect = (what: string, isTrue: boolean, found?: unknown) => checks.push({ what, isTrue, found });
  const post = (path: string, body: object, more: { from?: string; headers?: Record<string, string> } = {}) =>
    call({
      path,
      method: 'POST',
      body: JSON.stringify(body),
      ...more,
      headers: { ...json, ...more.headers },
    });

  const plain = await (await fetch(`${direct}/guide`, { headers: { 'Accept-Encoding': 'identity' } })).text();
  const brotli = await call({ path: '/guide', headers: { 'Accept-Encoding': 'gzip, br' } });
  expect(
    'a page is compressed once, with Brotli',
    decode(brotli.body, brotliDecompressSync) === plain,
    brotli.headers,
  );
  const gzip = await call({ path: '/guide', headers: { 'Accept-Encoding': 'gzip' } });
  expect('a page is compressed once, with gzip', decode(gzip.body, gunzipSync) === plain, gzip.headers);
  const again = await call({
    path: '/guide',
    headers: { 'Accept-Encoding': 'gzip, br', 'If-None-Match': String(brotli.headers.etag) },
  });
  expect('a page that the browser has is not sent again', again.status === 304, again.status);
  expect(
    'browsers are told to use HTTPS',
    `${brotli.headers['strict-transport-security']}`.includes('max-age=31536000'),
  );
  expect('the proxy names no version', !/\d/.test(`${brotli.headers.server ?? ''}`), brotli.headers.server);
  expect('a page comes by HTTP/2', (await callHttp2('/guide').catch(() => 0)) === 200);
  for (const path of ['/healthz', '/readyz']) {
    const { status } = await call({ path });
    expect(`${path} is answered`, status === 200, status);
  }

  const signUp = { email: 'ada@example.com', password: 'correct horse battery staple', termsAccepted: true };
  const signedUp = await post('/api/auth/sign-up', signUp);
  const [cookie = ''] = signedUp.headers['set-cookie'] ?? [];
  expect('the session’s cookie is for HTTPS only', /^__Host-session=.*;\s*Secure/.test(cookie), [
    signedUp.status,
    cookie,
  ]);
  const session = { Cookie: cookie.split(';')[0] ?? '' };

  const letter = { name: 'Ada', email: 'ada@example.com', message: 'Hello.' };
  const contact = (from: string, claimed?: string) =>
    post('/api/contact', letter, { from, ...(claimed && { headers: { 'X-Forwarded-For': claimed } }) });
  const first = [];
  for (let sent = 0; sent <= contactsAllowed; sent += 1) first.push((await contact('127.0.0.2')).status);
  expect('a client’s limit ends its calls', first.at(0) === 201 && first.at(-1) === 429, first);
  const other = await contact('127.0.0.3');
  expect('another client has a limit of its own', other.status === 201, other.status);
  const claimed = await contact('127.0.0.2', '203.0.113.9');
  expect('an address that a client claims is not believed', claimed.status === 429, claimed.status);

  const tooLarge = await post(
    '/api/contact',
    { ...letter, message: 'x'.repeat(70 * 1024) },
    { from: '127.0.0.4' },
  );
  expect('a body over a limit gets the server’s own answer', isApiError(tooLarge, 413), tooLarge.status);
  const authorization = { Authorization: `Bearer ${serverKey}` };
  const events = await post('/api/analytics', listEvents(), { headers: authorization });
  expect(
    'a body just below the largest limit arrives',
    events.status === 202,
    events.body.toString().slice(0, 200),
  );
  const beyond = await post(
    '/api/analytics',
    { text: 'x'.repeat(2 * 1024 * 1024) },
    { headers: authorization },
  );
  expect(
    'a body over the largest limit gets the server’s own answer',
    isApiError(beyond, 413),
    beyond.status,
  );

  const chat = await post('/api/chat', { message: 'Hello', conversationHistory: [] });
  expect('the assistant answers', chat.status === 200 && chat.body.includes('"response"'), chat.status);
  if (hasStream) {
    const stream = await readFirst({ path: '/api/auth/events', headers: session }, streamDeadlineMs);
    expect(streamCheck, stream.length > 0, stream);
  }

  const bare = await call({ path: '/guide?a=b', host: 'example.com' }).catch(() => undefined);
  const locations = [bare?.headers.location, ...(httpPort === undefined ? [] : [await callPlain(httpPort)])];
  const isRight = locations.every((location) => location === `${origin}/guide?a=b`);
  expect('other addresses lead to the public one', isRight, locations.join(' and '));
  return checks;
}

function decode(body: Buffer, decompress: (body: Buffer) => Buffer): string {
  try {
    return decompress(body).toString();
  } catch {
    return '';
  }
}

const isApiError = ({ status, body }: { status: number; body: Buffer }, expected: number) =>
  status === expected && body.toString().startsWith('{"error":');

/** The maximum number of bytes that a server may send in one piece. */
function listEvents() {
  const count = 500;
  const filling = 'x'.repeat(Math.min(500, Math.floor(eventBodyBytes / count / 4) - 100));
  return Array.from({ length: count }, (_, index) => ({
    action: 'track_event',
    data: {
      eventName: `imported_${index}`,
      additionalData: { one: filling, two: filling, three: filling, four: filling },
    },
  }));
}

function callPlain(port: number): Promise<string | undefined> {
  const { promise, resolve, reject } = Promise.withResolvers<string | undefined>();
  getPlain({ host: '127.0.0.1', port, path: '/guide?a=b', headers: { Host: 'example.com' } }, (response) => {
    response.resume();
    resolve(response.headers.location);
  }).on('error', reject);
  return promise;
}

for (const { name, checks } of await Promise.all([runBehind(startCaddy), runBehind(startNginx)])) {
  for (const { what, isTrue, found } of checks) report(`${name}: ${what}`, isTrue, found);
}
for (const { name, change, foundBy } of mistakes) {
  const { checks } = await runBehind(
    (home, port) => startNginx(home, port, [change]),
    foundBy === streamCheck,
  );
  const failed = checks.flatMap(({ what, isTrue }) => (isTrue ? [] : [what]));
  report(`nginx that ${name} is found by: ${foundBy}`, failed.includes(foundBy), failed);
}
