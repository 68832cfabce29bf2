import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Kysely, sql } from 'kysely';
import { migrate } from '../server/platform/database/migrator.ts';
import { openSqliteDatabase } from '../server/platform/database/sqlite/sqlite-database.ts';

type Kind = 'time' | 'boolean' | 'json';
type Column = { name: string; kind: Kind | undefined; type: string };

/** SQLite doesn't distinguish JSON from other text. */
const jsonColumns = new Set(['additional_data', 'answers', 'deltas', 'payload', 'usage', 'user_data']);

/** Tables and columns that only the previous version still uses, until a migration of the next release drops them. */
const retired = new Set([
  'analytics_ingestion',
  'analytics_sessions.source',
  'profiles.approval_preference',
  'profiles.coverage_amount',
  'profiles.health_conditions',
  'profiles.health_status',
  'profiles.no_medical_exam',
  'profiles.policy_type',
  'profiles.priority',
  'profiles.smoking_status',
  'profiles.state',
]);

/**
 * Composes the text of `server/platform/database/schema.ts` from a migrated database: a type for each table, and the
 * columns whose values are converted.
 */
export async function composeSchema<Tables>(db: Kysely<Tables>): Promise<string> {
  const tables = (await db.introspection.getTables()).filter(
    ({ name }) => name !== 'migrations' && !retired.has(name),
  );
  const parts: string[] = [];
  const columns: Column[] = [];
  for (const { name, columns: found } of tables.toSorted((one, other) => (one.name < other.name ? -1 : 1))) {
    const { rows } = await sql<{ sql: string }>`select sql from sqlite_master where name = ${name}`.execute(
      db,
    );
    const described = found
      .filter((column) => !retired.has(`${name}.${column.name}`))
      .map((column) => describeColumn(column, rows[0]?.sql ?? ''));
    columns.push(...described);
    const lines = described.map((column) => `    ${toCamelCase(column.name)}: ${column.type};`);
    parts.push(`  ${toCamelCase(name)}: {\n${lines.join('\n')}\n  };`);
  }
  return `// Written by \`npm run schema\` from the migrations. Do not edit.
import type { ColumnType, Generated } from 'kysely';

export type Tables = {
${parts.join('\n')}
};

${writeNames('booleanColumns', 'Booleans are stored as 0 and 1.', 'boolean', columns)}
${writeNames('jsonColumns', 'Values are stored as JSON.', 'json', columns)}`;
}

type FoundColumn = {
  name: string;
  dataType: string;
  isNullable: boolean;
  hasDefaultValue: boolean;
  isAutoIncrementing: boolean;
};

function describeColumn(column: FoundColumn, tableSql: string): Column {
  const { name, dataType, isNullable, hasDefaultValue } = column;
  const listed = listAllowed(name, tableSql);
  const kind = findKind(name, dataType, listed);
  const isKey =
    dataType.toLowerCase() === 'integer' && new RegExp(`\\b${name} integer primary key`).test(tableSql);
  const isGenerated = hasDefaultValue || isKey;
  const empty = isNullable && !isKey ? ' | null' : '';
  if (kind === 'json') {
    const stored = `string${empty}${isGenerated ? ' | undefined' : ''}`;
    return { name, kind, type: `ColumnType<unknown, ${stored}, string${empty}>` };
  }
  const type = (kind ? { time: 'Date', boolean: 'boolean' }[kind] : writeType(dataType, listed)) + empty;
  return { name, kind, type: isGenerated ? `Generated<${type}>` : type };
}

/** Lists the values that a column's check allows, as written in SQL. */
function listAllowed(name: string, tableSql: string): readonly string[] {
  const check = new RegExp(`check \\(${name} (?:in \\(([^)]*)\\)|= ('[^']*'))\\)`).exec(tableSql);
  return (check?.[1] ?? check?.[2])?.split(',').map((value) => value.trim()) ?? [];
}

function findKind(name: string, dataType: string, listed: readonly string[]): Kind | undefined {
  if (listed.join() === '0,1') return 'boolean';
  if (dataType.toLowerCase() !== 'text') return undefined;
  if (/_(?:at|until|since)$/.test(name)) return 'time';
  return jsonColumns.has(name) ? 'json' : undefined;
}

function writeType(dataType: string, listed: readonly string[]): string {
  if (listed.length > 0) return listed.join(' | ');
  return dataType.toLowerCase() === 'text' ? 'string' : 'number';
}

function writeNames(name: string, comment: string, kind: Kind, columns: readonly Column[]): string {
  const names = new Set(
    columns.filter((column) => column.kind === kind).map((column) => toCamelCase(column.name)),
  );
  const quoted = [...names].sort().map((column) => `'${column}'`);
  const start = `/** ${comment} */\nexport const ${name}: ReadonlySet<string> = new Set([`;
  // Matches the formatter, which uses one line if there is enough room.
  return quoted.join(', ').length < 50
    ? `${start}${quoted.join(', ')}]);\n`
    : `${start}\n${quoted.map((column) => `  ${column},\n`).join('')}]);\n`;
}

function toCamelCase(name: string): string {
  return name.replaceAll(/_(\w)/g, (_match, letter: string) => letter.toUpperCase());
}

if (import.meta.main) {
  const folder = mkdtempSync(join(tmpdir(), 'coverlight-schema-'));
  const database = openSqliteDatabase(`file:${folder}/schema.db`);
  await migrate(database.db);
  const file = fileURLToPath(new URL('../server/platform/database/schema.ts', import.meta.url));
  writeFileSync(file, await composeSchema(database.db));
  await database.close();
  rmSync(folder, { recursive: true });
}
