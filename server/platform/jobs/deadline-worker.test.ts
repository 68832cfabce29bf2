import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createDeadlineWorker, WorkTooHeavy } from './deadline-worker.ts';

function createWorker({ maxCpuMs = 10_000, maxWaitMs = 20_000, maxWaiting = 10 } = {}) {
  const warnings: unknown[] = [];
  const worker = createDeadlineWorker<string, string>({
    file: new URL('../../testing/test-worker.ts', import.meta.url),
    data: undefined,
    maxCpuMs,
    maxLoadMs: 20_000,
    maxWaitMs,
    maxWaiting,
    maxWaitingPerCaller: maxWaiting,
    maxMemoryMb: 32,
    refuse: () => new Error('Too much waits.'),
    logger: { warn: (warning: unknown) => void warnings.push(warning) },
  });
  return { worker, warnings };
}

test('answers one piece of work after the other', async () => {
  const { worker: own, warnings } = createWorker();
  await using worker = own;
  expect(await Promise.all(['a', 'b', 'c'].map((input) => worker.run(input)))).toEqual(['A', 'B', 'C']);
  expect(warnings).toEqual(['the worker has a warning']);
});

test('[security 66] ends work that exceeds its CPU time without blocking the event loop, and answers the next', async () => {
  const { worker: own } = createWorker({ maxCpuMs: 300 });
  await using worker = own;
  expect(await worker.run('a')).toBe('A');
  let turns = 0;
  let isOver = false;
  const spinning = worker.run('spin').finally(() => {
    isOver = true;
  });
  const failed = expect(spinning).rejects.toThrow(new WorkTooHeavy('time'));
  const next = worker.run('b');
  while (!isOver) {
    await setImmediate();
    turns += 1;
  }
  await failed;
  expect(turns).toBeGreaterThan(100);
  expect(await next).toBe('B');
});

test.each([
  ['takes more memory than it may', 'grow', new WorkTooHeavy('memory')],
  ['throws', 'fail', /It failed/],
  ['ends its thread', 'end', /ended before it answered/],
])('work that %s fails alone', async (_, input, error) => {
  const { worker: own } = createWorker();
  await using worker = own;
  await expect(worker.run(input)).rejects.toThrow(error);
  expect(await worker.run('a')).toBe('A');
});

test('refuses work when too much waits', async () => {
  const { worker: own } = createWorker({ maxWaiting: 1 });
  await using worker = own;
  const first = worker.run('a');
  const second = worker.run('b');
  await expect(worker.run('c')).rejects.toThrow('Too much waits.');
  expect([await first, await second, await worker.run('d')]).toEqual(['A', 'B', 'D']);
});

test('refuses work that waits too long for anything except the CPU', async () => {
  const { worker: own } = createWorker({ maxWaitMs: 2000 });
  await using worker = own;
  expect(await worker.run('a')).toBe('A');
  await expect(worker.run('hang')).rejects.toThrow('Too much waits.');
  expect(await worker.run('b')).toBe('B');
});
