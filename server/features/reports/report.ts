import type { FunnelStep } from '../../../shared/analytics/funnel-steps.ts';
import type { AnalyticsStats } from '../../../shared/api/analytics/figures.ts';
import type { LocalPeriod } from '../../platform/local-days.ts';

export type Period = LocalPeriod;

/** Only visits with these properties. The campaign `(direct)` means that there was none. */
export type VisitFilter = {
  campaign?: string | undefined;
  device?: string | undefined;
  page?: string | undefined;
};

/**
 * What visits led to. A visit is one session id, which means one browser tab. Each visit counts once in each figure, no
 * matter how often something happened in it.
 */
export type Outcome = {
  visits: number;
  /** Visits that opened the quote flow. */
  started: number;
  matches: number;
  /** Visits that continued to a carrier. */
  referrals: number;
  /** Referrals divided by visits, from 0 to 1. */
  referralRate: number | null;
};

export type StepRow = FunnelStep & {
  /** Visits that reached it. */
  reached: number;
  /** Divided by the visits that reached the first step of the branch. */
  reachedRate: number | null;
  /**
   * Visits that reached it but no later step of the branch. Null for the last step, which is the goal, and if it is
   * unknown.
   */
  left: number | null;
  /** Divided by the visits that reached it. */
  leftRate: number | null;
};

export type CarrierRow = {
  carrierId: string;
  name: string;
  matches: number;
  /** Visits that continued to it. */
  referrals: number;
  /** Clicks in the server's own log, which ad blockers don't affect and which is never pruned. */
  loggedClicks: number;
};

/** Source and medium are null if only daily totals are left. */
export type CampaignRow = Outcome & { source: string | null; medium: string | null; campaign: string };
type DeviceRow = Outcome & { device: string };
type PageRow = Outcome & { page: string };
export type DayRow = Outcome & { date: string; pageViews: number };
/** Events by their result. `corrected` ones are also accepted, and `refused` counts whole calls. */
export type BeaconRow = AnalyticsStats['outcomes'][number];

/** Another site or server that sent events. They aren't included in this site's figures. */
export type SourceRow = {
  name: string;
  accepted: number;
  duplicates: number;
  filtered: number;
  rejected: number;
  /** Accepted events whose times were corrected because the sender's clock is wrong. */
  corrected: number;
  /** Whole calls. */
  refused: number;
  /** The most frequent ones first. */
  names: readonly { action: string; name: string; events: number }[];
  /** The rejections of events and whole calls, most frequent first. */
  rejections: readonly { code: string; events: number }[];
};

/**
 * The report as `--format json` prints it. Fields can be added but not renamed. `version` increases if that can't be
 * avoided.
 */
export type Report = {
  version: 1;
  generatedAt: string;
  period: Period;
  /** Sentences about what the figures don't show. Empty when they are complete. */
  limits: readonly string[];
  visits: Outcome & {
    pageViews: number;
    /** Days of the period with at least one visit. */
    activeDays: number;
    accountsCreated: number;
    /** Accepted events from people who asked not to be tracked. They don't belong to any visit. */
    anonymousEvents: number | null;
  };
  funnel: readonly StepRow[];
  /** Steps that aren't the site's own, such as those of integrators. */
  otherSteps: readonly { step: string; reached: number }[];
  carriers: readonly CarrierRow[];
  campaigns: { firstTouch: readonly CampaignRow[]; lastTouch: readonly CampaignRow[] };
  devices: readonly DeviceRow[];
  /** The pages where most visits began, as far as raw events exist. */
  pages: readonly PageRow[];
  days: readonly DayRow[];
  /** This site's own events, and calls of unknown sources. */
  beacon: readonly BeaconRow[];
  sources: readonly SourceRow[];
};
