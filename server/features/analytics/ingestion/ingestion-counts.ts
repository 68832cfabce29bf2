import type { ValidatedCall } from './event-store.ts';

type Counts = Map<string, number>;

export type IngestionCounts = {
  /** Counts a call's events in the current transaction. */
  addCall: (call: ValidatedCall, accepted: number) => void;
  /** Counts a call that was refused as a whole. Its source is '' if it is unknown. A later transaction writes it. */
  refuse: (code: string, source: string) => void;
  hasRefused: () => boolean;
  /** Writes everything. Call it last in a transaction. */
  write: (day: string) => void;
  /** Call it after the transaction. If it failed, only the refused calls are kept. */
  settle: (isCommitted: boolean) => void;
};

export type OutcomeCount = { day: string; source: string; outcome: string; reason: string; count: number };

/** Counts the results of events and calls, by day and source. */
export function createIngestionCounts(addCount: (count: OutcomeCount) => void): IngestionCounts {
  const events: Counts = new Map();
  let refused: Counts = new Map();
  let underWay: Counts = new Map();

  return {
    addCall({ source, events: sent, filtered, rejected, clockShiftMs }, accepted) {
      raise(events, `${source} accepted `, accepted);
      raise(events, `${source} duplicate `, sent.length - accepted);
      if (clockShiftMs !== 0) raise(events, `${source} corrected `, accepted);
      for (const { reason } of filtered) raise(events, `${source} filtered ${reason}`, 1);
      for (const { code } of rejected) raise(events, `${source} rejected ${code}`, 1);
    },
    refuse: (code, source) => raise(refused, `${source} refused ${code}`, 1),
    hasRefused: () => refused.size > 0,
    write(day) {
      underWay = refused;
      refused = new Map();
      for (const [key, count] of [...events, ...underWay]) {
        const [source = '', outcome = '', reason = ''] = key.split(' ');
        addCount({ day, source, outcome, reason, count });
      }
    },
    settle(isCommitted) {
      if (!isCommitted) for (const [key, count] of underWay) raise(refused, key, count);
      underWay = new Map();
      events.clear();
    },
  };
}

function raise(counts: Counts, key: string, count: number): void {
  if (count > 0) counts.set(key, (counts.get(key) ?? 0) + count);
}
