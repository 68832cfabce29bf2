import { listInbox, markInboxMessage } from '../../server/features/desk/inbox.repository.ts';
import { insertOperatorAction } from '../../server/features/desk/operator-actions.repository.ts';
import { insertOperator } from '../../server/features/desk/operators.repository.ts';
import {
  insertOutcome,
  listOutcomesIn,
  replaceStatement,
} from '../../server/features/referrals/outcomes.repository.ts';
import {
  type ListedReferral,
  listReferrals,
} from '../../server/features/referrals/referral-list.repository.ts';
import { referralWebhookJobKind } from '../../server/features/referrals/referral-webhook.ts';
import { addDays, toDay } from '../../server/platform/clock.ts';
import { utc } from '../../server/platform/local-days.ts';
import type { Services } from '../../server/services.ts';
import type { OutcomeStatus } from '../../shared/api/webhooks/postbacks.contract.ts';
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

const contacts = [
  {
    name: 'Dana Pruitt',
    email: 'dana@example.com',
    subject: 'Changing my coverage amount',
    message: 'I asked for $250,000 and would now like $500,000.\nDo I have to answer everything again?',
  },
  {
    name: 'Luis Herrera',
    email: 'luis@example.com',
    subject: 'Is this available in Alaska?',
    message: 'I live near Fairbanks. Which of your carriers write policies here?',
  },
  {
    name: 'Priya Nair',
    email: 'priya@example.com',
    subject: '',
    message: 'Thank you, the reasons next to my match were really helpful.',
  },
  {
    name: 'Owen Gallagher',
    email: 'owen@example.com',
    subject: 'Delete my data',
    message: 'I found the button in the account settings, but what happens to the emails I sent you?',
  },
  {
    name: 'Mei Tanaka',
    email: 'mei@example.com',
    subject: 'Partner question',
    message: 'We run a blog for new parents and would like to link to your calculator. Is that okay?',
  },
  {
    name: 'Casey Morgan',
    email: 'casey@example.com',
    subject: 'No answer from the carrier yet',
    message: 'I went on to the carrier’s site last week and haven’t heard back. Can you help?',
  },
];

/** Stores contact messages, spread over the month, together with the emails to support. */
export async function storeContacts(
  services: Services,
  { clock, random, days }: { clock: SeedClock; random: Random; days: number },
): Promise<void> {
  for (const [index, contact] of contacts.entries()) {
    const daysAgo = days - Math.floor((index * days) / contacts.length);
    clock.goTo(daysAgo, 8 * 60 + random.below(10 * 60));
    await services.contact.receive({ ...contact, messageId: random.uuid() });
  }
}

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
