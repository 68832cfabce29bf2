import { Agent, createServer, type IncomingMessage, request as sendRequest } from 'node:http';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listenOnLoopback } from '../../testing/peers/listen-on-loopback.ts';
import { createResponseChecker } from '../../testing/response-checker.ts';
import { sentEvent } from '../../testing/sent-events.ts';
import { createTestApp, testOrigin } from '../../testing/test-app.ts';
import { chromeUserAgent } from '../../testing/test-beacon.ts';

const bodies = 1000;
const atOnce = 20;
const key = 'a-key-of-a-server-that-sends-events';

const body = fc.oneof(
  { weight: 6, arbitrary: sentEvent.map((one) => JSON.stringify(one) ?? '') },
  { weight: 6, arbitrary: fc.array(sentEvent, { maxLength: 8 }).map((events) => JSON.stringify(events)) },
  {
    weight: 1,
    arbitrary: fc.array(sentEvent, { minLength: 40, maxLength: 60 }).map((events) => JSON.stringify(events)),
  },
  { weight: 1, arbitrary: sentEvent.map((one) => (JSON.stringify(one) ?? '').slice(0, -3)) },
  { weight: 1, arbitrary: fc.nat(3000).map((depth) => '['.repeat(depth) + ']'.repeat(depth)) },
  { weight: 1, arbitrary: fc.constant('[{"__proto__":{"action":"track_event"},"constructor":1}]') },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)) },
);
const headers = fc.record({
  'Content-Type': fc.constantFrom(
    'application/json',
    'text/plain',
    'text/plain;charset=UTF-8',
    'text/csv',
    '',
  ),
  'User-Agent': fc.oneof(
    { weight: 8, arbitrary: fc.constant(chromeUserAgent) },
    fc.constantFrom('', 'Googlebot/2.1'),
  ),
  source: fc.constantFrom(
    { Origin: testOrigin },
    { Origin: testOrigin },
    { Origin: 'https://partner.example' },
    { Origin: 'https://evil.example' },
    { Authorization: `Bearer ${key}` },
    { Authorization: 'Bearer wrong' },
    { Origin: testOrigin, 'Sec-GPC': '1' },
    {},
  ),
  path: fc.constantFrom('/api/analytics', '/api/analytics', '/api/analytics?validate=1'),
});
const call = fc.record({ body, headers });
type Call = typeof call extends fc.Arbitrary<infer T> ? T : never;

describe('the beacon under generated bodies', () => {
  it(`[security 31] [security 35] answers ${bodies} as the OpenAPI document says, and stores what it accepted`, async () => {
    await using app = await createTestApp({
      ANALYTICS_ORIGINS: 'https://partner.example',
      ANALYTICS_KEYS: key,
    });
    const check = createResponseChecker();
    await using server = await listen(app.listener);
    const tally = { accepted: 0, refused: new Set<string>(), statuses: new Map<number, number>() };
    const calls = fc.sample(call, { numRuns: bodies, seed: 20_261 });
    for (let start = 0; start < calls.length; start += atOnce) {
      await Promise.all(
        calls.slice(start, start + atOnce).map(async (one) => {
          const answer = await server.send(one);
          const errors = check('POST', '/api/analytics', answer);
          expect(errors, JSON.stringify([String(one.body).slice(0, 2000), one.headers, answer])).toEqual([]);
          expect(answer.status).toBeLessThan(500);
          note(tally, one, answer);
        }),
      );
    }
    const { db } = app.services.database;
    const rows = await db.selectFrom('analyticsEvents').select('eventId').execute();
    expect(rows).toHaveLength(tally.accepted);
    expect(rows.filter(({ eventId: id }) => id !== null && tally.refused.has(id))).toEqual([]);
    // The generated bodies lead to every documented response that a body can lead to.
    expect([...tally.statuses.keys()].toSorted()).toEqual([202, 400, 401, 403, 413, 415, 422]);
    expect(tally.accepted).toBeGreaterThan(bodies / 5);
    expect(tally.refused.size).toBeGreaterThan(bodies / 20);
  });
});

type Answer = { status: number; headers: IncomingMessage['headers']; text: string; body: unknown };
type Tally = { accepted: number; refused: Set<string>; statuses: Map<number, number> };

/** Records what should be stored, and the ids of what shouldn't. */
function note(tally: Tally, { headers: { path } }: Call, { status, body: answer }: Answer): void {
  tally.statuses.set(status, (tally.statuses.get(status) ?? 0) + 1);
  if (status !== 202) return;
  const { accepted, rejected } = Object(answer);
  if (!path.includes('validate')) tally.accepted += Number(accepted);
  for (const { eventId } of rejected) if (typeof eventId === 'string') tally.refused.add(eventId);
}

/** Listens on its own port, because thousands of calls need connections that stay open. */
async function listen(listener: Parameters<typeof createServer>[1]) {
  const { port, [Symbol.asyncDispose]: close } = await listenOnLoopback(createServer(listener));
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  return {
    async send({ body: sent, headers: { source, path, ...others } }: Call): Promise<Answer> {
      const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
      const length = { 'Content-Length': Buffer.byteLength(sent) };
      sendRequest(
        { port, agent, path, method: 'POST', headers: { ...others, ...source, ...length } },
        resolve,
      )
        .on('error', reject)
        .end(sent);
      const response = await promise;
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      const text = Buffer.concat(chunks).toString();
      return { status: response.statusCode ?? 0, headers: response.headers, text, body: JSON.parse(text) };
    },
    [Symbol.asyncDispose]() {
      agent.destroy();
      return close();
    },
  };
}
