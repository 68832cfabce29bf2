import { createRandom, type Random } from '../../../shared/seeded-random.ts';
import { createSimulatedVisitors, type SimulatedVisitor } from './simulated-visitors.ts';

/** One call as a browser makes it. */
export type SimulatedCall = {
  path: '/api/analytics' | '/api/referrals';
  headers: Readonly<Record<string, string>>;
  body: unknown;
};
type Event = { action: string; data: Readonly<Record<string, unknown>> };

const userAgents: Readonly<Record<SimulatedVisitor['device'], string>> = {
  phone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  tablet:
    'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/604.1',
  desktop:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  other:
    'Mozilla/5.0 (SMART-TV; LINUX; Tizen 8.0) AppleWebKit/537.36 (KHTML, like Gecko) Version/8.0 TV Safari/537.36',
};
const crawler = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

/** Other incoming events: filtered, rejected, or repeated ones, and those of people who don't want to be tracked. */
export const simulatedNoise = {
  bot: 41,
  missing_user_agent: 6,
  prefetch: 17,
  forbidden_key: 9,
  unknown_action: 4,
  duplicate: 25,
  anonymous: 38,
} as const;

export type SimulatedDay = { visitors: readonly SimulatedVisitor[]; calls: readonly SimulatedCall[] };

/** A day of a thousand visitors whose ways are known, as the calls that their browsers make. */
export function simulateDay({
  day,
  origin,
  seed,
}: {
  day: string;
  origin: string;
  seed: number;
}): SimulatedDay {
  const random = createRandom(seed);
  const visitors = createSimulatedVisitors(random);
  const circumstances = { day, origin, random };
  const visits = visitors.flatMap((visitor) => visit(visitor, circumstances));
  const repeated = visits
    .filter(({ body }) => Array.isArray(body))
    .slice(0, simulatedNoise.duplicate)
    .map(({ body, ...call }) => ({ ...call, body: Array.isArray(body) ? body.slice(0, 1) : body }));
  return { visitors, calls: [...random.shuffle([...visits, ...makeNoise(circumstances)]), ...repeated] };
}

type Circumstances = { day: string; origin: string; random: Random };

/** Two calls of the beacon, the second on leaving. Those who continue have a referral in between. */
function visit(visitor: SimulatedVisitor, circumstances: Circumstances): SimulatedCall[] {
  const { steps, carrier, sessionId, firstTouch, lastTouch, pageViews, accountSteps } = visitor;
  const headers = { Origin: circumstances.origin, 'User-Agent': userAgents[visitor.device] };
  const start = Date.parse(`${circumstances.day}T00:05:00Z`) + circumstances.random.below(23 * 3600) * 1000;
  const events: Event[] = [];
  const add = (action: string, data: Readonly<Record<string, unknown>>) => {
    const occurredAt = new Date(start + events.length * 2000).toISOString();
    const common = { eventId: circumstances.random.uuid(), occurredAt, sessionId, pageRoute: '/' };
    events.push({ action, data: { ...common, ...data } });
  };
  const touches = {
    firstSource: firstTouch?.source ?? null,
    firstMedium: firstTouch?.medium ?? null,
    firstCampaign: firstTouch?.campaign ?? null,
    lastSource: lastTouch?.source ?? null,
    lastMedium: lastTouch?.medium ?? null,
    lastCampaign: lastTouch?.campaign ?? null,
  };
  for (let view = 0; view < pageViews; view += 1)
    add('track_event', { eventName: 'page_view', eventType: 'navigation', additionalData: touches });
  for (const step of steps) {
    add('track_funnel', { step });
    if (step === 'quote_delivered')
      add('track_event', {
        eventName: 'quote_received',
        eventType: 'conversion',
        elementClicked: carrier.id,
      });
    if (step === 'referral_clicked')
      add('track_referral', { carrierName: carrier.name, referralUrl: carrier.referralLink });
    // Going back shows a question again, which still counts as one visit.
    if (step === 'question_healthStatus') add('track_funnel', { step: 'question_policyType' });
  }
  for (const step of accountSteps) add('track_funnel', { step });
  if (accountSteps.includes('dashboard'))
    add('track_event', { eventName: 'account_created', eventType: 'conversion' });
  const leaving = { eventName: 'page_exit', eventType: 'navigation', additionalData: { timeOnPage: 4000 } };
  const before = events.length;
  add('track_event', leaving);
  const referral = { carrierName: carrier.name, referralUrl: carrier.referralLink, sessionId };
  return [
    { path: '/api/analytics', headers, body: events.slice(0, before) },
    ...(steps.includes('referral_clicked')
      ? [{ path: '/api/referrals', headers, body: referral } as const]
      : []),
    { path: '/api/analytics', headers, body: events[before] },
  ];
}

function makeNoise({ day, origin, random }: Circumstances): SimulatedCall[] {
  const occurredAt = `${day}T12:00:00.000Z`;
  const pageView = {
    action: 'track_event',
    data: { eventName: 'page_view', sessionId: 'noise', occurredAt },
  };
  const browser = { Origin: origin, 'User-Agent': userAgents.desktop };
  const call = (headers: Record<string, string>, event: object): SimulatedCall => ({
    path: '/api/analytics',
    headers,
    body: { ...event, data: { ...pageView.data, eventId: random.uuid() } },
  });
  const repeat = (count: number, make: () => SimulatedCall) => Array.from({ length: count }, make);
  return [
    ...repeat(simulatedNoise.bot, () => call({ ...browser, 'User-Agent': crawler }, pageView)),
    ...repeat(simulatedNoise.missing_user_agent, () => call({ Origin: origin }, pageView)),
    ...repeat(simulatedNoise.prefetch, () => call({ ...browser, 'Sec-Purpose': 'prefetch' }, pageView)),
    ...repeat(simulatedNoise.unknown_action, () => call(browser, { action: 'track_mind' })),
    ...repeat(simulatedNoise.forbidden_key, () => ({
      path: '/api/analytics',
      headers: browser,
      body: { ...pageView, data: { ...pageView.data, additionalData: { smokingStatus: 'Yes' } } },
    })),
    ...repeat(simulatedNoise.anonymous, () => call({ ...browser, 'Sec-GPC': '1' }, pageView)),
  ];
}
