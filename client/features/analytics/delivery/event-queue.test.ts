import { beforeEach, expect, test, vi } from 'vitest';
import { createFakeStorage } from '../../../lib/testing/fake-storage.ts';
import { buildEvents } from '../testing/builders.ts';
import { createEventQueue } from './event-queue.ts';

const key = 'coverlight.events';

beforeEach(() => vi.stubGlobal('window', { sessionStorage: createFakeStorage() }));

test('events without a response survive a reload, and nothing else stays behind', () => {
  const events = buildEvents(3);
  const queue = createEventQueue(true);
  for (const event of events) queue.add(event);
  expect(createEventQueue(true).split()).toEqual([events]);
  queue.settle(events.slice(0, 2));
  expect(createEventQueue(true).split()).toEqual([events.slice(2)]);
  queue.settle(events);
  expect(Object.keys(window.sessionStorage)).toEqual([]);
});

test('keeps events that arrive while others are being sent', () => {
  const [sent, later] = [buildEvents(2), buildEvents(1)];
  const queue = createEventQueue(true);
  for (const event of [...sent, ...later]) queue.add(event);
  queue.settle(sent);
  expect(queue.split()).toEqual([later]);
});

test('keeps the latest 200 and splits them into calls', () => {
  const events = buildEvents(230);
  const queue = createEventQueue(true);
  for (const event of events) queue.add(event);
  const calls = queue.split();
  expect(calls.flat()).toEqual(events.slice(30));
  expect(calls.map((call) => call.length)).toEqual([50, 50, 50, 50]);
});

test('makes no call longer than a beacon may be', () => {
  const queue = createEventQueue(false);
  for (const event of buildEvents(50)) queue.add(Object.assign(event, { padding: 'x'.repeat(3000) }));
  for (const call of queue.split()) expect(JSON.stringify(call).length).toBeLessThan(64 * 1024);
});

test('works in memory without the tab’s storage, and removes what was stored before', () => {
  window.sessionStorage.setItem(key, JSON.stringify(buildEvents(1)));
  const queue = createEventQueue(false);
  queue.add(buildEvents(1)[0] ?? fail());
  expect(queue.size()).toBe(1);
  expect(Object.keys(window.sessionStorage)).toEqual([]);
});

test.each(['{}', '[1,null,{"action":"track_event"},{"action":"x","data":{}}]', 'nonsense'])(
  'ignores stored garbage: %s',
  (text) => {
    window.sessionStorage.setItem(key, text);
    expect(createEventQueue(true).size()).toBe(0);
  },
);

function fail(): never {
  throw new Error('There is no event.');
}
