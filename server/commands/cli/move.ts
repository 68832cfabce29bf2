import { setTimeout as pause } from 'node:timers/promises';
import { formatCount } from '../../../shared/format/plurals.ts';
import { parseConfig } from '../../config.ts';
import {
  type CopiedTable,
  copyDatabase,
  isEmpty,
  listCopiedTables,
} from '../../platform/database/copy-database.ts';
import { type Database, isPostgresUrl } from '../../platform/database/database.ts';
import { lockTables } from '../../platform/database/engine-sql.ts';
import { addMark, compareMigrations, migrate, removeMark } from '../../platform/database/migrator.ts';
import { isServed, openDatabase } from '../../platform/database/open-database.ts';
import { listProblems } from '../../platform/database/sqlite/integrity.ts';
import { defineCommand, UsageError } from './command.ts';
import { databasePool, openForChanges } from './open-database.ts';

/** No server starts on a database with this mark, because no version knows it. */
const unfinished = 'unfinished copy';
/** Tables where the first visitors leave rows. Migrations fill some of the others. */
const visitorTables: ReadonlySet<string> = new Set([
  'users',
  'analytics_events',
  'referral_logs',
  'contact_messages',
]);
const pollMs = 500;

/** What `--json` prints for a step, and the text without it. */
type Step = {
  step: string;
  text: string;
  rows?: number;
  changed?: number;
  seconds?: number;
  minutes?: number;
};

export const moveCommand = defineCommand({
  name: 'move',
  summary: 'Copies the site’s database to the other engine, checks every row, and hands over.',
  options: {
    to: { type: 'string', value: 'URL', help: 'postgres://…, or file: and a path for SQLite' },
    prepare: { type: 'boolean', help: 'only copies, and says how long the site will be read-only' },
  },
  details: [
    'The site keeps running while most rows are copied. Then it is read-only, which means that changes get 503, until the',
    'rest is copied, every row has been compared, and you have stopped the server. You can interrupt it at any time',
    'before that, and run it again to continue. Afterward, no server starts on the old database.',
  ],
  async run({ to, prepare }, _positionals, { environment, isJson }) {
    const { databaseUrl: from } = parseConfig(environment);
    if (to === undefined || !/^(?:file|postgres|postgresql):/.test(to)) {
      throw new UsageError('--to must be the other database, as postgres://… or file:….');
    }
    if (isPostgresUrl(to) === isPostgresUrl(from)) {
      throw new UsageError(
        'This moves between SQLite and PostgreSQL, but DATABASE_URL and --to are the same kind of database.',
      );
    }
    return { text: write(move(from, to, prepare), isJson) };
  },
});

async function* write(steps: AsyncIterable<Step>, isJson: boolean): AsyncGenerator<string> {
  for await (const { text, ...facts } of steps) yield `${isJson ? JSON.stringify(facts) : text}\n`;
}

async function* move(from: string, to: string, isOnlyPrepared: boolean): AsyncGenerator<Step> {
  await using stack = new AsyncDisposableStack();
  const open = (opened: Database) => stack.adopt(opened, ({ close }) => close());
  // A run that was killed at the end may have left both marks. The next run removes the target's.
  const moved = `moved to ${to.replace(/\/\/[^/]*@/, '//')}`;
  const source = open(await openForChanges(from, (mark) => mark === moved));
  const target = open(await openDatabase({ databaseUrl: to, databasePool }));
  await migrate(target.db, undefined, unfinished);
  const tables = await listCopiedTables((isPostgresUrl(from) ? target : source).db);
  await claim(target, tables);

  const reading = () => source.db.transaction().setAccessMode('read only');
  const copied = await measure(() => reading().execute((trx) => copyDatabase(trx, target.db, tables)));
  yield { step: 'copied', ...copied, text: `Copied ${describeRows(copied.rows)} in ${copied.seconds} s.` };
  const again = await measure(() => reading().execute((trx) => copyDatabase(trx, target.db, tables)));
  const minutes = Math.max(1, Math.ceil((2 * again.seconds) / 60));
  yield {
    step: 'measured',
    minutes,
    text: `The site will be read-only for up to ${formatCount(minutes, { one: '# minute', other: '# minutes' })}, and until you stop the server.`,
  };
  if (isOnlyPrepared) return;

  const trx = await source.db.startTransaction().execute();
  try {
    await lockTables(trx, [...tables.map(({ name }) => name), 'migrations']);
    const rest = await measure(() => copyDatabase(trx, target.db, tables));
    const problems = isPostgresUrl(to) ? [] : await listProblems(target.db);
    if (problems.length > 0) throw new Error(`The copy is damaged: ${problems.join('; ')}`);
    yield {
      step: 'checked',
      ...rest,
      text: `Copied the rest in ${rest.seconds} s. All of the ${describeRows(rest.rows)} are the same in both.`,
    };
    if (await isServed(from, trx)) {
      yield { step: 'waiting', text: 'The site is read-only. Stop the server now; this waits for it.' };
      while (await isServed(from, trx)) await pause(pollMs);
    }
    if (!(await compareMigrations(trx)).unknown.includes(moved)) await addMark(trx, moved);
    await trx.commit().execute();
  } catch (cause) {
    await trx.rollback().execute();
    throw cause;
  }
  await removeMark(target.db, unfinished);
  const secret =
    'Keep the SESSION_SECRET; if it is not set, use the text in session-secret next to the SQLite file.';
  yield {
    step: 'moved',
    text: `Moved. Set DATABASE_URL to the new database, and start the server. ${secret}`,
  };
}

/** Claims a target that is empty, or that an earlier run left unfinished. */
async function claim({ db }: Database, tables: readonly CopiedTable[]): Promise<void> {
  if ((await compareMigrations(db)).unknown.includes(unfinished)) return;
  const filled = tables.filter(({ name }) => visitorTables.has(name));
  if (!(await isEmpty(db, filled))) throw new Error('The --to database is not empty. Choose an empty one.');
  await addMark(db, unfinished);
}

async function measure<T extends object>(work: () => Promise<T>): Promise<T & { seconds: number }> {
  const startedAt = performance.now();
  const result = await work();
  return { ...result, seconds: Math.ceil((performance.now() - startedAt) / 1000) };
}

const describeRows = (rows: number) => formatCount(rows, { one: '# row', other: '# rows' });
