import { funnelSteps } from '../../../shared/analytics/funnel-steps.ts';
import type { Carrier } from '../../../shared/site/schemas/carriers.ts';
import { addDays, toDay } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { listDayParts, listDays, startOfDay, toLocalDay, utc } from '../../platform/local-days.ts';
import { divide, sum } from './arithmetic.ts';
import { composeFunnel, composeOtherSteps, type StepCounts } from './compose-funnel.ts';
import {
  countLoggedClicks,
  sumIngestion,
  sumSourceNames,
  sumSourceOutcomes,
} from './daily-figures.repository.ts';
import { type Figures, loadPrunedFigures, loadRawFigures } from './load-figures.ts';
import { findFirstWholeDay } from './raw-events.repository.ts';
import type { CarrierCount, Counts } from './raw-figures.repository.ts';
import type { CampaignRow, CarrierRow, Outcome, Period, Report, SourceRow, VisitFilter } from './report.ts';
import { messages } from './report-messages.ts';

const maxCampaigns = 50;
const maxPages = 50;
const devices = ['phone', 'tablet', 'desktop', 'other'];

type ReportOptions = {
  period: Period;
  carriers: readonly Carrier[];
  now: Date;
  /** Which visits to count. The default is all of them. Events without a visit aren't filtered. */
  filter?: VisitFilter;
};

/**
 * Composes the report of a period, from raw events where they still exist and from daily totals before that. Read-only,
 * and all figures are from the same moment.
 */
export async function composeReport(
  db: Db,
  { period, carriers, now, filter = {} }: ReportOptions,
): Promise<Report> {
  return db
    .transaction()
    .setAccessMode('read only')
    .execute(async (trx) => {
      const wholeFrom = await findFirstWholeDay(trx);
      const isFiltered = Object.values(filter).some((value) => value !== undefined);
      const before = { from: period.from, to: minDay(period.to, addDays(wholeFrom, -1)) };
      // Daily totals don't show which visits they belong to.
      const pruned = isFiltered ? undefined : await loadPrunedFigures(trx, before);
      const raw = await loadRawFigures(trx, {
        parts: listDayParts(period).filter(({ day }) => day >= wholeFrom),
        filter,
      });
      const parts = [pruned, raw].filter((part) => part !== undefined);
      const days = composeDays(period, parts);
      const all = toOutcome(addCounts(days.map(({ counts }) => counts)));
      const reached: StepCounts[] = parts.map(({ steps }) => steps);
      return {
        version: 1,
        generatedAt: now.toISOString(),
        period,
        limits: describeLimits({ period, wholeFrom, hasPruned: pruned !== undefined, isFiltered, now }),
        visits: {
          ...all,
          pageViews: sum(days.map(({ pageViews }) => pageViews)),
          activeDays: days.filter(({ counts }) => counts.visits > 0).length,
          accountsCreated: sum(parts.map(({ accountsCreated }) => accountsCreated)),
          anonymousEvents: pruned ? null : (raw?.anonymousEvents ?? 0),
        },
        funnel: composeFunnel(funnelSteps, reached),
        otherSteps: composeOtherSteps(funnelSteps, reached),
        carriers: composeCarriers(carriers, parts, await countLoggedClicks(trx, period)),
        campaigns: {
          firstTouch: composeCampaigns(parts.flatMap(({ firstTouch }) => firstTouch)),
          lastTouch: composeCampaigns(parts.flatMap(({ lastTouch }) => lastTouch)),
        },
        devices: devices.map((device) => ({
          device,
          ...toOutcome(
            addCounts(parts.flatMap((part) => part.devices.filter((row) => row.device === device))),
          ),
        })),
        pages: parts
          .flatMap(({ pages }) => pages)
          .toSorted((a, b) => b.visits - a.visits || (a.page < b.page ? -1 : 1))
          .slice(0, maxPages)
          .map(({ page, ...counts }) => ({ page, ...toOutcome(counts) })),
        days: days.map(({ date, pageViews, counts }) => ({ date, pageViews, ...toOutcome(counts) })),
        beacon: await sumIngestion(trx, period),
        sources: await composeSources(trx, period),
      };
    });
}

const minDay = (a: string, b: string) => (a < b ? a : b);

function composeDays(period: Period, parts: readonly Figures[]) {
  return listDays(period).map((date) => ({
    date,
    pageViews: sum(parts.map(({ pageViews }) => pageViews.get(date) ?? 0)),
    counts: addCounts(parts.flatMap(({ days }) => days.filter(({ day }) => day === date))),
  }));
}

type CampaignCounts = Figures['firstTouch'][number];

/** Only the campaigns with the most visits, because strangers can make up any number of others. */
function composeCampaigns(rows: readonly CampaignCounts[]): readonly CampaignRow[] {
  const named = rows.map(({ source, medium, campaign, isPruned, ...counts }) => {
    const isDirect = source === null && medium === null && campaign === null;
    return {
      source: isPruned ? null : (source ?? (isDirect ? '(direct)' : '(none)')),
      medium: isPruned ? null : (medium ?? '(none)'),
      campaign: campaign ?? '(none)',
      counts,
    };
  });
  const sorted = named.toSorted(
    (a, b) => b.counts.visits - a.counts.visits || (describe(a) < describe(b) ? -1 : 1),
  );
  const rest = sorted.slice(maxCampaigns);
  const others = { source: '(others)', medium: '(others)', campaign: '(others)' };
  return [
    ...sorted.slice(0, maxCampaigns),
    ...(rest.length > 0 ? [{ ...others, counts: addCounts(rest.map(({ counts }) => counts)) }] : []),
  ].map(({ counts, ...names }) => ({ ...names, ...toOutcome(counts) }));
}

function describe(row: { source: string | null; medium: string | null; campaign: string }): string {
  return [row.source, row.medium, row.campaign].join('\n');
}

function addCounts(rows: readonly Counts[]): Counts {
  return {
    visits: sum(rows.map(({ visits }) => visits)),
    started: sum(rows.map(({ started }) => started)),
    matches: sum(rows.map(({ matches }) => matches)),
    referrals: sum(rows.map(({ referrals }) => referrals)),
  };
}

function toOutcome(counts: Counts): Outcome {
  const { visits, started, matches, referrals } = counts;
  return { visits, started, matches, referrals, referralRate: divide(referrals, visits) };
}

type Circumstances = {
  period: Period;
  wholeFrom: string;
  hasPruned: boolean;
  isFiltered: boolean;
  now: Date;
};

function describeLimits({ period, wholeFrom, hasPruned, isFiltered, now }: Circumstances): readonly string[] {
  const limits: string[] = [];
  if (hasPruned) limits.push(messages.dailyTotals(wholeFrom));
  // In the east, the first day with events began before midnight UTC.
  const isCut = toDay(startOfDay(wholeFrom, period.timeZone)) < wholeFrom;
  const localFrom = isCut ? addDays(wholeFrom, 1) : wholeFrom;
  if (period.from < localFrom) {
    if (isFiltered) limits.push(messages.filteredFrom(wholeFrom));
    else if (period.timeZone !== utc) limits.push(messages.totalsInUtc(localFrom));
  }
  const today = toLocalDay(now, period.timeZone);
  if (period.to >= today) limits.push(messages.dayNotOver(today));
  return limits;
}

const maxUnknown = 20;

type Logged = { carrierId: string; name: string; clicks: number };

/** Returns the operator's carriers in their order, followed by other carriers in events or the log. */
function composeCarriers(
  carriers: readonly Carrier[],
  parts: readonly Figures[],
  logged: readonly Logged[],
): readonly CarrierRow[] {
  const matches = parts.flatMap((part) => part.matches);
  const referrals = parts.flatMap((part) => part.referrals);
  const known: { id: string; name: string }[] = carriers.map(({ id, name }) => ({ id, name }));
  const mentions = [
    ...logged.map(({ carrierId, name }) => ({ id: carrierId, name })),
    ...[...matches, ...referrals].map(({ carrier }) => ({ id: carrier, name: carrier || '(unnamed)' })),
  ];
  for (const mention of mentions) {
    if (known.length >= carriers.length + maxUnknown) break;
    if (!known.some(({ id, name }) => id === mention.id || name === mention.id)) known.push(mention);
  }
  return known.map(({ id, name }) => {
    const count = (rows: readonly CarrierCount[]) =>
      sum(rows.filter(({ carrier }) => carrier === id || carrier === name).map((row) => row.count));
    return {
      carrierId: id,
      name,
      matches: count(matches),
      referrals: count(referrals),
      loggedClicks: sum(logged.filter(({ carrierId }) => carrierId === id).map(({ clicks }) => clicks)),
    };
  });
}

const maxNames = 50;

/** The other sources of events in a period, by name. */
async function composeSources(db: Db, period: Period): Promise<readonly SourceRow[]> {
  const outcomes = await sumSourceOutcomes(db, period);
  const names = await sumSourceNames(db, period);
  const sources = [...new Set([...outcomes, ...names].map(({ source }) => source))].sort();
  return sources.map((name) => {
    const own = outcomes.filter(({ source }) => source === name);
    const count = (wanted: string) =>
      sum(own.filter(({ outcome }) => outcome === wanted).map((row) => row.count));
    return {
      name,
      accepted: count('accepted'),
      duplicates: count('duplicate'),
      filtered: count('filtered'),
      rejected: count('rejected'),
      corrected: count('corrected'),
      refused: count('refused'),
      names: names
        .filter(({ source }) => source === name)
        .slice(0, maxNames)
        .map(({ source: _source, ...row }) => row),
      rejections: own
        .filter(({ outcome }) => outcome === 'rejected' || outcome === 'refused')
        .map(({ reason, count: events }) => ({ code: reason, events })),
    };
  });
}
