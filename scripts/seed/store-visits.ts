import { readDevice } from '../../server/features/analytics/ingestion/request-signals.ts';
import { readEvent, type StoredEvent } from '../../server/features/analytics/read-event.ts';
import { createReferralLinks } from '../../server/features/analytics/referral-links.ts';
import type { Services } from '../../server/services.ts';
import { ownSource } from '../../shared/api/analytics.ts';
import type { Random } from '../../shared/seeded-random.ts';
import type { Carrier } from '../../shared/site/schemas/carriers.ts';
import type { SeedClock } from './seed-clock.ts';
import { createVisit, type Visit } from './visits.ts';

const minVisits = 38;
const hoursOpen = { first: 6, count: 17 };

/** Stores a day's visitors with their referrals, and the bots that visited. */
export async function storeDay(
  services: Services,
  { clock, random, daysAgo }: { clock: SeedClock; random: Random; daysAgo: number },
): Promise<void> {
  const carriers = preferFirst(services.carriers);
  clock.goTo(daysAgo, 0);
  const isWeekend = [0, 6].includes(clock.now().getUTCDay());
  const count = minVisits + random.below(20) + (isWeekend ? 0 : 22);
  const minutes = Array.from(
    { length: count },
    () => hoursOpen.first * 60 + random.below(hoursOpen.count * 60),
  );
  const events: StoredEvent[] = [];
  for (const minute of minutes.toSorted((a, b) => a - b)) {
    clock.goTo(daysAgo, minute);
    const visit = createVisit({ random, carriers, startedAt: clock.now() });
    events.push(...validateVisit(visit, services));
    if (visit.referral) {
      const { carrier, clickId } = visit.referral;
      const { name: carrierName, referralLink: referralUrl } = carrier;
      const { sessionId, userAgent } = visit;
      const visitor = { userAgent, isSignedIn: false };
      await services.referrals.logReferral(
        { carrierName, referralUrl, sessionId, clickId },
        clock.now(),
        visitor,
      );
    }
  }
  const filtered = Array.from({ length: 3 + random.below(9) }, (_, index) => ({
    index,
    reason: 'bot' as const,
  }));
  const senders = [{ kind: 'address', id: '127.0.0.1' }] as const;
  const nothingElse = { refused: [], rejected: [], clockShiftMs: 0 };
  await services.ingestion.store({ source: ownSource, senders, events, filtered, ...nothingElse });
}

/** Validates events like the beacon does, if a visit's events arrive together at its end. */
function validateVisit({ events, userAgent }: Visit, { carriers, clock }: Services): StoredEvent[] {
  const cleanReferralLink = createReferralLinks({ carriers, origins: [] });
  const device = readDevice(userAgent);
  const visitor = { source: ownSource, device, isPrivate: false, userId: null };
  return events.map((event, index) => {
    const end = Date.parse(String(event.data.occurredAt)) + 1000;
    const now = new Date(Math.max(end, clock.now().getTime()));
    const read = readEvent(event, index, { ...visitor, now, mayBeOld: false, carriers, cleanReferralLink });
    if ('rejected' in read) throw new Error(`The seed made a wrong event: ${read.rejected.message}`);
    return read.event;
  });
}

/** Makes the first carrier more likely in matches. */
function preferFirst([first, ...others]: readonly Carrier[]): [Carrier, ...Carrier[]] {
  if (!first) throw new Error('There is no carrier to refer to.');
  return [first, first, first, ...others];
}
