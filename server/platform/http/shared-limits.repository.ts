import { sql } from 'kysely';
import type { Db } from '../database/database.ts';

/** Counts one call in the caller's transaction. Returns the count with it, and when it starts over. */
export function addHit(
  db: Db,
  countedHash: string,
  windowMs: number,
  now: Date,
): Promise<{ hits: number; resetsAt: Date }> {
  const added = { countedHash, hits: 1, resetsAt: new Date(now.getTime() + windowMs) };
  return db
    .insertInto('rateLimits')
    .values(added)
    .onConflict((conflict) =>
      conflict.column('countedHash').doUpdateSet((is) => {
        const when = is.case().when('rateLimits.resetsAt', '<=', now);
        return {
          hits: when
            .then(1)
            .else(is('rateLimits.hits', '+', 1))
            .end(),
          resetsAt: when.then(added.resetsAt).else(is.ref('rateLimits.resetsAt')).end(),
        };
      }),
    )
    .returning(['hits', 'resetsAt'])
    .executeTakeFirstOrThrow();
}

export type Hits = { countedHash: string; hits: number; windowMs: number };

/**
 * Adds hits and returns the counts. Each count starts over after its window. Only for PostgreSQL. The commit doesn't
 * wait for the disk, so after a crash, some of the last hits don't count.
 */
export async function addHits(db: Db, added: readonly Hits[], now: Date) {
  const hashes = added.map(({ countedHash }) => countedHash);
  const counts = added.map(({ hits }) => hits);
  const ends = added.map(({ windowMs }) => new Date(now.getTime() + windowMs).toISOString());
  const isOver = sql`counted.resets_at <= ${now.toISOString()}`;
  const { rows } = await sql<{ countedHash: string; hits: number; resetsAt: Date }>`
    insert into rate_limits as counted (counted_hash, hits, resets_at)
    select hit.* from unnest(${hashes}::text[], ${counts}::bigint[], ${ends}::text[]) as hit,
      set_config('synchronous_commit', 'off', true) order by 1
    on conflict (counted_hash) do update set
      hits = case when ${isOver} then excluded.hits else counted.hits + excluded.hits end,
      resets_at = case when ${isOver} then excluded.resets_at else counted.resets_at end
    returning counted_hash, hits, resets_at
  `.execute(db);
  return rows;
}
