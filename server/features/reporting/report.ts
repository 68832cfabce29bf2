import type { FunnelStep } from '../../../shared/analytics/funnel-steps.ts';

/** Days in UTC as `2026-03-01`, both included. */
export type Period = { from: string; to: string };

/**
 * What visits led to. A visit is one session id: one browser tab. Each visit counts once in each figure, however often
 * something happened in it.
 */
export type Outcome = {
  visits: number;
  /** Visits that opened the quote flow. */
  started: number;
  /** Visits that received a match. */
  matches: number;
  /** Visits that went on to a carrier. */
  referrals: number;
  /** Referrals by visits, from 0 to 1. */
  referralRate: number | null;
};

/** A step of the funnel. */
export type StepRow = FunnelStep & {
  /** Visits that reached it. */
  reached: number;
  /** By visits that reached the first step of the branch. */
  reachedRate: number | null;
  /** Visits that reached it and no later step of the branch; null for the last one, which is the goal, and where it cannot be told. */
  left: number | null;
  /** By visits that reached it. */
  leftRate: number | null;
};

export type CarrierRow = {
  carrierId: string;
  name: string;
  /** Visits that were matched with it. */
  matches: number;
  /** Visits that went on to it. */
  referrals: number;
  /** Clicks in the server's own log, which no blocker keeps away and nothing prunes. */
  loggedClicks: number;
};

/** Source and medium are null where only daily totals are left. */
export type CampaignRow = Outcome & { source: string | null; medium: string | null; campaign: string };
type DeviceRow = Outcome & { device: string };
export type DayRow = Outcome & { date: string; pageViews: number };
/** Events by what became of them; `refused` counts whole calls. */
export type BeaconRow = {
  outcome: 'accepted' | 'duplicate' | 'filtered' | 'rejected' | 'refused';
  reason: string;
  count: number;
};

/** The report as `--format json` prints it. Fields are added, never renamed; `version` counts what cannot be avoided. */
export type Report = {
  version: 1;
  generatedAt: string;
  period: Period & { timeZone: 'UTC' };
  /** What the figures cannot tell, in sentences; empty when they are whole. */
  limits: readonly string[];
  visits: Outcome & {
    pageViews: number;
    /** Days of the period with at least one visit. */
    activeDays: number;
    accountsCreated: number;
    /** Accepted events of people who asked not to be tracked: they belong to no visit. */
    anonymousEvents: number | null;
  };
  funnel: readonly StepRow[];
  /** Steps that the site itself does not have, such as those of integrators. */
  otherSteps: readonly { step: string; reached: number }[];
  carriers: readonly CarrierRow[];
  campaigns: { firstTouch: readonly CampaignRow[]; lastTouch: readonly CampaignRow[] };
  devices: readonly DeviceRow[];
  days: readonly DayRow[];
  beacon: readonly BeaconRow[];
};
