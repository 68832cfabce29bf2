import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parseConfig } from './config.ts';
import { createLogOn } from './platform/observability/logger.ts';
import { logStartWarnings } from './start-warnings.ts';
import { testSecret } from './testing/test-app.ts';

function listWarnings(environment: Record<string, string>, environmentFile = '/nowhere/.env') {
  const lines: string[] = [];
  const { logger } = createLogOn('info', { write: (line) => void lines.push(line) });
  const production = { NODE_ENV: 'production', SESSION_SECRET: testSecret, MAIL_URL: 'smtp://mail' };
  logStartWarnings(parseConfig({ ...production, ...environment }), logger, environmentFile);
  return lines.map((line) => JSON.parse(line));
}

it('warns of data and backups that other users of the machine can open', () => {
  const folder = mkdtempSync(join(tmpdir(), 'coverlight-open-'));
  mkdirSync(`${folder}/backups`, { mode: 0o700 });
  writeFileSync(`${folder}/main.db`, '', { mode: 0o600 });
  const environment = { DATABASE_URL: `file:${folder}/main.db`, PUBLIC_ORIGIN: 'https://www.example.com' };
  expect(listWarnings(environment)).toEqual([]);
  chmodSync(`${folder}/main.db`, 0o644);
  chmodSync(`${folder}/backups`, 0o755);
  expect(listWarnings(environment)).toMatchObject([
    { level: 40, paths: [`${folder}/main.db`, `${folder}/backups`] },
  ]);
  rmSync(folder, { recursive: true });
});

it.each([
  ['http://www.example.com', 1],
  ['https://www.example.com', 0],
  ['http://localhost:3000', 0],
])('warns of %s in production %d times', (PUBLIC_ORIGIN, count) => {
  expect(listWarnings({ PUBLIC_ORIGIN, DATABASE_URL: 'file:/nowhere/main.db' })).toHaveLength(count);
});

it('[security 50] warns of secrets in production that anyone could guess', () => {
  const weak = 'a'.repeat(40);
  const environment = {
    PUBLIC_ORIGIN: 'https://www.example.com',
    DATABASE_URL: 'file:/nowhere/main.db',
    SESSION_SECRET: weak,
    METRICS_TOKEN: weak,
  };
  expect(listWarnings(environment)).toMatchObject([
    { level: 40, settings: ['SESSION_SECRET', 'METRICS_TOKEN'] },
  ]);
});

it('warns of names in .env that are not settings', () => {
  const folder = mkdtempSync(join(tmpdir(), 'coverlight-env-'));
  const environment = {
    PUBLIC_ORIGIN: 'https://www.example.com',
    DATABASE_URL: 'file:/nowhere/main.db',
  };
  const file = `${folder}/.env`;
  writeFileSync(file, '# Comment\nBACKUP_EVERY=1d\nBACKUP_EVRY=1d\nNODE_OPTIONS=--trace-warnings\n', {
    mode: 0o600,
  });
  expect(listWarnings(environment, file)).toMatchObject([{ level: 40, settings: ['BACKUP_EVRY'] }]);
  rmSync(folder, { recursive: true });
});
