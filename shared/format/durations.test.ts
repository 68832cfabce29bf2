import { expect, it } from 'vitest';
import { formatWait } from './durations.ts';

it.each([
  [1, '1 second'],
  [45, '45 seconds'],
  [119, '119 seconds'],
  [120, '2 minutes'],
  [121, '3 minutes'],
])('formats a wait of %d seconds as "%s"', (seconds, text) => {
  expect(formatWait(seconds)).toBe(text);
});
