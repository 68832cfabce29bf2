import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parseConfig } from '../../server/config.ts';
import { settingNames } from '../../server/settings.ts';
import { composeEnvExample, composeSettingsPage, writeIntoCompose } from './compose-settings.ts';

const read = (name: string) => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8');
const hint = 'Run `npm run settings` after changing server/settings.ts.';

it('keeps .env.example, docs/settings.md, and docker-compose.yml current', () => {
  expect(read('.env.example'), hint).toBe(composeEnvExample());
  expect(read('docs/settings.md'), hint).toBe(composeSettingsPage());
  expect(read('docker-compose.yml'), hint).toBe(writeIntoCompose(read('docker-compose.yml')));
});

it('lists every setting in .env.example, with its default', () => {
  const entries = [...read('.env.example').matchAll(/^([A-Z_]+)=(.*)$/gm)].map(
    ([, name = '', value = '']) => [name, value] as const,
  );
  expect(entries.map(([name]) => name).sort()).toEqual(settingNames.toSorted());
  const { given: _given, ...config } = parseConfig(Object.fromEntries(entries));
  const { given: _none, ...defaults } = parseConfig({});
  expect(config).toEqual(defaults);
});
