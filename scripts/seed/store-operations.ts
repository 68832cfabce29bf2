import { listInbox, markInboxMessage } from '../../server/features/desk/inbox.repository.ts';
import { insertOperatorAction } from '../../server/features/desk/operator-actions.repository.ts';
import { insertOperator } from '../../server/features/desk/operators.repository.ts';
import { referralWebhookJobKind } from '../../server/features/referrals/referral-webhook.ts';
import type { Services } from '../../server/services.ts';
import type { Random } from '../../shared/seeded-random.ts';
import { seedAccounts } from './accounts.ts';
import type { SeedClock } from './seed-clock.ts';
import { giveUpJobs } from './seeded-database.repository.ts';

/** Stores what the desk shows in addition to figures: its operator, answered messages, and a delivery that failed. */
export async function storeOperations(
  services: Services,
  { clock, random }: { clock: SeedClock; random: Random },
): Promise<void> {
  const { db } = services.database;
  const operator = seedAccounts.find(({ isOperator }) => isOperator);
  if (!operator) throw new Error('No seeded account is the operator.');
  clock.goTo(operator.createdDaysAgo, 16 * 60);
  await insertOperator(db, operator.id, clock.now());

  const [spam, answered, read] = (await listInbox(db, 'all', { max: 10 })).toReversed();
  const marks = [
    { message: spam, action: 'marked_message', detail: 'spam', marks: { spamAt: clock.now() } },
    { message: answered, action: 'answered_message', detail: '', marks: { answeredAt: clock.now() } },
    { message: read, action: 'read_message', detail: 'read', marks: {} },
  ] as const;
  for (const { message, action, detail, marks: given } of marks) {
    if (!message) continue;
    const id = message.id;
    const actor = { id: operator.id, requestId: random.uuid() };
    await insertOperatorAction(db, { action, subjectId: id, detail }, clock.now(), actor);
    await markInboxMessage(db, id, { readAt: clock.now(), ...given });
  }

  const [carrier] = services.carriers;
  const time = clock.now().toISOString();
  const payload = {
    id: random.uuid(),
    type: 'referral.created',
    createdAt: time,
    data: {
      carrierId: carrier?.id,
      carrierName: carrier?.name,
      referralUrl: carrier?.referralLink,
      clickId: random.uuid(),
      clickedAt: time,
    },
  };
  await services.jobs.enqueue(db, { kind: referralWebhookJobKind, payload });
  await giveUpJobs(db, clock.now(), 'The webhook answered with status 410.');
}
