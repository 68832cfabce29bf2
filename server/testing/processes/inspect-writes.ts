import SqliteDatabase from 'better-sqlite3';
import type { Write, WriteKind } from './kill-writes.ts';

export type WriteReport = {
  /** How many were acknowledged, by kind of write. */
  acknowledged: Record<WriteKind, number>;
  /** Acknowledged writes that are missing. */
  missing: string[];
  /** Writes that were stored more than once. */
  repeated: string[];
  integrity: unknown;
  brokenKeys: unknown[];
};

/** Checks a database file for what these writes must have left behind. */
export function inspectWrites(file: string, written: readonly Write[]): WriteReport {
  const database = new SqliteDatabase(file, { readonly: true });
  try {
    const acknowledged: WriteReport['acknowledged'] = {
      beacon: 0,
      referral: 0,
      contact: 0,
      account: 0,
      profile: 0,
    };
    const missing: string[] = [];
    const repeated: string[] = [];
    for (const { kind, ids, count } of written) {
      acknowledged[kind] += 1;
      for (const id of ids) {
        const rows = Number(database.prepare(count).pluck().get(id));
        if (rows === 0) missing.push(`${kind} ${id}`);
        if (rows > 1) repeated.push(`${kind} ${id}`);
      }
    }
    const events = Number(database.prepare('select count(*) from analytics_events').pluck().get());
    const counted = Number(
      database.prepare("select sum(count) from analytics_outcomes where outcome = 'accepted'").pluck().get(),
    );
    const totals = Number(database.prepare('select sum(events) from analytics_daily').pluck().get());
    if (counted !== events || totals !== events) missing.push(`totals: ${counted}, ${totals} of ${events}`);
    return {
      acknowledged,
      missing,
      repeated,
      integrity: database.pragma('integrity_check', { simple: true }),
      brokenKeys: [database.pragma('foreign_key_check')].flat(),
    };
  } finally {
    database.close();
  }
}
