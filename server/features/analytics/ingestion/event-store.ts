import type { FilteredEvent, RejectedEvent } from '../../../../shared/api/analytics.ts';
import type { QuotaExceeded } from '../quota-errors.ts';
import type { Sender } from './daily-bytes.ts';
import type { StoredEvent } from './stored-event.ts';

/** The validated events of a call, before anything is written. */
export type ValidatedCall = {
  sender: Sender;
  events: readonly StoredEvent[];
  filtered: FilteredEvent[];
  rejected: RejectedEvent[];
  /** By how much the times of its events were shifted; 0 unless the sender's clock is wrong. */
  clockShiftMs: number;
};
export type Receipt = { accepted: number; duplicates: number };

/** Writes groups of calls, one at a time. */
export type GroupStore = {
  /**
   * Stores what `take` returns, once the transaction has begun, and resolves after the commit: a receipt for each call,
   * or the quota that doesn't have room for it. If it rejects, nothing is stored.
   */
  write: (take: () => readonly ValidatedCall[]) => Promise<readonly (Receipt | QuotaExceeded)[]>;
  /** Counts a call that was refused as a whole. The next transaction writes it. */
  noteRefusal: (code: string) => void;
  hasRefusals: () => boolean;
};

export type EventStore = GroupStore & {
  /** What storing the call now would result in. Stores nothing. */
  tryOut: (call: ValidatedCall) => Promise<Receipt>;
};
