import { addDays, toDay } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { ConfiguredSources } from './source-registry.ts';
import { countEventsBySource, listKeys, listSources } from './sources.repository.ts';

const days = 30;

/** A source as operators see it: who it is, how it may send, and what it sent in the last 30 days. */
export type ListedSource = Awaited<ReturnType<typeof listKnownSources>>[number];

/** All sources but this site, by name. `reports` may be a replica, where a key that was just added may be missing. */
export async function listKnownSources(
  { db, reports }: { db: Db; reports: Db },
  configured: ConfiguredSources,
  now: Date,
) {
  const stored = await listKeys(db);
  const today = await countEventsBySource(reports, toDay(now));
  const counts = await countEventsBySource(reports, addDays(toDay(now), 1 - days));
  return (await listSources(db)).map((source) => {
    const { name, origin, publicId, dailyBytes, revokedAt, lastUsedAt } = source;
    const given = configured.analyticsOrigins.filter((each) => each.name === name);
    const { accepted = 0, rejected = 0, corrected = 0 } = counts.get(name) ?? {};
    return {
      name,
      origins: [...new Set([...(origin === null ? [] : [origin]), ...given.map((each) => each.origin)])],
      keys: stored
        .filter((key) => key.source === name && (!key.expiresAt || key.expiresAt > now))
        .map(({ hint, createdAt, expiresAt, lastUsedAt: usedAt }) => ({
          hint,
          createdAt,
          expiresAt,
          lastUsedAt: usedAt,
        })),
      /** Whether ANALYTICS_KEYS or ANALYTICS_ORIGINS names it, too. */
      isConfigured: given.length > 0 || configured.analyticsKeys.some((key) => key.name === name),
      publicId,
      dailyBytes,
      revokedAt,
      lastUsedAt,
      storedToday: today.get(name)?.accepted ?? 0,
      stored: accepted,
      rejected,
      /** Of the stored ones: how many had their time corrected. */
      corrected,
    };
  });
}
