import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parseConfig } from '../../server/config.ts';
import { environmentSchema } from '../../server/settings.ts';
import { composeEnvExample, composeSettingsPage } from './compose-settings.ts';

const read = (name: string) => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8');
const hint = 'Run `npm run settings` after changing server/settings.ts.';

it('keeps .env.example and docs/settings.md current', () => {
  expect(read('.env.example'), hint).toBe(composeEnvExample());
  expect(read('docs/settings.md'), hint).toBe(composeSettingsPage());
});

it('lists every setting in .env.example, with its default', () => {
  const entries = [...read('.env.example').matchAll(/^([A-Z_]+)=(.*)$/gm)].map(
    ([, name = '', value = '']) => [name, value] as const,
  );
  expect(entries.map(([name]) => name).sort()).toEqual(Object.keys(environmentSchema.shape).sort());
  const { given: _given, ...config } = parseConfig(Object.fromEntries(entries));
  const { given: _none, ...defaults } = parseConfig({});
  expect(config).toEqual(defaults);
});
