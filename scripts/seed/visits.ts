import { readDevice } from '../../server/features/analytics/ingestion/request-signals.ts';
import { readEvent, type StoredEvent } from '../../server/features/analytics/read-event.ts';
import { createReferralLinks } from '../../server/features/analytics/referral-links.ts';
import type { Services } from '../../server/services.ts';
import { funnelSteps } from '../../shared/analytics/funnel-steps.ts';
import { ownSource } from '../../shared/api/analytics.ts';
import type { Random } from '../../shared/seeded-random.ts';
import type { Carrier } from '../../shared/site/schemas/carriers.ts';
import type { SeedClock } from './seed-clock.ts';

type VisitEvent = { action: string; data: Readonly<Record<string, unknown>> };

/** One tab: its events, and the carrier whose site it continued to. */
type Visit = {
  sessionId: string;
  userAgent: string;
  events: readonly VisitEvent[];
  referral: { carrier: Carrier; clickId: string } | undefined;
};

type Touch = { source: string; medium: string; campaign: string };

const webKit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const userAgents = [
  `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${webKit} Version/18.0 Mobile/15E148 Safari/604.1`,
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webKit} Version/18.0 Safari/605.1.15`,
  `Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) ${webKit} Version/18.0 Safari/604.1`,
] as const;
const touches: readonly [Touch, ...Touch[]] = [
  { source: 'newsletter', medium: 'email', campaign: 'spring' },
  { source: 'search', medium: 'cpc', campaign: 'term-life' },
  { source: 'search', medium: 'cpc', campaign: 'new-parents' },
  { source: 'finance-blog', medium: 'referral', campaign: 'how-much-cover' },
];
const pages = ['/', '/', '/', '/guide', '/calculator', '/carriers', '/faq', '/blog'] as const;
/** The percentage of those who see a step that continue to the next one. */
const continueRates = { quote: 96, summary: 62, account: 74 };

type Options = { random: Random; carriers: readonly [Carrier, ...Carrier[]]; startedAt: Date };

/** Creates what a visitor does, from the first page to the last. */
function createVisit({ random, carriers, startedAt }: Options): Visit {
  const sessionId = random.uuid();
  const events: VisitEvent[] = [];
  let time = startedAt.getTime();
  const add = (action: string, pageRoute: string, data: Readonly<Record<string, unknown>>) => {
    const occurredAt = new Date(time).toISOString();
    events.push({ action, data: { eventId: random.uuid(), occurredAt, sessionId, pageRoute, ...data } });
    time += 1000 * (2 + random.below(20));
  };
  const additionalData = describeTouch(random);
  const landing = random.pick(pages);
  for (const page of [landing, ...Array.from({ length: random.below(3) }, () => random.pick(pages))]) {
    add('track_event', page, { eventName: 'page_view', eventType: 'navigation', additionalData });
  }
  const steps = walk(random);
  const carrier = random.pick(carriers);
  for (const step of steps) {
    add('track_funnel', '/quote', { step });
    if (step === 'quote_delivered') {
      add('track_event', '/quote', {
        eventName: 'quote_received',
        eventType: 'conversion',
        elementClicked: carrier.id,
      });
    }
    if (step === 'referral_clicked') {
      add('track_referral', '/quote', { carrierName: carrier.name, referralUrl: carrier.referralLink });
    }
    if (step === 'dashboard') {
      add('track_event', '/dashboard', { eventName: 'account_created', eventType: 'conversion' });
    }
  }
  const timeOnPage = time - startedAt.getTime();
  add('track_event', landing, {
    eventName: 'page_exit',
    eventType: 'navigation',
    additionalData: { timeOnPage },
  });
  const referral = steps.includes('referral_clicked') ? { carrier, clickId: random.uuid() } : undefined;
  return { sessionId, userAgent: random.pick(userAgents), events, referral };
}

function describeTouch(random: Random) {
  if (random.below(5) < 2) return {};
  const last = random.pick(touches);
  const first = random.pick([last, last, ...touches]);
  return {
    firstSource: first.source,
    firstMedium: first.medium,
    firstCampaign: first.campaign,
    lastSource: last.source,
    lastMedium: last.medium,
    lastCampaign: last.campaign,
  };
}

/** Returns the steps that the visitor sees. More than half open the quote, and some leave at each step. */
function walk(random: Random): readonly string[] {
  if (random.below(100) < 42) return [];
  const seen: string[] = [];
  const goesOn = (share: number) => random.below(100) < share;
  for (const { id, branch } of funnelSteps.filter((step) => step.branch === 'quote')) {
    seen.push(id);
    if (!goesOn(id === 'summary' ? continueRates.summary : continueRates[branch])) break;
  }
  if (!seen.includes('summary') || !goesOn(30)) return seen;
  for (const { id, branch } of funnelSteps.filter((step) => step.branch === 'account')) {
    seen.push(id);
    if (!goesOn(continueRates[branch])) break;
  }
  return seen;
}

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
