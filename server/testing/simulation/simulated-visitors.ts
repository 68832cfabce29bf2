import { funnelSteps } from '../../../shared/analytics/funnel-steps.ts';
import type { Random } from '../../../shared/seeded-random.ts';
import { matchedCarriers } from '../../../shared/site/carriers.data.ts';
import type { Carrier } from '../../../shared/site/schemas/carriers.ts';

type Touch = { source: string; medium: string; campaign: string };

export type SimulatedVisitor = {
  sessionId: string;
  device: keyof typeof deviceCounts;
  /** Every step of the quote that is seen, in order. */
  steps: readonly string[];
  carrier: Carrier;
  firstTouch: Touch | undefined;
  lastTouch: Touch | undefined;
  pageViews: number;
  /** Every step toward an account that is seen, in order. */
  accountSteps: readonly string[];
};

/** How many of the thousand leave the quote after which step. The rest never open it. */
export const simulatedExits: Readonly<Record<string, number>> = {
  quick_info: 96,
  question_smokingStatus: 31,
  question_policyType: 7,
  question_healthStatus: 24,
  question_majorHealthConditions: 12,
  question_medications: 9,
  question_familyHistory: 11,
  question_riskyHobbies: 5,
  question_highRiskOccupation: 3,
  question_alcoholConsumption: 8,
  question_exercise: 4,
  question_priority: 2,
  question_noMedicalExam: 6,
  question_approvalPreference: 13,
  quote_delivered: 1,
  summary: 171,
  referral_clicked: 217,
};
const simulatedVisitorCount = 1000;
const deviceCounts = { phone: 571, tablet: 43, desktop: 365, other: 21 };
/** How many of those who see the summary start an account, and where they stop. */
export const simulatedAccountWalks: readonly { steps: readonly string[]; count: number }[] = [
  { steps: ['email_only'], count: 25 },
  { steps: ['email_only', 'verify_email'], count: 10 },
  { steps: ['email_only', 'verify_email', 'create_password'], count: 5 },
  { steps: ['email_only', 'verify_email', 'create_password', 'profile_info', 'dashboard'], count: 42 },
  // With Google there is no email or password step.
  { steps: ['email_only', 'profile_info', 'dashboard'], count: 18 },
];

/** One of the names looks like a spreadsheet formula and tries to break a table's cell. */
const campaigns: readonly [Touch, ...Touch[]] = [
  { source: 'newsletter', medium: 'email', campaign: 'spring' },
  { source: 'search', medium: 'cpc', campaign: 'term-life' },
  { source: 'search', medium: 'cpc', campaign: 'family' },
  { source: '=HYPERLINK("x")', medium: 'referral', campaign: '<b>partner, "A"</b>' },
];

export function createSimulatedVisitors(random: Random): readonly SimulatedVisitor[] {
  const [primary, second, third] = matchedCarriers;
  if (!primary || !second || !third) throw new Error('Three carriers are needed.');
  const quoteSteps = funnelSteps.filter(({ branch }) => branch === 'quote').map(({ id }): string => id);
  const walks = Object.entries(simulatedExits).flatMap(([exit, count]) =>
    Array.from({ length: count }, () => quoteSteps.slice(0, quoteSteps.indexOf(exit) + 1)),
  );
  const devices = (['phone', 'tablet', 'desktop', 'other'] as const).flatMap((device) =>
    Array.from({ length: deviceCounts[device] }, () => device),
  );
  const shuffledWalks = random.shuffle([
    ...walks,
    ...Array.from({ length: simulatedVisitorCount - walks.length }, (): string[] => []),
  ]);
  const accountWalks = simulatedAccountWalks.flatMap(({ steps, count }) =>
    Array.from({ length: count }, () => steps),
  );
  return random.shuffle(devices).map((device, index): SimulatedVisitor => {
    const steps = shuffledWalks[index] ?? [];
    const lastTouch = random.below(5) < 2 ? undefined : random.pick(campaigns);
    const accountSteps = (steps.includes('summary') ? accountWalks.pop() : undefined) ?? [];
    return {
      sessionId: `tab_session_${String(index).padStart(4, '0')}`,
      device,
      steps,
      carrier: random.pick([primary, primary, primary, second, second, third]),
      firstTouch: lastTouch && random.pick([lastTouch, lastTouch, ...campaigns]),
      lastTouch,
      pageViews: 1 + random.below(4),
      accountSteps,
    };
  });
}
