import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createTestApp } from '../server/testing/test-app.ts';
import { composeSchema } from './schema.ts';

it('keeps the schema types equal to what the migrations create', async () => {
  await using app = await createTestApp();
  const file = new URL('../server/platform/database/schema.ts', import.meta.url);
  expect(readFileSync(file, 'utf8'), 'Run `npm run schema` after adding a migration.').toBe(
    await composeSchema(app.services.database.db),
  );
});
