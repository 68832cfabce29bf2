import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, it } from 'vitest';
import { composeDocument } from '../../../shared/openapi/compose-document.ts';

const source = JSON.stringify(composeDocument('https://www.coverlight.test'));

// `npm run check:tools` lets Spectral check it, too.
it('passes the recommended rules of Redocly', async () => {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source, config });
  expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
});
