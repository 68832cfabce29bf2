import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { replaceCalls } from './compose-calls.ts';

it('keeps the calls in docs/http-api.md as npm run docs writes them', () => {
  const page = readFileSync(new URL('../../docs/http-api.md', import.meta.url), 'utf8');
  expect(page).toBe(replaceCalls(page));
});
