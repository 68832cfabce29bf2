import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ConfigError, environmentSchema, readConfig } from './config.ts';

const secret = 'a'.repeat(32);

function readFaults(environment: Record<string, string>): readonly string[] {
  try {
    readConfig(environment);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.faults;
    throw error;
  }
}

describe('readConfig', () => {
  it('works with nothing set', () => {
    expect(readConfig({})).toMatchObject({
      isProduction: false,
      port: 3000,
      publicOrigin: 'http://localhost:3000',
    });
  });

  it('treats blank values as unset', () => {
    expect(readConfig({ PORT: '', PUBLIC_ORIGIN: ' ', CARRIERS_FILE: '' })).toEqual(readConfig({}));
  });

  it('derives the origin from the port', () => {
    expect(readConfig({ PORT: '8099' }).publicOrigin).toBe('http://localhost:8099');
  });

  it('reports every fault at once', () => {
    const faults = readFaults({
      NODE_ENV: 'production',
      PORT: 'http',
      DATABASE_URL: 'postgres://db',
      TRUST_PROXY: 'true',
      RATE_LIMIT_FACTOR: '0',
      SESSION_SECRET: 'short',
    });
    expect(faults.map((fault) => fault.split(':')[0]).sort()).toEqual([
      'DATABASE_URL',
      'PORT',
      'PUBLIC_ORIGIN',
      'RATE_LIMIT_FACTOR',
      'SESSION_SECRET',
      'TRUST_PROXY',
    ]);
  });

  it('demands an origin and a secret in production', () => {
    expect(readFaults({ NODE_ENV: 'production' })).toEqual([
      'PUBLIC_ORIGIN: must be set in production',
      'SESSION_SECRET: must be set in production',
    ]);
    const environment = {
      NODE_ENV: 'production',
      PUBLIC_ORIGIN: 'https://www.example.com',
      SESSION_SECRET: secret,
    };
    expect(readConfig(environment)).toMatchObject({
      isProduction: true,
      publicOrigin: 'https://www.example.com',
    });
  });

  it.each(['example.com', 'https://example.com/path', 'ftp://example.com', 'javascript:alert(1)'])(
    'refuses %s as the public origin',
    (value) => {
      expect(readFaults({ PUBLIC_ORIGIN: value })).toHaveLength(1);
    },
  );
});

describe('.env.example', () => {
  const text = readFileSync(new URL('../.env.example', import.meta.url), 'utf8');
  const entries = [...text.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(
    ([, name = '', value = '']) => [name, value] as const,
  );

  it('lists exactly the variables of the schema', () => {
    expect(entries.map(([name]) => name).sort()).toEqual(Object.keys(environmentSchema.shape).sort());
  });

  it('holds the defaults', () => {
    expect(readConfig(Object.fromEntries(entries))).toEqual(readConfig({}));
  });

  it('explains every variable in the line above it', () => {
    expect([...text.matchAll(/^# .+\n[A-Z_]+=/gm)]).toHaveLength(entries.length);
  });
});
