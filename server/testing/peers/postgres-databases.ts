import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import pg from 'pg';
import { parseConfig } from '../../config.ts';
import { migrate } from '../../platform/database/migrator.ts';
import { openDatabase } from '../../platform/database/open-database.ts';
import type { TestDatabase } from '../test-database.ts';
import type { PostgresServer } from './postgres-server.ts';

/** The names of what compose's script creates. */
const template = 'coverlight';
const role = 'coverlight';
const script = readFileSync(new URL('../../../docs/deploy/create-database.sh', import.meta.url), 'utf8');

/** Creates the migrated database that each test gets a copy of, by the statements that compose runs. */
export async function createTemplate({ url }: Pick<PostgresServer, 'url'>): Promise<void> {
  const [, statements = ''] = script.split(/^psql .*$|^SQL$/m);
  for (const statement of statements.split(';')) {
    await runOn(url('postgres'), statement.replace(":'password'", "'secret'"));
  }
  // A test about migrating creates an empty database.
  await runOn(url('postgres'), `alter role ${role} createdb`);
  const settings = parseConfig({ DATABASE_URL: signInAsRole(url(template)), SESSION_SECRET: 'x'.repeat(32) });
  const database = await openDatabase(settings);
  await migrate(database.db);
  await database.close();
}

/** `server` is the URL of the server's own database. */
export async function copyTemplate(server: string): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await runOn(server, `create database ${name} template ${template} owner ${role} strategy file_copy`);
  return {
    url: signInAsRole(server.replace(/[^/]*$/, name)),
    remove: () => runOn(server, `drop database ${name} with (force)`),
  };
}

function signInAsRole(url: string): string {
  return url.replace(/(?<=^postgres:\/\/)[^@]*/, role);
}

async function runOn(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
