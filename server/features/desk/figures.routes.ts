import * as z from 'zod';
import { getOperatorFunnel, getOperatorToday } from '../../../shared/api/operator/figures.contract.ts';
import type { OperatorAttention } from '../../../shared/api/operator/schemas.ts';
import { dayMs, hourMs } from '../../../shared/lifetimes.ts';
import { addDays } from '../../platform/clock.ts';
import { implement, type Route } from '../../platform/http/implement.ts';
import { parseBody, parsePeriod, parseTimeZone } from '../../platform/http/validate.ts';
import { toLocalDay } from '../../platform/local-days.ts';
import { countOutboxMessages } from './deliveries.repository.ts';
import { countOpenMessages } from './inbox.repository.ts';
import type { OperatorDependencies } from './operator-dependencies.ts';

const weekDays = 7;
const maxLagMinutes = 15;
const filterText = z.string().min(1).max(200).optional();
const filterSchema = z.object({ campaign: filterText, device: filterText, page: filterText });

/** Routes for what visits led to, and where people leave. */
export function createFigureRoutes(deps: OperatorDependencies): readonly Route[] {
  const { clock, loadReport } = deps;

  return [
    implement(getOperatorToday, async ({ request }) => {
      const timeZone = parseTimeZone(request.query);
      const today = toLocalDay(clock.now(), timeZone);
      const weekStart = addDays(today, 1 - weekDays);
      const thisWeek = await loadReport({ from: weekStart, to: today, timeZone });
      const lastWeek = await loadReport({
        from: addDays(weekStart, -weekDays),
        to: addDays(weekStart, -1),
        timeZone,
      });
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
      const { from, to, timeZone } = parsePeriod(request.query, clock.now());
      const filter = parseBody(filterSchema, request.query);
      const { limits, funnel, campaigns, devices, pages } = await loadReport({ from, to, timeZone }, filter);
      return {
        from,
        to,
        limits,
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
          campaign: source === '(direct)' ? source : campaign,
          ...outcome,
        })),
        devices: devices.map(({ device, ...outcome }) => ({ name: device, ...outcome })),
        pages: pages.map(({ page, ...outcome }) => ({ name: page, ...outcome })),
      };
    }),
  ];
}

type Outcome = Awaited<ReturnType<OperatorDependencies['loadReport']>>['visits'];

function pickOutcome({ visits, started, matches, referrals, referralRate }: Outcome) {
  return { visits, started, matches, referrals, referralRate };
}

/** Lists what an operator should look at, most urgent first. */
async function listAttention({ db, clock, loadHealth }: OperatorDependencies): Promise<OperatorAttention[]> {
  const { isDiskLow, backups, queue, requests } = await loadHealth();
  const open = await countOpenMessages(db);
  const outbox = await countOutboxMessages(db, new Date(clock.now().getTime() - dayMs));
  const lag = Math.floor(queue.oldestDueSeconds / 60);
  const { newest, isOld } = backups;
  const backupAge = newest ? clock.now().getTime() - Date.parse(newest.createdAt) : 0;
  const found: (OperatorAttention | false)[] = [
    isDiskLow && { kind: 'disk', count: 0 },
    queue.failed > 0 && { kind: 'deliveries', count: queue.failed },
    requests.failed > 0 && { kind: 'errors', count: requests.failed },
    lag >= maxLagMinutes && { kind: 'queue', count: lag },
    outbox > 0 && { kind: 'outbox', count: outbox },
    (newest === null || isOld) && { kind: 'backup', count: Math.floor(backupAge / hourMs) },
    open > 0 && { kind: 'messages', count: open },
  ];
  return found.filter((each) => each !== false);
}
