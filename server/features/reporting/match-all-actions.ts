import { sql } from 'kysely';

/** True of every event. It stands where only the day is asked for: the index begins with the action. */
export const matchesAllActions = sql<boolean>`action in ('track_event', 'track_funnel', 'track_referral')`;
