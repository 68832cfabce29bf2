import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTracker } from './create-tracker.ts';
import type { Moment, Report } from './report.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', { location: { href: 'https://site.example/guide' } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('passes on reports from before the rest has loaded, in order and with their own times', async () => {
  const taken: [Report, Moment][] = [];
  const load = vi.fn(async () => (report: Report, moment: Moment) => void taken.push([report, moment]));
  vi.setSystemTime(1000);
  const tracker = createTracker(load);
  await vi.advanceTimersByTimeAsync(1000);
  expect(load).not.toHaveBeenCalled();
  tracker.trackPage('Guide');
  await vi.advanceTimersByTimeAsync(100);
  tracker.trackFunnel('quick_info');
  await vi.advanceTimersByTimeAsync(1000);
  tracker.trackEvent({ eventName: 'match_explained' });
  expect(taken.map(([{ action }, { at }]) => [action, at])).toEqual([
    ['show', 2000],
    ['track_funnel', 2100],
    ['track_event', 3100],
  ]);
  expect(load).toHaveBeenCalledOnce();
});

test('retries a failed load with the next report, and loses nothing', async () => {
  const taken: [Report, Moment][] = [];
  const load = vi.fn(async () => (report: Report, moment: Moment) => void taken.push([report, moment]));
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const tracker = createTracker(load);
  tracker.trackPage('Guide');
  await vi.advanceTimersByTimeAsync(1000);
  expect(taken).toEqual([]);
  tracker.trackFunnel('quick_info');
  await vi.advanceTimersByTimeAsync(1000);
  expect(taken.map(([{ action }]) => action)).toEqual(['show', 'track_funnel']);
});
