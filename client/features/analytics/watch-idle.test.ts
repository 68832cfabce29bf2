import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchIdle } from './watch-idle.ts';

const minute = 60_000;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('reports five minutes without input once, and again only after input', () => {
  const page = new EventTarget();
  const onIdle = vi.fn();
  watchIdle(page, onIdle);
  vi.advanceTimersByTime(4 * minute);
  page.dispatchEvent(new Event('pointermove'));
  vi.advanceTimersByTime(5 * minute - 1);
  expect(onIdle).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onIdle).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(60 * minute);
  expect(onIdle).toHaveBeenCalledTimes(1);
  page.dispatchEvent(new Event('keydown'));
  vi.advanceTimersByTime(5 * minute);
  expect(onIdle).toHaveBeenCalledTimes(2);
});
