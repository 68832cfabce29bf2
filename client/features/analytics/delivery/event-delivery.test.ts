import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError, createUnreadableError, NetworkError } from '../../../lib/api-client.ts';
import { createFakeStorage } from '../../../lib/testing/fake-storage.ts';
import type { SiteEvent } from '../create-event.ts';
import { buildEvents, moment } from '../testing/builders.ts';
import { createDelivery } from './event-delivery.ts';
import { createEventQueue } from './event-queue.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: moment.at });
  vi.stubGlobal('window', { sessionStorage: createFakeStorage() });
  vi.spyOn(console, 'debug').mockReturnValue(undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function start() {
  const queue = createEventQueue(true);
  const world = {
    queue,
    post: vi.fn((_events: readonly SiteEvent[], _isLast: boolean): Promise<unknown> => Promise.resolve({})),
    beacon: vi.fn((_events: readonly SiteEvent[]) => true),
    isOnline: vi.fn(() => true),
  };
  const delivery = createDelivery(world);
  const add = (count: number) => {
    const events = buildEvents(count);
    for (const event of events) {
      queue.add(event);
      delivery.wake();
    }
    return events;
  };
  return { ...world, delivery, add };
}

const refuse = (status: number, seconds?: number) =>
  new ApiError(status, { code: 'internal', message: 'No.', requestId: '' }, seconds);

test('sends events together after five seconds', async () => {
  const { post, queue, add } = start();
  const events = [...add(2)];
  await vi.advanceTimersByTimeAsync(4000);
  events.push(...add(1));
  expect(post).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1000);
  expect(post.mock.calls).toEqual([[events, false]]);
  expect(queue.size()).toBe(0);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(post).toHaveBeenCalledOnce();
});

test('sends twenty events without waiting', async () => {
  const { post, add } = start();
  add(20);
  await vi.advanceTimersByTimeAsync(0);
  expect(post).toHaveBeenCalledOnce();
});

test('starts no call while another is in progress', async () => {
  const { post, add, delivery } = start();
  const { promise, resolve } = Promise.withResolvers<unknown>();
  post.mockReturnValueOnce(promise);
  add(20);
  await vi.advanceTimersByTimeAsync(0);
  const later = add(30);
  delivery.hide();
  await vi.advanceTimersByTimeAsync(0);
  expect(post).toHaveBeenCalledOnce();
  resolve({});
  await vi.advanceTimersByTimeAsync(0);
  expect(post.mock.calls[1]).toEqual([later, false]);
});

test('doubles the wait without a response, until the network returns', async () => {
  const { post, add, delivery } = start();
  post.mockRejectedValue(new NetworkError(new TypeError('Failed to fetch'), false));
  const events = add(1);
  await vi.advanceTimersByTimeAsync(5000);
  await vi.advanceTimersByTimeAsync(5000);
  expect(post).toHaveBeenCalledTimes(2);
  add(30);
  await vi.advanceTimersByTimeAsync(9999);
  expect(post).toHaveBeenCalledTimes(2);
  post.mockResolvedValue({});
  delivery.retry();
  await vi.advanceTimersByTimeAsync(0);
  expect(post.mock.calls[2]?.[0].slice(0, 1)).toEqual(events);
});

test.each([429, 503])('tries again after %i, at the time that the server names', async (status) => {
  const { post, queue, add, delivery } = start();
  post.mockRejectedValueOnce(refuse(status, 60));
  add(1);
  await vi.advanceTimersByTimeAsync(5000);
  delivery.retry();
  delivery.hide();
  delivery.leave();
  await vi.advanceTimersByTimeAsync(59_000);
  expect(post).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(1000);
  expect(post).toHaveBeenCalledTimes(2);
  expect(queue.size()).toBe(0);
});

test.each([408, 502, 504, 520, 530])('tries again after %i, which a proxy answered', async (status) => {
  const { post, queue, add } = start();
  post.mockRejectedValueOnce(createUnreadableError(status));
  add(1);
  await vi.advanceTimersByTimeAsync(5000);
  expect(queue.size()).toBe(1);
  await vi.advanceTimersByTimeAsync(5000);
  expect(post).toHaveBeenCalledTimes(2);
  expect(queue.size()).toBe(0);
});

test.each([400, 403, 413, 415, 422, 500])('does not try again after %i', async (status) => {
  const { post, queue, add } = start();
  post.mockRejectedValueOnce(refuse(status));
  add(1);
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  expect(post).toHaveBeenCalledOnce();
  expect(queue.size()).toBe(0);
});

test('sends nothing while offline, and loses nothing', async () => {
  const { post, beacon, queue, add, delivery, isOnline } = start();
  isOnline.mockReturnValue(false);
  add(25);
  delivery.hide();
  delivery.leave();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([post, beacon].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  isOnline.mockReturnValue(true);
  delivery.retry();
  await vi.advanceTimersByTimeAsync(0);
  expect(post).toHaveBeenCalledOnce();
  expect(queue.size()).toBe(0);
});

test('passes everything to the browser when the page is left, and keeps it in case the tab comes back', () => {
  const { beacon, queue, add, delivery } = start();
  const events = add(60);
  delivery.leave();
  expect(beacon.mock.calls.map(([call]) => call)).toEqual([events.slice(50), events.slice(0, 50)]);
  expect(queue.size()).toBe(60);
});

test('makes a call that outlives the page if the browser rejects the beacon', () => {
  const { post, beacon, add, delivery } = start();
  beacon.mockReturnValue(false);
  const events = add(1);
  delivery.leave();
  expect(post.mock.calls).toEqual([[events, true]]);
});

test('sends immediately when the page is hidden', async () => {
  const { post, queue, add, delivery } = start();
  const events = add(1);
  delivery.hide();
  await vi.advanceTimersByTimeAsync(0);
  expect(post.mock.calls).toEqual([[events, true]]);
  expect(queue.size()).toBe(0);
});
