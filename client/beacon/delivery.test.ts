import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type BeaconEvent, createDelivery } from './delivery.ts';

const endpoint = 'https://www.example.com/api/analytics';
const prefix = 'test.event.';
const start = Date.parse('2026-03-01T12:00:00.000Z');

/** A browser's storage; its keys are enumerable, as there. */
function createStorage(): Storage & Record<string, unknown> {
  const methods = {
    getItem: (key: string) => Reflect.get(storage, key) ?? null,
    setItem: (key: string, text: string) => void Reflect.set(storage, key, text),
    removeItem: (key: string) => void Reflect.deleteProperty(storage, key),
  };
  const storage = Object.create(methods);
  return storage;
}

function buildEvent(eventId: string, more: Record<string, unknown> = {}): BeaconEvent {
  const occurredAt = new Date(Date.now()).toISOString();
  return { action: 'track_event', data: { eventId, occurredAt, eventName: 'click', ...more } };
}

const post = vi.fn<(body: string) => Promise<Response>>();
const beacon = vi.fn<(url: string, body: string) => boolean>();

function answer(status: number, headers: Record<string, string> = {}) {
  post.mockResolvedValueOnce(new Response(null, { status, headers }));
}

function readIds(body: string | undefined): string[] {
  const events: BeaconEvent[] = JSON.parse(body ?? '[]');
  return events.map(({ data }) => data.eventId);
}

const sentIds = () => post.mock.calls.map(([body]) => readIds(body));

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  vi.spyOn(Math, 'random').mockReturnValue(0);
  post.mockReset().mockResolvedValue(new Response(null, { status: 202 }));
  beacon.mockReset().mockReturnValue(true);
  vi.stubGlobal('fetch', (_url: string, { body }: { body: string }) => post(body));
  vi.stubGlobal('navigator', { sendBeacon: beacon });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the delivery of beacon.js', () => {
  it('gathers events for a second, and forgets them once they are answered', async () => {
    const storage = createStorage();
    const { add } = createDelivery({ endpoint, storage, prefix });
    add(buildEvent('a'));
    add(buildEvent('b'));
    expect(Object.keys(storage)).toEqual([`${prefix}a`, `${prefix}b`]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(sentIds()).toEqual([['a', 'b']]);
    expect(Object.keys(storage)).toEqual([]);
  });

  it.each([400, 401, 403, 413, 415, 500])('sends nothing again after %d', async (status) => {
    const storage = createStorage();
    answer(status);
    const { add } = createDelivery({ endpoint, storage, prefix });
    add(buildEvent('a'));
    await vi.advanceTimersByTimeAsync(600_000);
    expect(sentIds()).toEqual([['a']]);
    expect(Object.keys(storage)).toEqual([]);
  });

  it.each([429, 503])('waits after %d as long as it is told', async (status) => {
    answer(status, { 'Retry-After': '30' });
    const { add } = createDelivery({ endpoint, storage: undefined, prefix });
    add(buildEvent('a'));
    await vi.advanceTimersByTimeAsync(30_999);
    expect(sentIds()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2);
    expect(sentIds()).toEqual([['a'], ['a']]);
  });

  it('waits longer each time without an answer, gives up, and continues when the browser is online again', async () => {
    post.mockRejectedValue(new TypeError('offline'));
    const storage = createStorage();
    const { add, retry } = createDelivery({ endpoint, storage, prefix });
    add(buildEvent('a'));
    await vi.advanceTimersByTimeAsync(1000 + 5000 + 10_000 + 1);
    expect(post).toHaveBeenCalledTimes(3);
    await vi.advanceTimersByTimeAsync(86_400_000);
    expect(post).toHaveBeenCalledTimes(7);
    post.mockResolvedValue(new Response(null, { status: 202 }));
    retry();
    await vi.advanceTimersByTimeAsync(1);
    expect(sentIds().at(-1)).toEqual(['a']);
    expect(Object.keys(storage)).toEqual([]);
  });

  it('sends at most 50 events a call, and no more than 64 KiB', async () => {
    const { add } = createDelivery({ endpoint, storage: undefined, prefix });
    for (let index = 0; index < 60; index += 1) add(buildEvent(`small-${index}`));
    for (let index = 0; index < 3; index += 1) add(buildEvent(`big-${index}`, { more: '語'.repeat(9000) }));
    await vi.advanceTimersByTimeAsync(2000);
    expect(sentIds().map(({ length }) => length)).toEqual([50, 12, 1]);
    for (const [body] of post.mock.calls) expect(Buffer.byteLength(body)).toBeLessThan(64 * 1024);
  });

  it('hands over each event once when the page goes, and keeps it for the next page', () => {
    const storage = createStorage();
    const { add, leave } = createDelivery({ endpoint, storage, prefix });
    add(buildEvent('a'));
    leave();
    leave();
    expect(beacon).toHaveBeenCalledTimes(1);
    expect(readIds(beacon.mock.calls[0]?.[1])).toEqual(['a']);
    expect(Object.keys(storage)).toEqual([`${prefix}a`]);
  });

  it('falls back on fetch when the browser takes no beacon', () => {
    beacon.mockReturnValue(false);
    const { add, leave } = createDelivery({ endpoint, storage: undefined, prefix });
    add(buildEvent('a'));
    leave();
    expect(sentIds()).toEqual([['a']]);
  });

  it('takes up what earlier pages left, unless it is older than a day or no event', async () => {
    const storage = createStorage();
    createDelivery({ endpoint, storage, prefix }).add(buildEvent('old'));
    vi.setSystemTime(start + 86_400_000);
    createDelivery({ endpoint, storage, prefix }).add(buildEvent('new'));
    storage.setItem(`${prefix}broken`, 'nonsense');
    storage.setItem('of someone else', 'stays');
    const { restore } = createDelivery({ endpoint, storage, prefix });
    restore(Date.now());
    await vi.advanceTimersByTimeAsync(1);
    expect(sentIds()).toEqual([['new']]);
    expect(Object.keys(storage)).toEqual(['of someone else']);
  });

  it('keeps the newest 200 events', () => {
    const storage = createStorage();
    const { add } = createDelivery({ endpoint, storage, prefix });
    for (let index = 0; index < 201; index += 1) add(buildEvent(`e${index}`));
    expect(Object.keys(storage)).toHaveLength(200);
    expect(storage.getItem(`${prefix}e0`)).toBeNull();
  });

  it('continues when the storage has no room', async () => {
    const storage = createStorage();
    storage.setItem = () => {
      throw new Error('full');
    };
    const { add } = createDelivery({ endpoint, storage, prefix });
    add(buildEvent('a'));
    await vi.advanceTimersByTimeAsync(1000);
    expect(sentIds()).toEqual([['a']]);
  });

  it('asks nothing more until the time that the server named, on the next pages neither', async () => {
    const storage = createStorage();
    answer(429, { 'Retry-After': '43200' });
    const first = createDelivery({ endpoint, storage, prefix });
    first.add(buildEvent('a'));
    await vi.advanceTimersByTimeAsync(1000);
    first.retry();
    first.leave();
    const next = createDelivery({ endpoint, storage, prefix });
    next.restore(Date.now());
    next.add(buildEvent('b'));
    next.retry();
    next.leave();
    await vi.advanceTimersByTimeAsync(43_190_000);
    expect(sentIds()).toEqual([['a']]);
    expect(beacon).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(sentIds()).toContainEqual(['a', 'b']);
  });

  it('forgets a rest that a clock set back has made longer than a day', async () => {
    const storage = createStorage();
    storage.setItem(`rest.${prefix}`, String(start + 90_000_000));
    const { add } = createDelivery({ endpoint, storage, prefix });
    add(buildEvent('a'));
    await vi.advanceTimersByTimeAsync(1000);
    expect(sentIds()).toEqual([['a']]);
  });
});
