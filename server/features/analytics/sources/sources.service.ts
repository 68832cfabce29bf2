import { sourceRules } from '../../../../shared/analytics/source-rules.ts';
import { ownSource } from '../../../../shared/api/analytics.ts';
import type { Db } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { messages } from '../messages.ts';
import { createPublicId, createSourceKey } from './source-keys.ts';
import type { ConfiguredSources } from './source-registry.ts';
import {
  deleteKeys,
  expireKeys,
  findSource,
  insertKey,
  insertSource,
  listSources,
  updateSource,
} from './sources.repository.ts';

/** `origin` is such as `https://shop.example`. Without `dailyBytes`, the default quota applies. */
export type NewSource = {
  name: string;
  origin?: string | null | undefined;
  dailyBytes?: number | null | undefined;
};
/** The key is known to no one else, and can't be shown again. */
export type IssuedKey = { name: string; key: string };

/**
 * Adds a source with its first key, or brings a revoked one back. Throws 422 for a name or origin that can't be used,
 * such as one that the settings (`configured`) give to another source.
 */
export async function addSource(
  db: Db,
  { name, origin: given, dailyBytes }: NewSource,
  now: Date,
  configured: Pick<ConfiguredSources, 'analyticsOrigins'> = { analyticsOrigins: [] },
): Promise<IssuedKey> {
  if (!sourceRules.name.test(name) || name === ownSource) throw createError('name', messages.sources.name);
  const origin = given ? normalizeOrigin(given) : null;
  return inTransaction(db, async (trx) => {
    const others = await listSources(trx);
    const existing = others.find((source) => source.name === name);
    if (existing && !existing.revokedAt) throw createError('name', messages.sources.nameTaken(name));
    const active = [...configured.analyticsOrigins, ...others.filter(({ revokedAt }) => !revokedAt)];
    const rival = active.find((source) => source.origin === origin && source.name !== name);
    if (origin && rival) throw createError('origin', messages.sources.originTaken(rival.name));
    const values = { origin, dailyBytes: dailyBytes ?? null };
    await insertSource(trx, { name, publicId: createPublicId(), ...values }, now);
    await updateSource(trx, name, { ...values, revokedAt: null });
    return issueKey(trx, name, now);
  });
}

/** Issues another key. The ones before work for a while longer, or stay when the overlap is null, or end now. */
export async function rotateKey(
  db: Db,
  name: string,
  { overlapMs = 0 }: { overlapMs?: number | null },
  now: Date,
): Promise<IssuedKey> {
  return inTransaction(db, async (trx) => {
    await requireSource(trx, name);
    if (overlapMs !== null) await expireKeys(trx, name, new Date(now.getTime() + overlapMs));
    return issueKey(trx, name, now);
  });
}

/** Ends all keys of a source and its origin. What it sent stays. */
export async function revokeSource(db: Db, name: string, now: Date): Promise<void> {
  await inTransaction(db, async (trx) => {
    await requireSource(trx, name);
    await deleteKeys(trx, name);
    await updateSource(trx, name, { revokedAt: now });
  });
}

/** Ends one key of a source. The hint is its beginning. */
export async function revokeKey(db: Db, name: string, hint: string): Promise<void> {
  const count = await deleteKeys(db, name, hint);
  if (count === 0) throw new AppError(404, 'not_found', messages.sources.unknownKey(hint));
}

/** Null for the default quota. */
export async function setDailyBytes(db: Db, name: string, dailyBytes: number | null): Promise<void> {
  await requireSource(db, name);
  await updateSource(db, name, { dailyBytes });
}

function createError(field: keyof NewSource, message: string): AppError {
  return new AppError(422, 'invalid_input', message, { fields: { [field]: message } });
}

/** Callers may have more to do in the same transaction. */
function inTransaction<T>(db: Db, work: (trx: Db) => Promise<T>): Promise<T> {
  return db.isTransaction ? work(db) : db.transaction().execute(work);
}

function normalizeOrigin(text: string): string {
  const url = sourceRules.origin.test(text) ? URL.parse(text) : null;
  if (!url) throw createError('origin', messages.sources.origin);
  return url.origin;
}

async function issueKey(db: Db, name: string, now: Date): Promise<IssuedKey> {
  const { key, keyHash, hint } = createSourceKey();
  await insertKey(db, { keyHash, source: name, hint }, now);
  return { name, key };
}

async function requireSource(db: Db, name: string): Promise<void> {
  const source = await findSource(db, name);
  if (!source || source.revokedAt) throw new AppError(404, 'not_found', messages.sources.unknown(name));
}
