import type { Db } from '../../platform/database/database.ts';
import { writeCsvRow } from './output/write-csv.ts';
import { writeJson } from './output/write-json.ts';
import type { Period } from './report.ts';

const rowsAtOnce = 1000;

/** The columns of the export. The link to a person's account is not among them. */
const columns = [
  'id',
  'event_id',
  'action',
  'name',
  'event_type',
  'carrier',
  'page_route',
  'element_clicked',
  'element_value',
  'additional_data',
  'referral_url',
  'interest',
  'session_id',
  'source',
  'device_class',
  'browser_family',
  'occurred_at',
  'received_at',
] as const;

/**
 * The raw events of the period in the order in which they were stored, line by line. They are read a thousand at a
 * time: one long read would keep the server's write-ahead log from shrinking.
 */
export async function* exportEvents(
  db: Db,
  { from, to }: Period,
  format: 'ndjson' | 'csv',
): AsyncGenerator<string> {
  if (format === 'csv') yield writeCsvRow(columns);
  let last = 0;
  for (;;) {
    const rows = await db
      .selectFrom('analytics_events')
      .select(columns)
      .where('id', '>', last)
      .where('day', '>=', from)
      .where('day', '<=', to)
      .orderBy('id')
      .limit(rowsAtOnce)
      .execute();
    for (const row of rows) {
      yield format === 'csv'
        ? writeCsvRow(columns.map((column) => row[column]))
        : `${writeJson({ ...row, additional_data: parse(row.additional_data) })}\n`;
    }
    const end = rows.at(-1);
    if (!end || rows.length < rowsAtOnce) return;
    last = end.id;
  }
}

function parse(text: string | null): unknown {
  return text === null ? null : JSON.parse(text);
}
