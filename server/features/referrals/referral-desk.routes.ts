import * as z from 'zod';
import {
  exportOperatorCommissions,
  exportOperatorReferrals,
  getOperatorCommissions,
  listOperatorReferrals,
  uploadOperatorStatement,
} from '../../../shared/api/operator/referrals.contract.ts';
import { brand } from '../../../shared/site/brand.data.ts';
import { type Clock, toDay } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { createInvalidInput } from '../../platform/errors.ts';
import { implement, type OperatorCall, type Route } from '../../platform/http/implement.ts';
import { parseBody, parsePeriod } from '../../platform/http/validate.ts';
import { type LocalPeriod, utc } from '../../platform/local-days.ts';
import type { Sessions } from '../../platform/sessions/sessions.ts';
import { loadCommissions } from './load-commissions.ts';
import { messages } from './messages.ts';
import { replaceStatement } from './outcomes.repository.ts';
import { parseStatement } from './parse-statement.ts';
import { countReferralsByMonth, listReferrals } from './referral-list.repository.ts';
import { toMonth } from './summarize-outcomes.ts';
import { writeCommissions, writeReferrals } from './write-referrals.ts';

const pageSize = 50;
const maxDifferences = 200;
const maxProblems = 100;

const afterSchema = z.object({
  after: z
    .string()
    .regex(/^\d{1,15}$/, messages.invalidNumber)
    .transform(Number)
    .optional(),
});

type Action = 'exported_referrals' | 'exported_commissions' | 'uploaded_statement';
type Dependencies = {
  db: Db;
  clock: Clock;
  sessions: Pick<Sessions, 'requireFresh'>;
  carriers: readonly { id: string; name: string }[];
  /** Stores what an operator is about to do. */
  record: (call: OperatorCall, action: { action: Action; detail: string }) => Promise<void>;
};

/** The operator's pages about referrals and the commissions for them. */
export function createReferralDeskRoutes(deps: Dependencies): readonly Route[] {
  const { db, clock, sessions, carriers, record } = deps;
  return [
    implement(listOperatorReferrals, async ({ request }) => {
      const period = parsePeriod(request.query, clock.now());
      const { after } = parseBody(afterSchema, request.query);
      const page = { max: pageSize + 1, ...(after === undefined ? {} : { after }) };
      const found = await listReferrals(db, period, page);
      const shown = found.slice(0, pageSize);
      const months = await countReferralsByMonth(db, period);
      return {
        from: period.from,
        to: period.to,
        referrals: shown.map(({ carrierId: _carrier, ...referral }) => referral),
        next: found.length > pageSize ? (shown.at(-1)?.id ?? null) : null,
        months: months.map(({ month, carrierName, clicks }) => ({ month, carrierName, clicks })),
      };
    }),

    implement(exportOperatorReferrals, async (call) => {
      sessions.requireFresh(call.session);
      const period = parsePeriod(call.request.query, clock.now());
      await record(call, { action: 'exported_referrals', detail: describePeriod(period) });
      return {
        name: `${brand.slug}-referrals-${period.from}-${period.to}.csv`,
        text: await writeReferrals(db, period),
      };
    }),

    implement(getOperatorCommissions, async ({ request }) => {
      const period = parsePeriod(request.query, clock.now());
      const { clicks, ...answer } = await loadCommissions(db, period, carriers);
      const differences = clicks.flatMap(({ carrierId: _carrier, difference, ...click }) =>
        difference ? [{ ...click, difference }] : [],
      );
      return { ...answer, differences: differences.slice(0, maxDifferences) };
    }),

    implement(uploadOperatorStatement, async ({ body: { carrierId, month, text }, ...call }) => {
      const now = clock.now();
      if (month > toMonth(toDay(now))) throw createInvalidInput({ month: messages.monthInFuture });
      const { carriers: known } = await loadCommissions(
        db,
        { from: month, to: month, timeZone: utc },
        carriers,
      );
      if (!known.some(({ id }) => id === carrierId)) {
        throw createInvalidInput({ carrierId: messages.unknownCarrier });
      }
      const { lines, problems } = parseStatement(text, { carrierId, month });
      if (problems.length === 0) {
        await record(call, { action: 'uploaded_statement', detail: `${carrierId}, ${month}` });
        await db.transaction().execute((trx) => replaceStatement(trx, { carrierId, month, lines }, now));
      }
      return {
        isStored: problems.length === 0,
        lines: lines.length,
        totalCents: lines.reduce((sum, { amountCents }) => sum + amountCents, 0),
        problems: problems.slice(0, maxProblems),
        problemCount: problems.length,
      };
    }),

    implement(exportOperatorCommissions, async (call) => {
      sessions.requireFresh(call.session);
      const period = parsePeriod(call.request.query, clock.now());
      await record(call, { action: 'exported_commissions', detail: describePeriod(period) });
      const { from, to, clicks } = await loadCommissions(db, period, carriers);
      return { name: `${brand.slug}-commissions-${from}-${to}.csv`, text: writeCommissions(clicks) };
    }),
  ];
}

function describePeriod({ from, to, timeZone }: LocalPeriod): string {
  return `${from} to ${to}, ${timeZone}`;
}
