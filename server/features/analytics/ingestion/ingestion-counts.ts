import type { Database } from '../../../platform/database/database.ts';
import { prepareOutcomeCounts } from './ingestion.repository.ts';

type Outcome = 'accepted' | 'duplicate' | 'filtered' | 'rejected';
type Counts = Map<string, number>;

export type IngestionCounts = {
  /** Counts events of the current transaction. */
  add: (outcome: Outcome, reason: string, count: number) => void;
  /** Counts a call that was refused as a whole. A later transaction writes it. */
  refuse: (code: string) => void;
  hasRefused: () => boolean;
  /** Writes everything. Call it last in a transaction. */
  write: (day: string) => void;
  /** Call it after the transaction. If it failed, only the refused calls are kept. */
  settle: (isCommitted: boolean) => void;
};

/** Counts the results of events and calls, by day. */
export function createIngestionCounts(database: Pick<Database, 'prepare'>): IngestionCounts {
  const addCount = prepareOutcomeCounts(database);
  const events: Counts = new Map();
  let refused: Counts = new Map();
  let underWay: Counts = new Map();

  return {
    add: (outcome, reason, count) => raise(events, `${outcome} ${reason}`, count),
    refuse: (code) => raise(refused, code, 1),
    hasRefused: () => refused.size > 0,
    write(day) {
      underWay = refused;
      refused = new Map();
      for (const [key, count] of events) {
        const [outcome = '', reason = ''] = key.split(' ');
        addCount(day, outcome, reason, count);
      }
      for (const [code, count] of underWay) addCount(day, 'refused', code, count);
    },
    settle(isCommitted) {
      if (!isCommitted) for (const [code, count] of underWay) raise(refused, code, count);
      underWay = new Map();
      events.clear();
    },
  };
}

function raise(counts: Counts, key: string, count: number): void {
  if (count > 0) counts.set(key, (counts.get(key) ?? 0) + count);
}
