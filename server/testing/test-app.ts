import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '../app.ts';
import { parseConfig } from '../config.ts';
import { isPostgresUrl } from '../platform/database/database.ts';
import { migrate } from '../platform/database/migrator.ts';
import { openSqliteDatabase } from '../platform/database/sqlite/sqlite-database.ts';
import { createLogOn } from '../platform/observability/logger.ts';
import type { SiteManifest } from '../platform/site/site-manifest.ts';
import { openBuiltSite } from '../platform/site/site-source.ts';
import { version } from '../platform/version.ts';
import { createServices, type Overrides, type Services } from '../services.ts';
import { createQuickHasher } from './quick-hasher.ts';
import { createTestDatabase } from './test-database.ts';
import { watchResponses } from './watch-responses.ts';

export const testOrigin = 'http://localhost:3000';
/** One that production accepts. */
export const testSecret = '0123456789abcdef'.repeat(2);

export type TestApp = AsyncDisposable & {
  listener: RequestListener;
  services: Services;
  folder: string;
  /** Every log line so far, parsed. */
  readLog: () => Record<string, unknown>[];
};

/**
 * The real server with all of its middleware, on a fresh migrated database and a small built site. A response that
 * breaks its contract fails the test when the app is disposed.
 */
export async function createTestApp(
  environment: Record<string, string> = {},
  overrides: Overrides = {},
): Promise<TestApp> {
  const folder = mkdtempSync(join(tmpdir(), 'coverlight-test-'));
  const lines: string[] = [];
  const { DATABASE_URL: given } = environment;
  const database = given ? undefined : await createTestDatabase(folder);
  if (!isPostgresUrl(given ?? database?.url ?? '')) {
    migratedDatabase ??= migrateEmptyDatabase();
    writeFileSync(`${folder}/test.db`, await migratedDatabase);
  }
  const config = parseConfig({
    DATABASE_URL: given ?? database?.url,
    // PostgreSQL requires one; SQLite keeps one next to the file.
    SESSION_SECRET: isPostgresUrl(given ?? database?.url ?? '') ? testSecret : undefined,
    PUBLIC_ORIGIN: testOrigin,
    RATE_LIMIT_FACTOR: '1000',
    ...environment,
  });
  const services = await createServices(config, {
    log: createLogOn('info', { write: (line) => void lines.push(line) }),
    hasher: createQuickHasher(),
    siteSource: openBuiltSite(writeTestSite(`${folder}/site`)),
    ...overrides,
  });
  const differences: string[] = [];
  return {
    listener: watchResponses(createApp(services), (difference) => void differences.push(difference)),
    services,
    folder,
    readLog: () => lines.map((line) => JSON.parse(line)),
    async [Symbol.asyncDispose]() {
      await services[Symbol.asyncDispose]();
      await database?.remove();
      rmSync(folder, { recursive: true, force: true });
      if (differences.length > 0) throw new Error(`Not as the contract says:\n${differences.join('\n')}`);
    },
  };
}

/** What a command needs in its environment to use the app's database. */
export function describeDatabase({ services }: TestApp): Record<string, string> {
  const { databaseUrl, sessionSecret } = services.config;
  return { DATABASE_URL: databaseUrl, ...(sessionSecret ? { SESSION_SECRET: sessionSecret } : {}) };
}

/** Copied for every test, because migrating takes half of the time that an app needs to start. */
let migratedDatabase: Promise<Buffer> | undefined;

async function migrateEmptyDatabase(): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'coverlight-test-'));
  const database = openSqliteDatabase(`file:${folder}/empty.db`);
  await migrate(database.db);
  await database.close();
  const content = readFileSync(`${folder}/empty.db`);
  rmSync(folder, { recursive: true });
  return content;
}

/** Stops the app and starts another on its database, like a restart, because two servers never share a file. */
export async function restartTestApp(
  { services }: TestApp,
  environment: Record<string, string> = {},
  overrides: Overrides = {},
): Promise<TestApp> {
  await services[Symbol.asyncDispose]();
  return createTestApp({ DATABASE_URL: services.config.databaseUrl, ...environment }, overrides);
}

/** A site of two pages and one script, in the form that the build writes. */
function writeTestSite(folder: string): string {
  mkdirSync(folder, { recursive: true });
  const shared = {
    isCompressed: false,
    hasOrigin: false,
    isEmbeddable: false,
    etag: 'abc',
    checksum: 'abc',
  };
  const html = {
    ...shared,
    contentType: 'text/html; charset=utf-8',
    cacheControl: 'no-cache',
    hasOrigin: true,
  };
  const manifest: SiteManifest = {
    version,
    origin: 'http://built.example',
    styleHashes: ['sha256-abc='],
    scriptHashes: ['sha256-def='],
    notFoundPath: '/404',
    redirects: { '/privacy': '/legal/privacy' },
    fallbacks: { '/blog/': '/blog' },
    files: [
      { ...html, path: '/', file: 'index.html' },
      { ...html, path: '/guide', file: 'index.html' },
      { ...html, path: '/404', file: '404.html' },
      {
        ...shared,
        path: '/assets/main.js',
        file: 'main.js',
        contentType: 'text/javascript; charset=utf-8',
        cacheControl: 'public, max-age=31536000, immutable',
      },
    ],
  };
  writeFileSync(`${folder}/index.html`, '<link rel="canonical" href="http://built.example/"><h1>Home</h1>');
  writeFileSync(`${folder}/404.html`, '<h1>404 Oops! Page not found</h1>');
  writeFileSync(`${folder}/main.js`, 'export {};');
  writeFileSync(`${folder}/site.json`, JSON.stringify(manifest));
  return folder;
}
