import { funnelSteps } from '../../../shared/analytics/funnel-steps.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Days } from '../../platform/local-days.ts';
import type { StepCounts } from './compose-funnel.ts';
import { sumAccountsCreated, sumBy, sumCarriers, sumReached } from './daily-figures.repository.ts';
import {
  type CarrierCount,
  type Cohort,
  type Counts,
  countBy,
  countCarriers,
  countEvents,
  countFurthest,
  countReached,
  quoteSteps,
  type Touch,
} from './raw-figures.repository.ts';

type TouchCounts = Touch & Counts & { isPruned: boolean };

/** The figures of one part of the period: the part with raw events, or the part with only daily totals. */
export type Figures = {
  days: readonly (Counts & { day: string })[];
  pageViews: ReadonlyMap<string, number>;
  devices: readonly (Counts & { device: string })[];
  /** Empty for daily totals. */
  pages: readonly (Counts & { page: string })[];
  firstTouch: readonly TouchCounts[];
  lastTouch: readonly TouchCounts[];
  steps: StepCounts;
  matches: readonly CarrierCount[];
  referrals: readonly CarrierCount[];
  accountsCreated: number;
  anonymousEvents: number;
};

const accountSteps = funnelSteps.filter(({ branch }) => branch === 'account').map(({ id }) => id);

export async function loadRawFigures(db: Db, period: Cohort): Promise<Figures | undefined> {
  if (period.parts.length === 0) return undefined;
  const mark = (rows: readonly (Touch & Counts)[]) => rows.map((row) => ({ ...row, isPruned: false }));
  return {
    ...(await countEvents(db, period)),
    days: await countBy(db, period, 'day'),
    devices: await countBy(db, period, 'device'),
    pages: await countBy(db, period, 'page'),
    firstTouch: mark(await countBy(db, period, 'firstTouch')),
    lastTouch: mark(await countBy(db, period, 'lastTouch')),
    steps: {
      reached: await countReached(db, period),
      furthest: new Map([
        ...(await countFurthest(db, period, quoteSteps)),
        ...(await countFurthest(db, period, accountSteps)),
      ]),
    },
    matches: await countCarriers(db, period, 'matches'),
    referrals: await countCarriers(db, period, 'referrals'),
  };
}

/** Undefined if there are no totals for the period, because nothing was counted then. */
export async function loadPrunedFigures(db: Db, period: Days): Promise<Figures | undefined> {
  if (period.from > period.to) return undefined;
  const days = await sumBy(db, period, 'day');
  if (days.length === 0) return undefined;
  const campaigns = await sumBy(db, period, 'campaign');
  return {
    days,
    pageViews: new Map(days.map(({ day, pageViews }) => [day, pageViews])),
    devices: await sumBy(db, period, 'device'),
    pages: [],
    firstTouch: [],
    lastTouch: campaigns.map((row) => ({ ...row, source: null, medium: null, isPruned: true })),
    steps: { reached: await sumReached(db, period), furthest: undefined },
    matches: await sumCarriers(db, period, 'matches'),
    referrals: await sumCarriers(db, period, 'referrals'),
    accountsCreated: await sumAccountsCreated(db, period),
    anonymousEvents: 0,
  };
}
