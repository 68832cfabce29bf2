import { describe, expect, it } from 'vitest';
import { createBoundedQueue } from './bounded-queue.ts';

function open(maxRunning: number, maxWaiting: number, maxWaitingPerCaller = maxWaiting) {
  const refuse = () => new Error('full');
  const queue = createBoundedQueue({ maxRunning, maxWaiting, maxWaitingPerCaller, refuse });
  const begun: { name: string; end: () => void; fail: (cause: Error) => void }[] = [];
  const add = (name: string, caller?: string, signal?: AbortSignal) =>
    queue.run(
      () => {
        const { promise, resolve, reject } = Promise.withResolvers<string>();
        begun.push({ name, end: () => resolve(name), fail: reject });
        return promise;
      },
      caller,
      signal,
    );
  const names = () => begun.map(({ name }) => name).join('');
  return { add, begun, names };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('bounded queue', () => {
  it('[security 13] runs a few tasks at a time, the others in order, and refuses more than it can hold', async () => {
    const { add, begun, names } = open(2, 2);
    const results = [add('a'), add('b'), add('c'), add('d')];
    await expect(add('e')).rejects.toThrow('full');
    await settle();
    expect(names()).toBe('ab');
    begun[1]?.end();
    await settle();
    expect(names()).toBe('abc');
    results.push(add('f'));
    await expect(add('g')).rejects.toThrow('full');
    for (const index of [0, 2, 3, 4]) {
      begun[index]?.end();
      await settle();
    }
    expect(await Promise.all(results)).toEqual(['a', 'b', 'c', 'd', 'f']);
    expect(names()).toBe('abcdf');
  });

  it('[security 66] keeps room for others when one caller has used up its share', async () => {
    const { add, begun, names } = open(1, 4, 2);
    const results = ['a', 'b', 'c'].map((name) => add(name, 'crowd'));
    await expect(add('d', 'crowd')).rejects.toThrow('full');
    results.push(add('e', 'other'));
    for (const index of [0, 1, 2, 3]) {
      await settle();
      begun[index]?.end();
    }
    await Promise.all(results);
    expect(names()).toBe('abce');
    const again = add('f', 'crowd');
    await settle();
    begun[4]?.end();
    expect(await again).toBe('f');
  });

  it('[security 66] gives the place of a caller who has left to the next one', async () => {
    const { add, begun, names } = open(1, 1);
    const hangUp = new AbortController();
    const first = add('a');
    const left = add('b', 'caller', hangUp.signal);
    hangUp.abort(new Error('gone'));
    await expect(left).rejects.toThrow('gone');
    await expect(add('c', 'caller', hangUp.signal)).rejects.toThrow('gone');
    const next = add('d');
    await settle();
    begun[0]?.end();
    await settle();
    begun[1]?.end();
    expect(await Promise.all([first, next])).toEqual(['a', 'd']);
    expect(names()).toBe('ad');
  });

  it('continues after a failed task', async () => {
    const { add, begun } = open(1, 1);
    const [failing, next] = [add('a'), add('b')];
    await settle();
    begun[0]?.fail(new Error('broken'));
    await expect(failing).rejects.toThrow('broken');
    begun[1]?.end();
    expect(await next).toBe('b');
  });
});
