import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { replaceTables } from './compose-tables.ts';

it('keeps the tables in docs/http-api.md as npm run docs writes them', () => {
  const page = readFileSync(new URL('../../docs/http-api.md', import.meta.url), 'utf8');
  expect(page).toBe(replaceTables(page));
});
