import { expect, it } from 'vitest';
import { buildInitials } from './testimonials.tsx';

it.each([
  ['Danielle R.', 'DR'],
  ['marcus van der t.', 'MT'],
  ['  Ellen  ', 'E'],
  ['', ''],
])('%j has the initials %j', (name, initials) => {
  expect(buildInitials(name)).toBe(initials);
});
