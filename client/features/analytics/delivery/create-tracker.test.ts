import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTracker } from './create-tracker.ts';
import type { Report } from './report.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', { location: { href: 'https://site.example/guide' } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('passes on reports from before the rest has loaded, in order and with their own times', async () => {
  const taken: Report[] = [];
  const load = vi.fn(async () => (report: Report) => void taken.push(report));
  vi.setSystemTime(1000);
  const tracker = createTracker(load);
  await vi.advanceTimersByTimeAsync(1000);
  expect(load).not.toHaveBeenCalled();
  tracker.trackPage('Guide');
  await vi.advanceTimersByTimeAsync(100);
  tracker.trackFunnel('quick_info');
  await vi.advanceTimersByTimeAsync(1000);
  tracker.trackEvent({ name: 'match_explained' });
  expect(taken.map(({ kind, at }) => [kind, at])).toEqual([
    ['page', 2000],
    ['funnel', 2100],
    ['event', 3100],
  ]);
  expect(load).toHaveBeenCalledOnce();
});

test('retries a failed load with the next report, and loses nothing', async () => {
  const taken: Report[] = [];
  const load = vi.fn(async () => (report: Report) => void taken.push(report));
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const tracker = createTracker(load);
  tracker.trackPage('Guide');
  await vi.advanceTimersByTimeAsync(1000);
  expect(taken).toEqual([]);
  tracker.trackFunnel('quick_info');
  await vi.advanceTimersByTimeAsync(1000);
  expect(taken.map(({ kind }) => kind)).toEqual(['page', 'funnel']);
});
