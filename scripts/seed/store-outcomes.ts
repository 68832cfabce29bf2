import {
  insertOutcome,
  listOutcomesIn,
  replaceStatement,
} from '../../server/features/referrals/outcomes.repository.ts';
import {
  type ListedReferral,
  listReferrals,
} from '../../server/features/referrals/referral-list.repository.ts';
import { addDays, toDay } from '../../server/platform/clock.ts';
import { utc } from '../../server/platform/local-days.ts';
import type { Services } from '../../server/services.ts';
import type { OutcomeStatus } from '../../shared/api/webhooks/postbacks.contract.ts';
import type { Random } from '../../shared/seeded-random.ts';
import type { SeedClock } from './seed-clock.ts';

type Options = { clock: SeedClock; random: Random; days: number };
/** What carriers report, how many days after the click, and for what percentage of those that have come this far. */
const steps = [
  { status: 'applied', after: 1, share: 45 },
  { status: 'approved', after: 4, share: 65 },
  { status: 'issued', after: 7, share: 80 },
] as const;

/**
 * Stores what carriers reported about the month's referrals, and the first carrier's statement with some differences.
 */
export async function storeOutcomes(services: Services, { clock, random, days }: Options): Promise<void> {
  const { db } = services.database;
  clock.goTo(1, 20 * 60);
  const yesterday = toDay(clock.now());
  const period = { from: addDays(yesterday, 1 - days), to: yesterday, timeZone: utc };
  const referrals = (await listReferrals(db, period, { max: 10_000 })).toReversed();
  for (const referral of referrals) {
    for (const { status, occurredOn, amountCents } of report(referral, random)) {
      if (occurredOn > yesterday) break;
      const { carrierId, clickId } = referral;
      const message = { messageId: random.uuid(), bodyHash: '', receivedAt: clock.now() };
      await insertOutcome(db, { carrierId, clickId, status, occurredOn, amountCents, ...message });
    }
  }

  const [carrier] = services.carriers;
  const month = period.from.slice(0, 7);
  const reported = await listOutcomesIn(db, { from: month, to: month });
  const [missing, changed, ...others] = reported
    .filter(({ carrierId, status }) => carrierId === carrier?.id && status === 'issued')
    .map(({ carrierId, clickId, status, amountCents, occurredOn }) => ({
      carrierId,
      clickId,
      status,
      amountCents,
      occurredOn,
    }));
  if (!carrier || !missing || !changed) return;
  const lines = [
    { ...changed, amountCents: changed.amountCents - 5000 },
    { ...missing, clickId: random.uuid() },
    ...others,
  ];
  await db
    .transaction()
    .execute((trx) => replaceStatement(trx, { carrierId: carrier.id, month, lines }, clock.now()));
}

function report({ clickedAt }: ListedReferral, random: Random) {
  const reports: { status: OutcomeStatus; occurredOn: string; amountCents: number }[] = [];
  for (const { status, after, share } of steps) {
    const goesOn = random.below(100) < share;
    if (!goesOn && status === 'applied') break;
    const amountCents = goesOn && status === 'issued' ? 18_000 + 250 * random.below(160) : 0;
    reports.push({
      status: goesOn ? status : 'declined',
      occurredOn: addDays(toDay(clickedAt), after),
      amountCents,
    });
    if (!goesOn) break;
  }
  return reports;
}
