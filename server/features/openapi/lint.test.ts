import { createConfig, lintFromString } from '@redocly/openapi-core';
import spectral from '@stoplight/spectral-core';
import rulesets from '@stoplight/spectral-rulesets';
import { expect, it } from 'vitest';
import { composeDocument } from '../../../shared/openapi/compose-document.ts';

const source = JSON.stringify(composeDocument('https://www.coverlight.test'));

it('passes the recommended rules of Redocly', async () => {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source, config });
  expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
});

it('passes the recommended rules of Spectral', async () => {
  const linter = new spectral.Spectral();
  // Redocly checks the examples in a quarter of the time. `npm run check:tools` lets Spectral check them, too.
  const rules = { 'oas3-valid-media-example': 'off' } as const;
  // @ts-expect-error Spectral's types don't fit its own rules with exactOptionalPropertyTypes.
  linter.setRuleset({ extends: [[rulesets.oas, 'recommended']], rules });
  const problems = await linter.run(source);
  expect(problems.map(({ code, message, path }) => `${code}: ${message} (${path.join('/')})`)).toEqual([]);
});
