import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSecrets } from './secrets.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'secrets-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function create(secret?: string, isProduction = false) {
  return createSecrets({ secret, isProduction, databaseFile: `${folder}/data/test.db` });
}

describe('createSecrets', () => {
  it('derives the same key for the same purpose, and a different one for every other', () => {
    const secret = 's'.repeat(32);
    const key = create(secret).deriveKey('codes');
    expect(key).toHaveLength(32);
    expect(create(secret).deriveKey('codes')).toEqual(key);
    expect(create(secret).deriveKey('factors')).not.toEqual(key);
    expect(create('t'.repeat(32)).deriveKey('codes')).not.toEqual(key);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('keeps a secret next to the database in development, readable only by its owner', () => {
    const key = create().deriveKey('codes');
    expect(create().deriveKey('codes')).toEqual(key);
    expect(readdirSync(`${folder}/data`)).toEqual(['session-secret']);
    expect(statSync(`${folder}/data/session-secret`).mode & 0o777).toBe(0o600);
  });

  it('gives processes that start at the same time the same keys', async () => {
    const module = JSON.stringify(new URL('./secrets.ts', import.meta.url).href);
    const options = JSON.stringify({ isProduction: false, databaseFile: `${folder}/data/test.db` });
    const code = `const { createSecrets } = await import(${module});
      process.stdout.write(createSecrets(${options}).deriveKey('codes').toString('hex'));`;
    const run = promisify(execFile);
    const all = await Promise.all(
      Array.from({ length: 6 }, () => run(process.execPath, ['--input-type=module', '-e', code])),
    );
    expect(new Set(all.map(({ stdout }) => stdout))).toEqual(
      new Set([create().deriveKey('codes').toString('hex')]),
    );
    expect(readdirSync(`${folder}/data`)).toEqual(['session-secret']);
  });

  it('[security 50] creates no secret in production', () => {
    expect(() => create(undefined, true)).toThrow('SESSION_SECRET');
    expect(readdirSync(folder)).toEqual([]);
  });

  it('rejects a damaged stored secret', () => {
    create();
    writeFileSync(`${folder}/data/session-secret`, 'cut');
    expect(() => create()).toThrow('is damaged');
  });
});
