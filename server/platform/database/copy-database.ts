import { type RawBuilder, sql } from 'kysely';
import type { Db } from './database.ts';
import { isPostgres } from './engine-sql.ts';

type Value = string | number | null;
type Row = Readonly<Record<string, Value>>;

/** A table as it is copied. `key` has the columns of its primary key, which the database may number. */
export type CopiedTable = {
  name: string;
  columns: readonly string[];
  key: readonly string[];
  isNumbered: boolean;
};

/** Each database has its own journal, and PostgreSQL its counts of calls. */
const notCopied: ReadonlySet<string> = new Set(['migrations', 'rate_limits']);
const rowsAtOnce = 500;
const maxPasses = 4;

/** The tables of a migrated SQLite database, each after those it refers to. PostgreSQL has the same ones. */
export async function listCopiedTables(sqlite: Db): Promise<readonly CopiedTable[]> {
  const columns = await sql<{ tableName: string; name: string; type: string; pk: number }>`
    select list.name as table_name, info.name, info.type, info.pk
    from pragma_table_list as list join pragma_table_info(list.name) as info
    where list.schema = 'main' and list.type = 'table' and list.name not like 'sqlite%' order by list.name, info.cid
  `.execute(sqlite);
  const references = await sql<{ name: string; parent: string }>`
    select list.name, keys."table" as parent
    from pragma_table_list as list join pragma_foreign_key_list(list.name) as keys where keys."table" <> list.name
  `.execute(sqlite);
  const waiting = new Set(
    columns.rows.map(({ tableName }) => tableName).filter((name) => !notCopied.has(name)),
  );
  const sorted: string[] = [];
  while (waiting.size > 0) {
    const isFree = (name: string) =>
      !references.rows.some((one) => one.name === name && waiting.has(one.parent));
    const free = [...waiting].filter(isFree);
    if (free.length === 0) throw new Error(`These tables refer to each other: ${[...waiting].join(', ')}.`);
    for (const name of free) waiting.delete(name);
    sorted.push(...free);
  }
  return sorted.map((name) => {
    const own = columns.rows.filter(({ tableName }) => tableName === name);
    const key = own.filter(({ pk }) => pk > 0).toSorted((one, other) => one.pk - other.pk);
    return {
      name,
      columns: own.map((column) => column.name),
      key: key.map((column) => column.name),
      isNumbered: key.map(({ type }) => type.toLowerCase()).join() === 'integer',
    };
  });
}

/**
 * Makes the target's rows equal to the source's, and returns how many rows there are, and how many it removed and added.
 * It can be stopped and started again, and ends with a pass that has compared every row and found no difference. The
 * source must not change meanwhile: pass a transaction.
 */
export async function copyDatabase(
  source: Db,
  target: Db,
  tables: readonly CopiedTable[],
): Promise<{ rows: number; changed: number }> {
  const [from, to] = [source.withoutPlugins(), target.withoutPlugins()];
  let all = 0;
  for (let pass = 0; pass < maxPasses; pass += 1) {
    let [rows, changed] = [0, 0];
    for (const table of tables) {
      changed += await removeDifferent(from, to, table);
      const count = await countRows(from, table);
      if (count !== (await countRows(to, table))) changed += await addMissing(from, to, table);
      if (isPostgres(to) && table.isNumbered) await continueIds(to, table);
      rows += count;
    }
    all += changed;
    if (changed === 0) return { rows, changed: all };
  }
  throw new Error('The databases keep differing, because something else is changing one of them.');
}

export async function isEmpty(db: Db, tables: readonly CopiedTable[]): Promise<boolean> {
  for (const table of tables) if ((await countRows(db, table)) > 0) return false;
  return true;
}

async function removeDifferent(from: Db, to: Db, table: CopiedTable): Promise<number> {
  let removed = 0;
  for (let after: Row | undefined; ; ) {
    const rows = await readRows(to, table, after);
    const last = rows.at(-1);
    if (!last) return removed;
    const right = new Set((await readRows(from, table, after, last)).map(toText));
    const wrong = rows.filter((row) => !right.has(toText(row)));
    for (const row of wrong) {
      await sql`delete from ${sql.table(table.name)} where ${compareKeys(table, '=', row)}`.execute(to);
    }
    removed += wrong.length;
    after = last;
  }
}

async function addMissing(from: Db, to: Db, table: CopiedTable): Promise<number> {
  const toKey = (row: Row) => JSON.stringify(table.key.map((name) => row[name]));
  let added = 0;
  for (let after: Row | undefined; ; ) {
    const rows = await readRows(from, table, after);
    const last = rows.at(-1);
    if (!last) return added;
    const known = new Set((await readRows(to, table, after, last)).map(toKey));
    const missing = rows.filter((row) => !known.has(toKey(row)));
    if (missing.length > 0) await insertRows(to, table, JSON.stringify(missing));
    added += missing.length;
    after = last;
  }
}

/** Takes the rows as one JSON value, because thousands of parameters would take several times as long. */
async function insertRows(db: Db, table: CopiedTable, json: string): Promise<void> {
  const fields = table.columns.map((name) => sql`value ->> ${sql.lit(`$.${name}`)}`);
  const rows = isPostgres(db)
    ? sql`${listColumns(table)} from json_populate_recordset(null::${sql.table(table.name)}, ${json}::json)`
    : sql`${sql.join(fields)} from json_each(${json})`;
  await sql`insert into ${sql.table(table.name)} (${listColumns(table)}) select ${rows}`.execute(db);
}

/** Rows by primary key, after one and up to another. */
async function readRows(db: Db, table: CopiedTable, after?: Row, until?: Row): Promise<readonly Row[]> {
  const conditions = [
    ...(after ? [compareKeys(table, '>', after)] : []),
    ...(until ? [compareKeys(table, '<=', until)] : [sql`1 = 1`]),
  ];
  const { rows } = await sql<Row>`
    select ${listColumns(table)} from ${sql.table(table.name)} where ${sql.join(conditions, sql` and `)}
    order by ${listKey(table)} ${until ? sql`` : sql`limit ${sql.lit(rowsAtOnce)}`}
  `.execute(db);
  // PostgreSQL's dialect replaces NUL in the same way.
  const clean = (value: Value) => (typeof value === 'string' ? value.replaceAll('\0', '\uFFFD') : value);
  return rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, value]) => [name, clean(value)])),
  );
}

async function countRows(db: Db, { name }: CopiedTable): Promise<number> {
  const { rows } = await sql<{ rows: number }>`select count(*) as rows from ${sql.table(name)}`.execute(db);
  return rows[0]?.rows ?? 0;
}

/** Lets PostgreSQL number new rows after the copied ones. */
async function continueIds(db: Db, { name }: CopiedTable): Promise<void> {
  await sql`
    select setval(pg_get_serial_sequence(${name}, 'id'), max(id)) from ${sql.table(name)} having max(id) is not null
  `.execute(db);
}

function compareKeys({ key }: CopiedTable, operator: '=' | '>' | '<=', row: Row): RawBuilder<boolean> {
  return sql`(${sql.join(key.map((name) => sql.ref(name)))}) ${sql.raw(operator)} (${sql.join(key.map((name) => row[name]))})`;
}

const listKey = ({ key }: CopiedTable) => sql.join(key.map((name) => sql.ref(name)));
const listColumns = ({ columns }: CopiedTable) => sql.join(columns.map((name) => sql.ref(name)));
const toText = (row: Row) => JSON.stringify(row);
