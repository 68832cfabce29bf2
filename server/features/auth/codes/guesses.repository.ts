import type { Db } from '../../../platform/database/database.ts';

const minute = 60_000;
const runMs = 60 * minute;
/** After the last free guess and each one that follows. The last wait repeats. */
const waitsMs = [1, 2, 4, 8, 15].map((minutes) => minutes * minute);

/**
 * Counts a guess, unless the one before it is too recent. Returns the number of guesses in this run, or how long to
 * wait. A run ends after an hour or, once it has used up the free guesses, an hour after its last one.
 */
export async function countGuess(
  db: Db,
  countedHash: string,
  free: number,
  now: Date,
): Promise<{ count: number } | { waitMs: number }> {
  const resetsAt = new Date(now.getTime() + runMs);
  const row = await db
    .insertInto('rateLimits')
    .values({ countedHash, hits: 1, resetsAt })
    .onConflict((conflict) =>
      conflict
        .column('countedHash')
        .doUpdateSet((is) => ({
          hits: is
            .case()
            .when('rateLimits.resetsAt', '<=', now)
            .then(1)
            .else(is('rateLimits.hits', '+', 1))
            .end(),
          resetsAt: is
            .case()
            .when(is.or([is('rateLimits.resetsAt', '<=', now), is('rateLimits.hits', '>=', free - 1)]))
            .then(resetsAt)
            .else(is.ref('rateLimits.resetsAt'))
            .end(),
        }))
        .where((is) =>
          is.or([
            is('rateLimits.resetsAt', '<=', now),
            is('rateLimits.hits', '<', free),
            ...waitsMs.map((waitMs, index) =>
              is.and([
                is('rateLimits.hits', index < waitsMs.length - 1 ? '=' : '>=', free + index),
                is('rateLimits.resetsAt', '<=', new Date(resetsAt.getTime() - waitMs)),
              ]),
            ),
          ]),
        ),
    )
    .returning('hits')
    .executeTakeFirst();
  if (row) return { count: row.hits };
  const { hits, resetsAt: endsAt } = await db
    .selectFrom('rateLimits')
    .select(['hits', 'resetsAt'])
    .where('countedHash', '=', countedHash)
    .executeTakeFirstOrThrow();
  const waitMs = waitsMs[Math.min(hits - free, waitsMs.length - 1)] ?? 0;
  return { waitMs: Math.max(1, endsAt.getTime() - runMs + waitMs - now.getTime()) };
}

/** Takes back a guess that was right, or that nothing was compared with. The next one doesn't wait for it. */
export async function uncountGuess(db: Db, countedHash: string, now: Date): Promise<void> {
  const resetsAt = new Date(now.getTime() + runMs - Math.max(...waitsMs));
  await db
    .updateTable('rateLimits')
    .set((set) => ({
      hits: set('hits', '-', 1),
      resetsAt: set.case().when('resetsAt', '>', resetsAt).then(resetsAt).else(set.ref('resetsAt')).end(),
    }))
    .where('countedHash', '=', countedHash)
    .execute();
}
