import type { ValidatedCall } from './event-store.ts';

type Counts = Map<string, number>;

export type IngestionCounts = {
  /** Counts a call's events in the current transaction. */
  addCall: (call: ValidatedCall, accepted: number) => void;
  /** Counts a call that was refused as a whole. A later transaction writes it. */
  refuse: (code: string) => void;
  hasRefused: () => boolean;
  /** Writes everything. Call it last in a transaction. */
  write: (day: string) => void;
  /** Call it after the transaction. If it failed, only the refused calls are kept. */
  settle: (isCommitted: boolean) => void;
};

type AddCount = (day: string, outcome: string, reason: string, count: number) => void;

/** Counts the results of events and calls, by day. */
export function createIngestionCounts(addCount: AddCount): IngestionCounts {
  const events: Counts = new Map();
  let refused: Counts = new Map();
  let underWay: Counts = new Map();

  return {
    addCall({ events: sent, filtered, rejected }, accepted) {
      raise(events, 'accepted ', accepted);
      raise(events, 'duplicate ', sent.length - accepted);
      for (const { reason } of filtered) raise(events, `filtered ${reason}`, 1);
      for (const { code } of rejected) raise(events, `rejected ${code}`, 1);
    },
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
