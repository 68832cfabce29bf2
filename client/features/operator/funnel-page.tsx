import { useCallback, useState } from 'react';
import type { OperatorFunnel } from '../../../shared/api/operator/schemas.ts';
import { formatNumber } from '../../../shared/format/numbers.ts';
import { formatPercent } from '../../../shared/format/percent.ts';
import { call } from '../../lib/api-client.ts';
import { DeskContent, useDeskData } from './desk-data.tsx';
import { DeskSection } from './desk-section.tsx';
import { type DeskRow, DeskTable } from './desk-table.tsx';
import { messages } from './messages.ts';
import { PeriodForm, toQuery } from './period-form.tsx';

const words = messages.funnel;
const rate = (share: number | null) => (share === null ? messages.none : formatPercent(share));

/** Where people leave, and what campaigns, devices, and pages lead to. */
export function FunnelPage() {
  const [period, setPeriod] = useState({ from: '', to: '' });
  const load = useCallback(() => call('GET /api/operator/funnel', { query: toQuery(period) }), [period]);
  const loaded = useDeskData(load);
  return (
    <DeskContent loaded={loaded}>
      {({ from, to, limits, steps, campaigns, devices, pages }) => (
        <>
          <PeriodForm period={{ from, to }} onChange={setPeriod} />
          {limits.map((limit) => (
            <p key={limit} className="text-small text-muted">
              {limit}
            </p>
          ))}
          {(['quote', 'account'] as const).map((branch) => (
            <DeskSection key={branch} title={words.steps[branch]}>
              <DeskTable
                caption={words.steps[branch]}
                columns={words.stepColumns}
                empty={words.empty}
                rows={steps.filter((step) => step.branch === branch).map(toStepRow)}
              />
            </DeskSection>
          ))}
          {Object.entries({ campaigns, devices, pages }).map(([kind, rows]) => (
            <DeskSection key={kind} title={titles[kind] ?? ''}>
              <DeskTable
                caption={titles[kind] ?? ''}
                columns={words.columns}
                empty={words.empty}
                rows={toOutcomeRows(rows)}
              />
            </DeskSection>
          ))}
        </>
      )}
    </DeskContent>
  );
}

const titles: Readonly<Record<string, string>> = {
  campaigns: words.campaigns,
  devices: words.devices,
  pages: words.pages,
};

function toStepRow({
  title,
  reached,
  reachedRate,
  left,
  leftRate,
}: OperatorFunnel['steps'][number]): DeskRow {
  const cells = [
    title,
    formatNumber(reached),
    rate(reachedRate),
    left === null ? messages.none : formatNumber(left),
    rate(leftRate),
  ];
  return { key: title, cells, share: reachedRate ?? 0 };
}

function toOutcomeRows(rows: OperatorFunnel['devices']): DeskRow[] {
  const most = Math.max(1, ...rows.map(({ visits }) => visits));
  return rows.map(({ name, visits, started, matches, referrals, referralRate }) => ({
    key: name,
    share: visits / most,
    cells: [
      name || words.noName,
      formatNumber(visits),
      formatNumber(started),
      formatNumber(matches),
      formatNumber(referrals),
      rate(referralRate),
    ],
  }));
}
