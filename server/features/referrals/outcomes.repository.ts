import type { OutcomeStatus } from '../../../shared/api/webhooks/postbacks.contract.ts';
import type { Db } from '../../platform/database/database.ts';

/** What a carrier says about a click. Each report's amount is what it adds to the commission, in cents. */
export type Outcome = {
  carrierId: string;
  clickId: string;
  status: OutcomeStatus;
  amountCents: number;
  /** A day, such as `2026-03-20`. */
  occurredOn: string;
};

type ReportedOutcome = Outcome & { messageId: string; bodyHash: string; receivedAt: Date };
export type StoredOutcome = Outcome & { id: number; source: 'postback' | 'statement' };

const columns = ['id', 'carrierId', 'clickId', 'status', 'amountCents', 'occurredOn', 'source'] as const;
/** SQLite allows 32,766 values in a statement, and PostgreSQL allows 65,535. */
const rowsAtOnce = 1000;

/** Stores a report. Returns false without changing anything if the carrier's message is already stored. */
export async function insertOutcome(db: Db, outcome: ReportedOutcome): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('referralOutcomes')
    .values({ ...outcome, source: 'postback' })
    .onConflict((conflict) => conflict.columns(['carrierId', 'messageId']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** The hash of a stored report's body. */
export async function findBodyHash(db: Db, carrierId: string, messageId: string): Promise<string | null> {
  const { bodyHash } = await db
    .selectFrom('referralOutcomes')
    .select('bodyHash')
    .where('carrierId', '=', carrierId)
    .where('messageId', '=', messageId)
    .executeTakeFirstOrThrow();
  return bodyHash;
}

/** Replaces what a carrier's statement of a month says, in the caller's transaction. */
export async function replaceStatement(
  trx: Db,
  { carrierId, month, lines }: { carrierId: string; month: string; lines: readonly Outcome[] },
  now: Date,
): Promise<void> {
  // This must come first. On PostgreSQL, it makes another upload of the same month wait.
  await trx
    .insertInto('carrierStatements')
    .values({ carrierId, month, uploadedAt: now })
    .onConflict((conflict) => conflict.columns(['carrierId', 'month']).doUpdateSet({ uploadedAt: now }))
    .execute();
  await trx
    .deleteFrom('referralOutcomes')
    .where('source', '=', 'statement')
    .where('carrierId', '=', carrierId)
    .where('occurredOn', '>=', `${month}-01`)
    .where('occurredOn', '<=', `${month}-31`)
    .execute();
  for (let start = 0; start < lines.length; start += rowsAtOnce) {
    const rows = lines.slice(start, start + rowsAtOnce);
    await trx
      .insertInto('referralOutcomes')
      .values(rows.map((line) => ({ ...line, source: 'statement' as const, receivedAt: now })))
      .execute();
  }
}

export type StatementUpload = { carrierId: string; month: string; uploadedAt: Date };

export function listStatements(db: Db): Promise<StatementUpload[]> {
  return db.selectFrom('carrierStatements').selectAll().orderBy('month').orderBy('carrierId').execute();
}

/** Lists everything that carriers said about some clicks, in the order in which it happened. */
export async function listOutcomesOf(db: Db, clickIds: readonly string[]): Promise<readonly StoredOutcome[]> {
  if (clickIds.length === 0) return [];
  return db
    .selectFrom('referralOutcomes')
    .select(columns)
    .where('clickId', 'in', clickIds)
    .orderBy('occurredOn')
    .orderBy('id')
    .execute();
}

/** An outcome with the time of its click. The time is null if no such click was logged for the carrier. */
export type DatedOutcome = StoredOutcome & { clickedAt: Date | null };

/** Lists everything that carriers said about whole months, both inclusive, in the order in which it happened. */
export function listOutcomesIn(db: Db, months: { from: string; to: string }): Promise<DatedOutcome[]> {
  return db
    .selectFrom('referralOutcomes')
    .leftJoin('referralLogs', (join) =>
      join
        .onRef('referralLogs.clickId', '=', 'referralOutcomes.clickId')
        .onRef('referralLogs.carrierId', '=', 'referralOutcomes.carrierId'),
    )
    .select(columns.map((column) => `referralOutcomes.${column}` as const))
    .select('referralLogs.clickedAt')
    .where('occurredOn', '>=', `${months.from}-01`)
    .where('occurredOn', '<=', `${months.to}-31`)
    .orderBy('occurredOn')
    .orderBy('referralOutcomes.id')
    .execute();
}

/** The carriers that have ever reported by postback, by id. */
export async function listReporters(db: Db): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('referralOutcomes')
    .select('carrierId')
    .distinct()
    .where('source', '=', 'postback')
    .execute();
  return new Set(rows.map(({ carrierId }) => carrierId));
}

/** The latest report about any of a person's own clicks. */
export async function findLatestOutcome(db: Db, clickIds: readonly string[]) {
  if (clickIds.length === 0) return null;
  const latest = await db
    .selectFrom('referralOutcomes')
    .innerJoin('referralLogs', (join) =>
      join
        .onRef('referralLogs.clickId', '=', 'referralOutcomes.clickId')
        .onRef('referralLogs.carrierId', '=', 'referralOutcomes.carrierId'),
    )
    .select(['referralOutcomes.status', 'referralOutcomes.occurredOn', 'referralLogs.carrierName'])
    .where('referralOutcomes.clickId', 'in', clickIds)
    .orderBy('occurredOn', 'desc')
    .orderBy('referralOutcomes.id', 'desc')
    .executeTakeFirst();
  return latest ?? null;
}
