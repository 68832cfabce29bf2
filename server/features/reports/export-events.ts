import type { Db } from '../../platform/database/database.ts';
import { toColumn } from '../../platform/database/engine-sql.ts';
import type { Days } from '../../platform/local-days.ts';
import { writeCsvRow } from '../../platform/write-csv-row.ts';
import { writeJson } from './output/write-report.ts';
import { exportedColumns, listEvents } from './raw-events.repository.ts';

const rowsAtOnce = 1000;

/** Exported fields have the names of the database columns. */
const columnNames = exportedColumns.map(toColumn);

/**
 * Exports the raw events of the period in the order they were stored, line by line. They are loaded a thousand at a
 * time, because one long read would keep the server's write-ahead log from shrinking.
 */
export async function* exportEvents(db: Db, period: Days, format: 'ndjson' | 'csv'): AsyncGenerator<string> {
  if (format === 'csv') yield writeCsvRow(columnNames);
  let after = 0;
  for (;;) {
    const rows = await listEvents(db, period, { after, max: rowsAtOnce });
    for (const row of rows) {
      const values = exportedColumns.map((column) => row[column]);
      yield format === 'csv'
        ? writeCsvRow(values.map(toCell))
        : `${writeJson(Object.fromEntries(columnNames.map((name, index) => [name, values[index]])))}\n`;
    }
    const end = rows.at(-1);
    if (!end || rows.length < rowsAtOnce) return;
    after = end.id;
  }
}

function toCell(value: unknown): string | number | null {
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'string' || typeof value === 'number' || value === null) return value;
  return JSON.stringify(value);
}
