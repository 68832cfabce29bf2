import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDelivery } from './event-delivery.ts';

const endpoint = new URL('https://www.example.com/api/analytics');
const prefix = 'test.event.';
const start = Date.parse('2026-03-01T12:00:00.000Z');

/** A time and a name as a UUID of version 7. */
function createId(name: string): string {
  const time = Date.now().toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-${name}`;
}

function readName(id: string): string {
  return id.split('-').slice(4).join('-');
}

/** A page's delivery, with its storage, or none. */
function openPage(store: Record<string, string> = {}) {
  const { add, leave } = createDelivery(endpoint, store, prefix, report);
  return {
    leave,
    add(name: string, more: Record<string, unknown> = {}) {
      const eventId = createId(name);
      add(eventId, JSON.stringify({ action: 'track_event', data: { eventId, eventName: 'click', ...more } }));
    },
  };
}

/** The names of the events that wait in the storage, next to anything else there. */
function listWaiting(store: Record<string, string>): string[] {
  return Object.keys(store).map((key) => (key.startsWith(prefix) ? readName(key.slice(prefix.length)) : key));
}

const report = vi.fn();
const post = vi.fn<(body: string) => Promise<Response>>();
const beacon = vi.fn<(url: URL, body: string) => boolean>();
const listeners = new Map<string, () => void>();
const goOnline = () => listeners.get('online')?.();

function answer(status: number, headers: Record<string, string> = {}) {
  post.mockResolvedValueOnce(new Response(null, { status, headers }));
}

function readIds(body: string | undefined): string[] {
  const { events }: { events: { data: { eventId: string } }[] } = JSON.parse(body ?? '');
  return events.map(({ data }) => readName(data.eventId));
}

const sentIds = () => post.mock.calls.map(([body]) => readIds(body));

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  vi.spyOn(Math, 'random').mockReturnValue(0);
  post.mockReset().mockResolvedValue(new Response(null, { status: 202 }));
  beacon.mockReset().mockReturnValue(true);
  report.mockReset();
  vi.stubGlobal('fetch', (_url: URL, { body }: { body: string }) => post(body));
  vi.stubGlobal('navigator', { sendBeacon: beacon });
  vi.stubGlobal('addEventListener', (name: string, listener: () => void) => listeners.set(name, listener));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the delivery of events', () => {
  it('gathers events for a second, and forgets them once they are answered', async () => {
    const store: Record<string, string> = {};
    const { add } = openPage(store);
    add('a');
    add('b');
    expect(listWaiting(store)).toEqual(['a', 'b']);
    await vi.advanceTimersByTimeAsync(1000);
    expect(sentIds()).toEqual([['a', 'b']]);
    expect(listWaiting(store)).toEqual([]);
  });

  it('says when it sends, so that the server can correct a wrong clock', async () => {
    const { add, leave } = openPage();
    add('a');
    await vi.advanceTimersByTimeAsync(1000);
    add('b');
    await vi.advanceTimersByTimeAsync(500);
    leave();
    const bodies = [post.mock.lastCall?.[0], beacon.mock.lastCall?.[1]].map((body) => JSON.parse(body ?? ''));
    expect(bodies).toMatchObject([
      { sentAt: '2026-03-01T12:00:01.000Z' },
      { sentAt: '2026-03-01T12:00:01.500Z' },
    ]);
  });

  it.each([400, 401, 403, 413, 415, 422, 500])('sends nothing again after %d', async (status) => {
    const store: Record<string, string> = {};
    answer(status);
    const { add } = openPage(store);
    add('a');
    await vi.advanceTimersByTimeAsync(600_000);
    expect(sentIds()).toEqual([['a']]);
    expect(listWaiting(store)).toEqual([]);
  });

  it.each([429, 503])('waits after %d as long as it is told', async (status) => {
    answer(status, { 'Retry-After': '30' });
    const { add } = openPage();
    add('a');
    await vi.advanceTimersByTimeAsync(30_999);
    expect(sentIds()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2);
    expect(sentIds()).toEqual([['a'], ['a']]);
  });

  it('waits longer each time without an answer, up to some minutes and then from the beginning, and not at all once the browser is online again', async () => {
    post.mockRejectedValue(new TypeError('offline'));
    const store: Record<string, string> = {};
    const { add } = openPage(store);
    add('a');
    await vi.advanceTimersByTimeAsync(1000 + 5000 + 10_000 + 1);
    expect(post).toHaveBeenCalledTimes(3);
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(post).toHaveBeenCalledTimes(42);
    post.mockResolvedValue(new Response(null, { status: 202 }));
    goOnline();
    await vi.advanceTimersByTimeAsync(1);
    expect(sentIds().at(-1)).toEqual(['a']);
    expect(listWaiting(store)).toEqual([]);
  });

  it('sends at most 50 events a call, and no more than 64 KiB', async () => {
    const { add } = openPage();
    for (let index = 0; index < 60; index += 1) add(`small-${index}`);
    for (let index = 0; index < 3; index += 1) add(`big-${index}`, { more: '語'.repeat(9000) });
    await vi.advanceTimersByTimeAsync(2000);
    expect(sentIds().map(({ length }) => length)).toEqual([50, 12, 1]);
    for (const [body] of post.mock.calls) expect(Buffer.byteLength(body)).toBeLessThan(64 * 1024);
  });

  it('hands over each event once when the page goes, and keeps it for the next page', () => {
    const store: Record<string, string> = {};
    const { add, leave } = openPage(store);
    add('a');
    leave();
    leave();
    expect(beacon).toHaveBeenCalledTimes(1);
    expect(readIds(beacon.mock.calls[0]?.[1])).toEqual(['a']);
    expect(listWaiting(store)).toEqual(['a']);
  });

  it.each([
    ['takes no beacon', () => false],
    [
      'refuses it',
      () => {
        throw new DOMException('Refused.', 'SecurityError');
      },
    ],
  ])('falls back on fetch when the browser %s', (_what, answerBeacon) => {
    beacon.mockImplementation(answerBeacon);
    const { add, leave } = openPage();
    add('a');
    leave();
    expect(sentIds()).toEqual([['a']]);
  });

  it('takes up what earlier pages left, unless it is older than a day or no event', async () => {
    const store: Record<string, string> = {};
    store[prefix + createId('old')] = '{}';
    vi.setSystemTime(start + 86_400_000);
    const eventId = createId('new');
    store[prefix + eventId] = JSON.stringify({ data: { eventId } });
    store[`${prefix}broken`] = 'nonsense';
    store['of someone else'] = 'stays';
    openPage(store);
    await vi.advanceTimersByTimeAsync(1);
    expect(sentIds()).toEqual([['new']]);
    expect(listWaiting(store)).toEqual(['of someone else']);
  });

  it('keeps the newest 200 events', () => {
    const store: Record<string, string> = {};
    const { add } = openPage(store);
    for (let index = 0; index < 201; index += 1) add(`e${index}`);
    expect(listWaiting(store)).toHaveLength(200);
    expect(listWaiting(store)).not.toContain('e0');
  });

  it('waits for more events as long as it is told, or until the page is out of sight', async () => {
    const store: Record<string, string> = {};
    const { add } = createDelivery(endpoint, store, prefix, report, 5000);
    vi.stubGlobal('document', { hidden: true });
    add(createId('a'), '{"data":{"eventId":"0-0-0-0-a"}}');
    await vi.advanceTimersByTimeAsync(4000);
    expect(post).not.toHaveBeenCalled();
    listeners.get('visibilitychange')?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(sentIds()).toEqual([['a']]);
    expect(listWaiting(store)).toEqual([]);
  });

  it('continues when the storage has no room', async () => {
    const store: Record<string, string> = {};
    Object.preventExtensions(store);
    const { add } = openPage(store);
    add('a');
    await vi.advanceTimersByTimeAsync(1000);
    expect(sentIds()).toEqual([['a']]);
  });

  it('asks nothing more until the time that the server named, on the next pages neither', async () => {
    const store: Record<string, string> = {};
    answer(429, { 'Retry-After': '43200' });
    const first = openPage(store);
    first.add('a');
    await vi.advanceTimersByTimeAsync(1000);
    goOnline();
    first.leave();
    const next = openPage(store);
    next.add('b');
    goOnline();
    next.leave();
    await vi.advanceTimersByTimeAsync(43_190_000);
    expect(sentIds()).toEqual([['a']]);
    expect(beacon).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(sentIds()).toContainEqual(['a', 'b']);
  });

  it('forgets a rest that a clock set back has made longer than a day', async () => {
    const store: Record<string, string> = {};
    store[`rest.${prefix}`] = String(start + 90_000_000);
    const { add } = openPage(store);
    add('a');
    await vi.advanceTimersByTimeAsync(1000);
    expect(sentIds()).toEqual([['a']]);
  });

  it('reports what was sent and what became of it, to find mistakes', async () => {
    const { add, leave } = openPage();
    post.mockResolvedValueOnce(new Response('{"accepted":0}', { status: 202 }));
    add('a');
    await vi.advanceTimersByTimeAsync(1000);
    expect(report).toHaveBeenLastCalledWith(202, post.mock.lastCall?.[0], '{"accepted":0}');
    const failure = new TypeError('offline');
    post.mockRejectedValueOnce(failure);
    add('b');
    await vi.advanceTimersByTimeAsync(1000);
    expect(report).toHaveBeenLastCalledWith(failure, post.mock.lastCall?.[0]);
    leave();
    expect(report).toHaveBeenLastCalledWith(beacon.mock.lastCall?.[1]);
  });
});
