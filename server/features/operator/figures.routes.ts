import type { Request } from 'express';
import * as z from 'zod';
import {
  exportOperatorReferrals,
  getOperatorFunnel,
  getOperatorToday,
  listOperatorReferrals,
} from '../../../shared/api/operator/figures.contract.ts';
import type { OperatorAttention } from '../../../shared/api/operator/schemas.ts';
import { brand } from '../../../shared/brand.ts';
import { addDays, toDay } from '../../platform/clock.ts';
import { createInvalidInput } from '../../platform/errors.ts';
import { implement, type Route } from '../../platform/http/implement.ts';
import { parseBody } from '../../platform/http/validate.ts';
import { countOpenMessages } from './inbox.repository.ts';
import { messages } from './messages.ts';
import { type OperatorDependencies, recordAction } from './operator-dependencies.ts';
import { countReferralsByMonth, listReferrals } from './referral-list.repository.ts';
import { writeReferrals } from './write-referrals.ts';

const defaultDays = 30;
const maxDays = 731;
const weekDays = 7;
const pageSize = 50;

const day = z.iso.date(messages.invalidDay).optional();
const periodSchema = z.object({
  from: day,
  to: day,
  after: z
    .string()
    .regex(/^\d{1,15}$/, messages.invalidNumber)
    .transform(Number)
    .optional(),
});

/** What visits led to, and every click to a carrier. */
export function createFigureRoutes(deps: OperatorDependencies): readonly Route[] {
  const { db, clock, loadReport } = deps;
  const parsePeriod = (request: Request) => {
    const { after, ...given } = parseBody(periodSchema, request.query);
    const to = given.to ?? toDay(clock.now());
    const from = given.from ?? addDays(to, 1 - defaultDays);
    if (from > to) throw createInvalidInput({ from: messages.periodReversed });
    if (addDays(from, maxDays) <= to) throw createInvalidInput({ from: messages.periodTooLong(maxDays) });
    return { from, to, after };
  };

  return [
    implement(getOperatorToday, async () => {
      const today = toDay(clock.now());
      const weekStart = addDays(today, 1 - weekDays);
      const thisWeek = await loadReport({ from: weekStart, to: today });
      const lastWeek = await loadReport({ from: addDays(weekStart, -weekDays), to: addDays(weekStart, -1) });
      return {
        thisWeek: pickOutcome(thisWeek.visits),
        lastWeek: pickOutcome(lastWeek.visits),
        signUps: { thisWeek: thisWeek.visits.accountsCreated, lastWeek: lastWeek.visits.accountsCreated },
        days: thisWeek.days.map(({ date, visits, matches, referrals }) => ({
          date,
          visits,
          matches,
          referrals,
        })),
        attention: await listAttention(deps),
      };
    }),

    implement(getOperatorFunnel, async ({ request }) => {
      const { from, to } = parsePeriod(request);
      const { limits, funnel, campaigns, devices, pages } = await loadReport({ from, to });
      return {
        from,
        to,
        limits: [...limits],
        steps: funnel.map(({ title, branch, reached, reachedRate, left, leftRate }) => ({
          title,
          branch,
          reached,
          reachedRate,
          left,
          leftRate,
        })),
        campaigns: campaigns.lastTouch.map(({ source, medium, campaign, ...outcome }) => ({
          name: [...new Set([source, medium, campaign])].filter((part) => part !== null).join(' / '),
          ...outcome,
        })),
        devices: devices.map(({ device, ...outcome }) => ({ name: device, ...outcome })),
        pages: pages.map(({ page, ...outcome }) => ({ name: page, ...outcome })),
      };
    }),

    implement(listOperatorReferrals, async ({ request }) => {
      const { from, to, after } = parsePeriod(request);
      const page = { max: pageSize + 1, ...(after === undefined ? {} : { after }) };
      const found = await listReferrals(db, { from, to }, page);
      const shown = found.slice(0, pageSize);
      return {
        from,
        to,
        referrals: shown.map(({ carrierId: _carrier, clickedAt, ...referral }) => ({
          ...referral,
          clickedAt: clickedAt.toISOString(),
        })),
        next: found.length > pageSize ? (shown.at(-1)?.id ?? null) : null,
        months: (await countReferralsByMonth(db, { from, to })).map(({ month, carrierName, clicks }) => ({
          month,
          carrierName: carrierName ?? '',
          clicks,
        })),
      };
    }),

    implement(exportOperatorReferrals, async ({ request, session }) => {
      const { from, to } = parsePeriod(request);
      await recordAction(deps, session, 'exported_referrals', null, `${from} to ${to}`);
      return {
        name: `${brand.slug}-referrals-${from}-${to}.csv`,
        text: await writeReferrals(db, { from, to }),
      };
    }),
  ];
}

type Outcome = Awaited<ReturnType<OperatorDependencies['loadReport']>>['visits'];

function pickOutcome({ visits, started, matches, referrals, referralRate }: Outcome) {
  return { visits, started, matches, referrals, referralRate };
}

/** What an operator should look at, the most urgent first. */
async function listAttention({ db, loadHealth }: OperatorDependencies): Promise<OperatorAttention[]> {
  const { isDiskLow, backups, queue, requests } = await loadHealth();
  const open = await countOpenMessages(db);
  const found: (OperatorAttention | false)[] = [
    isDiskLow && { kind: 'disk', count: 0 },
    queue.failed > 0 && { kind: 'deliveries', count: queue.failed },
    requests.failed > 0 && { kind: 'errors', count: requests.failed },
    backups.newest === null && { kind: 'backup', count: 0 },
    open > 0 && { kind: 'messages', count: open },
  ];
  return found.filter((each) => each !== false);
}
