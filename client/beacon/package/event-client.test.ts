import { afterEach, beforeEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import type { AnalyticsEvent, AnalyticsResponse } from '../../../shared/api/analytics.ts';
import { createEventClient, type Event, type Receipt } from './event-client.ts';

const origin = 'https://www.example.com';
const post =
  vi.fn<
    (
      url: string,
      init: { headers: Record<string, string>; body: string; signal: AbortSignal },
    ) => Promise<Response>
  >();
const step = (name: string): Event => ({ action: 'track_funnel', data: { step: name } });
const receipt = { accepted: 1, duplicates: 0, filtered: [], rejected: [] };

function answer(status: number, body: unknown, headers: Record<string, string> = {}) {
  post.mockResolvedValueOnce(Response.json(body, { status, headers }));
}
const readBatch = (call: number): { sentAt: string; events: { data: Record<string, string> }[] } =>
  JSON.parse(post.mock.calls[call]?.[1].body ?? '');

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-03-01T12:00:00.000Z') });
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  post.mockReset().mockImplementation(async () => Response.json(receipt, { status: 202 }));
  vi.stubGlobal('fetch', post);
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the client for servers', () => {
  const client = createEventClient({ origin, key: 'key-1' });

  it('has the types of the contract', () => {
    // Ignored by the server, so the client doesn't offer it.
    type Sent<E> = E extends { action: infer A; data: infer D }
      ? { action: A; data: Omit<D, 'userId'> }
      : never;
    expectTypeOf<Event>().toExtend<AnalyticsEvent>();
    expectTypeOf<keyof Sent<AnalyticsEvent>['data']>().toEqualTypeOf<keyof Event['data']>();
    expectTypeOf<AnalyticsResponse>().toExtend<Receipt>();
  });

  it('adds ids and times, the key, and its own time', async () => {
    await client.send([
      step('a'),
      { action: 'track_funnel', data: { step: 'b', eventId: 'own', occurredAt: 'then' } },
    ]);
    expect(post.mock.calls[0]?.[0]).toBe(`${origin}/api/analytics`);
    expect(post.mock.calls[0]?.[1].headers).toMatchObject({ Authorization: 'Bearer key-1' });
    expect(readBatch(0)).toMatchObject({
      sentAt: '2026-03-01T12:00:00.000Z',
      events: [
        {
          data: { eventId: expect.stringMatching(/^[\da-f-]{36}$/), occurredAt: '2026-03-01T12:00:00.000Z' },
        },
        { data: { eventId: 'own', occurredAt: 'then' } },
      ],
    });
  });

  it('splits long lists, and adds up what became of them', async () => {
    const rejected = { index: 1, eventId: null, code: 'too_long', field: 'data.step', message: '…' };
    answer(202, { ...receipt, accepted: 500 });
    answer(422, {
      accepted: 0,
      duplicates: 2,
      filtered: [{ index: 0, reason: 'bot' }],
      rejected: [rejected],
    });
    const total = await client.send(Array.from({ length: 502 }, (_one, index) => step(`${index}`)));
    expect([readBatch(0), readBatch(1)].map(({ events }) => events.length)).toEqual([500, 2]);
    expect(total).toEqual({
      accepted: 500,
      duplicates: 2,
      filtered: [{ index: 500, reason: 'bot' }],
      rejected: [{ ...rejected, index: 501 }],
    });
    post.mockClear();
    await client.send(Array.from({ length: 4 }, () => step('語'.repeat(100_000))));
    expect(post.mock.calls.map(([, { body }]) => Buffer.byteLength(body) < 1024 * 1024)).toEqual([
      true,
      true,
    ]);
  });

  it('sends nothing for no events', async () => {
    expect(await client.send([])).toMatchObject({ accepted: 0 });
    expect(post).not.toHaveBeenCalled();
  });

  it.each([
    [429, '30'],
    [503, 'Sun, 01 Mar 2026 12:00:30 GMT'],
  ])('waits after %d as long as it is told (%s), and sends the same events again', async (status, header) => {
    answer(status, { error: { code: 'rate_limited', message: '…' } }, { 'Retry-After': header });
    const sending = client.send([step('a')]);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(post).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(1);
    expect(await sending).toEqual(receipt);
    expect(readBatch(1).events).toEqual(readBatch(0).events);
    expect(readBatch(1).sentAt).toBe('2026-03-01T12:00:30.000Z');
  });

  it('waits longer each time without an answer, and fails after the last attempt', async () => {
    post.mockRejectedValue(new TypeError('offline'));
    const failure = expect(client.send([step('a')])).rejects.toThrow('offline');
    await vi.advanceTimersByTimeAsync(1000 + 2000 + 4000 + 8000);
    await failure;
    expect(post).toHaveBeenCalledTimes(5);
  });

  it('tries again after 30 seconds in which the server has said nothing', async () => {
    vi.spyOn(AbortSignal, 'timeout').mockImplementationOnce((ms) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(), ms);
      return controller.signal;
    });
    post.mockImplementationOnce(
      (_url, { signal }) =>
        new Promise((_resolve, reject) =>
          signal.addEventListener('abort', () => reject(new TypeError('aborted'))),
        ),
    );
    const sending = client.send([step('a')]);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(post).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(2000);
    expect(await sending).toEqual(receipt);
    expect(readBatch(1).events).toEqual(readBatch(0).events);
  });

  it.each([401, 413])('throws what the server says after %d, without another attempt', async (status) => {
    const body = { error: { code: 'some_code', message: 'A reason.', requestId: 'r1' } };
    answer(status, body, { 'X-Request-Id': 'r1' });
    await expect(client.send([step('a')])).rejects.toMatchObject({
      name: 'EventsRefused',
      message: 'A reason.',
      status,
      code: 'some_code',
      requestId: 'r1',
    });
    expect(post).toHaveBeenCalledOnce();
  });

  it('tries again after an answer that broke off', async () => {
    const body = new ReadableStream({ start: (controller) => controller.error(new TypeError('terminated')) });
    post.mockResolvedValueOnce(new Response(body, { status: 202 }));
    const sending = client.send([step('a')]);
    await vi.advanceTimersByTimeAsync(2000);
    expect(await sending).toEqual(receipt);
    expect(readBatch(1).events).toEqual(readBatch(0).events);
  });

  it.each([408, 502, 504, 520, 530])('tries again after %d, which a proxy answered', async (status) => {
    post.mockResolvedValueOnce(new Response('<h1>Bad gateway</h1>', { status }));
    const sending = client.send([step('a')]);
    await vi.advanceTimersByTimeAsync(2000);
    expect(await sending).toEqual(receipt);
    expect(readBatch(1).events).toEqual(readBatch(0).events);
  });

  it('throws for an answer that is not from the API', async () => {
    post.mockResolvedValueOnce(new Response('<h1>Not here</h1>', { status: 404 }));
    await expect(client.send([step('a')])).rejects.toMatchObject({ status: 404, code: 'unknown' });
  });

  const events: Event[] = [
    ...Array.from({ length: 600 }, (_one, index) => step(`${index}`)),
    { action: 'track_funnel', data: { step: 'without', eventId: null, occurredAt: null } },
  ];
  it.each([
    ['the whole list', [events]],
    ['what was left', [events.slice(500)]],
    ['another order', [events.toReversed()]],
    ['each list twice', [events.slice(0, 9), [...events.slice(0, 9), ...events.slice(0, 9)]]],
    ['one by one', events.slice(595).map((event) => [event])],
  ])('gives events the same ids and times when they are sent again: %s', async (_how, lists) => {
    vi.mocked(Math.random).mockRestore();
    answer(202, receipt);
    answer(500, { error: { code: 'internal', message: '…' } });
    await expect(client.send(events)).rejects.toMatchObject({ status: 500 });
    const readAll = () => post.mock.calls.flatMap((_call, index) => readBatch(index).events);
    const first = new Map(readAll().map(({ data }) => [data.step, data]));
    expect(new Set([...first.values()].map(({ eventId }) => eventId)).size).toBe(events.length);
    post.mockClear();
    await vi.advanceTimersByTimeAsync(60_000);
    const another = createEventClient({ origin, key: 'key-2' });
    for (const list of lists) await another.send(list);
    for (const { data } of readAll()) expect(data).toEqual(first.get(data.step));
  });

  it('gives equal events different ids, and another copy of an event a new one', async () => {
    vi.mocked(Math.random).mockRestore();
    const event = step('a');
    await client.send([event, step('a'), { ...event }]);
    expect(new Set(readBatch(0).events.map(({ data }) => data.eventId)).size).toBe(3);
  });

  it('checks events without storing them', async () => {
    await client.send([step('a')], { isDryRun: true });
    expect(post.mock.calls[0]?.[0]).toBe(`${origin}/api/analytics?validate=1`);
  });
});
