import type { FilteredEvent, RejectedEvent } from '../../../../shared/api/analytics.ts';
import type { QuotaExceeded } from '../quota-errors.ts';
import type { Sender } from './daily-bytes.ts';
import type { StoredEvent } from './stored-event.ts';

/** One of the latest events of a source, and what became of it. */
export type RecentEvent = {
  outcome: 'accepted' | 'duplicate' | 'filtered' | 'rejected' | 'refused';
  /** Of a filtered or rejected event, or of a call that was refused as a whole. */
  reason: string;
  field: string | null;
  action: string | null;
  name: string | null;
  eventId: string | null;
  occurredAt: string | null;
};

/** The validated events of a call, before anything is written. */
export type ValidatedCall = {
  source: string;
  senders: readonly Sender[];
  events: readonly StoredEvent[];
  /** The others, as their source sees them. None for this site's own. */
  refused: readonly RecentEvent[];
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
  noteRefusal: (code: string, source: string) => void;
  hasRefusals: () => boolean;
  /** Ends what it does in the background. Call it after the last group. */
  close?: () => Promise<void>;
};

export type EventStore = GroupStore & {
  /** Returns what storing the call now would result in. Stores nothing. */
  tryOut: (call: ValidatedCall) => Promise<Receipt>;
};
