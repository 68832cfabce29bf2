import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { contracts } from '../../shared/api/contracts.ts';
import { replaceTables } from './compose-tables.ts';

it('keeps the tables in docs/http-api.md as npm run docs writes them', () => {
  const page = readFileSync(new URL('../../docs/http-api.md', import.meta.url), 'utf8');
  expect(page).toBe(replaceTables(page));
});

it('keeps the id of every call that was published, and lists new ones as npm run docs does', () => {
  const published: unknown = JSON.parse(readFileSync(new URL('operation-ids.json', import.meta.url), 'utf8'));
  expect(contracts.map(({ id }) => id).toSorted()).toEqual(published);
});
