import type { Generated } from 'kysely';

type AnalyticsEvents = {
  id: Generated<number>;
  event_id: string | null;
  action: 'track_event' | 'track_funnel' | 'track_referral';
  /** The event's name, the funnel's step or the referral's carrier. */
  name: string;
  event_type: string | null;
  carrier: string | null;
  page_route: string | null;
  element_clicked: string | null;
  element_value: string | null;
  additional_data: string | null;
  referral_url: string | null;
  interest: string | null;
  session_id: string | null;
  user_id: string | null;
  source: 'site' | 'partner' | 'server';
  device_class: 'phone' | 'tablet' | 'desktop' | 'other';
  browser_family: string;
  occurred_at: string;
  received_at: string;
  /** Of `occurred_at`, in UTC. */
  day: string;
};

type AnalyticsSessions = {
  session_id: string;
  /** Of the first event, in UTC. */
  day: string;
  started_at: string;
  last_at: string;
  source: string;
  device_class: string;
  browser_family: string;
  landing_route: string | null;
  first_source: string | null;
  first_medium: string | null;
  first_campaign: string | null;
  last_source: string | null;
  last_medium: string | null;
  last_campaign: string | null;
};

/** A tab that did something on a day, however often. */
type AnalyticsFirsts = { action: string; day: string; name: string; session_id: string };

type AnalyticsDaily = {
  day: string;
  action: string;
  name: string;
  carrier: string;
  device_class: string;
  campaign: string;
  events: number;
  /** Tabs, each counted once for its day, action and name. */
  sessions: number;
};

type AnalyticsIngestion = {
  day: string;
  outcome: 'accepted' | 'duplicate' | 'filtered' | 'rejected' | 'refused';
  reason: string;
  count: number;
};

/** Bytes of events by day and sender; '' is all of them together, anything else a hash. */
type AnalyticsUsage = { day: string; sender: string; bytes: number };

type AnalyticsPrunedIds = { event_id: string; day: string };

/** The tables of the events, as Kysely sees them; the migrations are their source. */
export type AnalyticsTables = {
  analytics_events: AnalyticsEvents;
  analytics_sessions: AnalyticsSessions;
  analytics_firsts: AnalyticsFirsts;
  analytics_daily: AnalyticsDaily;
  analytics_ingestion: AnalyticsIngestion;
  analytics_pruned_ids: AnalyticsPrunedIds;
  analytics_usage: AnalyticsUsage;
};
