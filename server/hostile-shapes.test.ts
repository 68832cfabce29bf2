import { describe, expect, it } from 'vitest';
import { createRandom } from '../shared/seeded-random.ts';
import { createApp } from './app.ts';
import { writeHostileJson, writeHostilePair } from './testing/attacks/hostile-json.ts';
import { findResponseErrors } from './testing/attacks/hostile-responses.ts';
import { sendRaw } from './testing/attacks/raw-call.ts';
import { runShapes } from './testing/attacks/shape-run.ts';
import { listenOnLoopback } from './testing/peers/listen-on-loopback.ts';
import { createTestApp, testOrigin } from './testing/test-app.ts';
import { buildEvent, postBeacon, readEvents } from './testing/test-beacon.ts';
import { createTestServer } from './testing/test-server.ts';

/** `npm run check:deep` makes more calls, from a new seed. `SEED` repeats them. */
const depth = Number(process.env.DEPTH ?? 1);
const callsPerTarget = 15 * depth;
const seed = Number(process.env.SEED ?? (depth === 1 ? 68 : Math.floor(Math.random() * 1e9)));

describe('[security 68] hostile shapes', () => {
  it(`get no 5xx and no response without a body from any route, ${callsPerTarget} calls each from the seed ${seed}`, async () => {
    const { targets, calls, errors } = await runShapes({ callsPerTarget, seed });
    expect(errors).toEqual([]);
    expect(calls).toBe(targets.length * callsPerTarget);
    expect(targets).toContain('POST /api/analytics');
    expect(targets).toContain('GET /api/auth/google/callback');
  });

  it.each([
    ['/api/chat', '{"message":{"length":{"toString":1}}}'],
    [
      '/api/contact',
      '{"name":{"length":{"toString":null}},"email":{"length":{"toString":1}},"message":"Hello."}',
    ],
    ['/api/password-check', '{"password":{"l\\u0065ngth":{"toString":1}}}'],
  ])('are named field by field: %s', async (path, body) => {
    await using app = await createTestApp();
    await using listening = await listenOnLoopback(createTestServer(app));
    const response = await fetch(`http://127.0.0.1:${listening.port}${path}`, {
      method: 'POST',
      headers: { Origin: testOrigin, 'Content-Type': 'application/json' },
      body,
    });
    expect(response.status).toBe(422);
    const { error } = JSON.parse(await response.text());
    const hostile = Object.entries(JSON.parse(body)).filter(([, value]) => typeof value === 'object');
    expect(Object.keys(error.fields)).toEqual(expect.arrayContaining(hostile.map(([name]) => name)));
  });
});

describe('[security 68] a batch of events', () => {
  it('stores its valid events, whatever else it contains', async () => {
    await using app = await createTestApp();
    const random = createRandom(5);
    const kept: unknown[] = [];
    for (let round = 0; round < 60; round += 1) {
      const first = buildEvent();
      const last = buildEvent();
      kept.push(first.data.eventId, last.data.eventId);
      const hostile = [
        writeHostileJson(random),
        `{"action":"track_event","data":${writeHostileJson(random)}}`,
        `{"action":${writeHostileJson(random)},"data":{}}`,
        `{"action":"track_event","data":{"eventName":{"length":{"toString":1}},${writeHostilePair(random)}}}`,
      ].filter(({ length }) => length < 15_000);
      const whole = [JSON.stringify(first), ...hostile, JSON.stringify(last)];
      const response = await postBeacon(app, `[${whole.join(',')}]`);
      expect(response.status).toBe(202);
      expect(response.body.accepted).toBeGreaterThanOrEqual(2);
      const { accepted, duplicates, filtered, rejected } = response.body;
      expect(accepted + duplicates + filtered.length + rejected.length).toBe(whole.length);
    }
    const stored = new Set((await readEvents(app)).map(({ eventId: id }) => id));
    expect(kept.filter((id) => !stored.has(String(id)))).toEqual([]);
  });

  it('loses only one event when validating it fails because of our bug', async () => {
    await using app = await createTestApp();
    const [carrier] = app.services.carriers;
    if (!carrier) throw new Error('There are no carriers.');
    const broken = Object.defineProperty({ ...carrier }, 'name', {
      get: () => {
        throw new TypeError('broken');
      },
    });
    const listener = createApp({ ...app.services, carriers: [broken] });
    const quote = buildEvent({ eventName: 'quote_received', elementClicked: 'someone' });
    const response = await postBeacon({ ...app, listener }, [buildEvent(), quote, buildEvent()]);
    expect(response.body).toMatchObject({ accepted: 2, rejected: [{ index: 1, code: 'invalid_event' }] });
    expect(await readEvents(app)).toHaveLength(2);
    expect(app.readLog()).toContainEqual(expect.objectContaining({ msg: 'an event could not be read' }));
  });
});

describe('[security 68] requests that Node would reject itself', () => {
  const host = 'Host: x\r\n';
  const post = `Host: x\r\nOrigin: ${testOrigin}\r\nContent-Type: application/json\r\n`;

  it.each([
    ['what is expected', `GET /healthz HTTP/1.1\r\n${host}Expect: 200-ok\r\n\r\n`, 417],
    [
      'what a body is expected for',
      `POST /api/contact HTTP/1.1\r\n${post}Expect: x\r\nContent-Length: 2\r\n\r\n{}`,
      417,
    ],
    ['a request without a host', 'GET /healthz HTTP/1.1\r\n\r\n', 400],
    ['two hosts', `GET /healthz HTTP/1.1\r\n${host}Host: evil.example\r\n\r\n`, 400],
    ['an address that has no host', `GET http://[/healthz HTTP/1.1\r\n${host}\r\n`, 400],
    ['an address of another scheme', `GET ftp://x/ HTTP/1.1\r\n${host}\r\n`, 400],
    ['a tunnel', `CONNECT evil.example:443 HTTP/1.1\r\n${host}\r\n`, 405],
    ['HTTP/2 without agreement', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
    ['a version that does not exist', `GET / HTTP/9.9\r\n${host}\r\n`, 400],
    ['a method that does not exist', `MEND / HTTP/1.1\r\n${host}\r\n`, 400],
    ['headers that are too large', `GET / HTTP/1.1\r\n${host}X: ${'a'.repeat(17_000)}\r\n\r\n`, 431],
    ['a NUL in a header', `GET / HTTP/1.1\r\n${host}X: a\0b\r\n\r\n`, 400],
    [
      'two lengths',
      `POST /api/contact HTTP/1.1\r\n${post}Content-Length: 1\r\nContent-Length: 2\r\n\r\n{}`,
      400,
    ],
    ['a length below zero', `POST /api/contact HTTP/1.1\r\n${post}Content-Length: -2\r\n\r\n`, 400],
    [
      'a length and chunks',
      `POST / HTTP/1.1\r\n${post}Transfer-Encoding: chunked\r\nContent-Length: 2\r\n\r\n0\r\n\r\n`,
      400,
    ],
    [
      'chunks that are none',
      `POST /api/contact HTTP/1.1\r\n${post}Transfer-Encoding: chunked\r\n\r\nZZ\r\n`,
      400,
    ],
  ])('answers %s in the contract’s shape', async (_name, text, status) => {
    await using app = await createTestApp();
    await using listening = await listenOnLoopback(createTestServer(app));
    const answer = await sendRaw(listening.port, text);
    expect(answer.status).toBe(status);
    const headers = Object.fromEntries(answer.headers);
    expect(findResponseErrors({ status, headers, text: answer.body }, true)).toEqual([]);
    expect(answer.headers.get('content-security-policy')).toContain("object-src 'none'");
  });

  it.each([
    ['HTTP/1.0', 'GET /healthz HTTP/1.0\r\n\r\n', '{"status":"ok",'],
    [
      'a whole address',
      `GET http://x/healthz?a=1 HTTP/1.1\r\n${host}Connection: close\r\n\r\n`,
      '{"status":"ok",',
    ],
    [
      'a whole address of a page',
      `GET http://x HTTP/1.1\r\n${host}Connection: close\r\n\r\n`,
      '<h1>Home</h1>',
    ],
    [
      'an offer to speak otherwise',
      'GET /healthz HTTP/1.0\r\nConnection: upgrade\r\nUpgrade: websocket\r\n\r\n',
      '"ok"',
    ],
    [
      'an invalid host',
      'GET /healthz HTTP/1.1\r\nHost: [/\\ :0\r\nConnection: close\r\n\r\n',
      '{"status":"ok",',
    ],
  ])('serves %s', async (_name, text, body) => {
    await using app = await createTestApp();
    await using listening = await listenOnLoopback(createTestServer(app));
    const answer = await sendRaw(listening.port, text);
    expect([answer.status, answer.body]).toEqual([200, expect.stringContaining(body)]);
  });
});
