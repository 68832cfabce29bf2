import { useCallback, useState } from 'react';
import type { CommissionMonth } from '../../../../shared/api/operator/commission-schemas.ts';
import { formatLocalDay, formatMonth } from '../../../../shared/format/dates.ts';
import { joinWithAnd } from '../../../../shared/format/lists.ts';
import { formatCents, formatNumber } from '../../../../shared/format/numbers.ts';
import { call } from '../../../lib/api-client.ts';
import { DeskContent, useDeskData } from '../desk-data.tsx';
import { messages } from '../desk-messages.ts';
import { type DeskRow, DeskSection, DeskTable, DeskTableSection } from '../desk-table.tsx';
import { PeriodForm, toQuery } from '../period-form.tsx';
import { DownloadButton } from './download-button.tsx';
import { referralMessages } from './referral-messages.ts';
import { StatementForm } from './statement-form.tsx';

const words = referralMessages.commissions;

/** Compares what carriers reported with their statements. */
export function CommissionsPage() {
  const [period, setPeriod] = useState({ from: '', to: '' });
  const load = useCallback(() => call('GET /api/operator/commissions', { query: toQuery(period) }), [period]);
  const loaded = useDeskData(load);
  return (
    <DeskContent loaded={loaded}>
      {({ from, to, carriers, months, differences }) => {
        const hidden = months.reduce((sum, month) => sum + month.differences, 0) - differences.length;
        return (
          <>
            <PeriodForm period={{ from: `${from}-01`, to: findLastDay(to) }} onChange={setPeriod} />
            <DeskSection
              title={words.months}
              side={
                <DownloadButton
                  load={() => call('POST /api/operator/commissions/export', { query: toQuery(period) })}
                />
              }
            >
              <DeskTable
                caption={words.months}
                columns={words.monthColumns}
                empty={words.empty}
                rows={months.map(toMonthRow)}
              />
            </DeskSection>
            <DeskTableSection
              caption={words.differences}
              columns={words.differenceColumns}
              empty={words.agreed}
              isLong
              after={hidden > 0 && <p className="mt-4">{words.moreDifferences(hidden)}</p>}
              rows={differences.map(({ month, carrierName, clickId, difference, reported, stated }) => ({
                key: `${month} ${clickId}`,
                cells: [
                  clickId,
                  words.monthOf(formatMonth(month), carrierName),
                  words.differenceNames[difference],
                  describeOutcome(reported),
                  describeOutcome(stated),
                ],
              }))}
            />
            <DeskSection title={words.upload}>
              <StatementForm carriers={carriers} onStored={loaded.reload} />
            </DeskSection>
          </>
        );
      }}
    </DeskContent>
  );
}

function toMonthRow(row: CommissionMonth): DeskRow {
  const { month, carrierName, clicks, statuses, unknownClicks, reportedCents, statedCents } = row;
  const { uploadedAt, differences } = row;
  const counts = Object.entries(words.statusCounts).flatMap(([status, count]) => {
    const found = new Map(Object.entries(statuses)).get(status) ?? 0;
    return found > 0 ? [count(formatNumber(found))] : [];
  });
  if (unknownClicks > 0) counts.push(words.unknownClicks(unknownClicks));
  return {
    key: `${month} ${carrierName}`,
    cells: [
      words.monthOf(formatMonth(month), carrierName),
      formatNumber(clicks),
      counts.length > 0 ? joinWithAnd(counts) : messages.none,
      formatCents(reportedCents),
      statedCents === null ? messages.none : formatCents(statedCents),
      uploadedAt === null ? words.notUploaded : formatLocalDay(uploadedAt),
      formatNumber(differences),
    ],
  };
}

function describeOutcome(
  outcome: { status: keyof typeof words.statuses; commissionCents: number } | null,
): string {
  return outcome
    ? words.outcome(words.statuses[outcome.status], formatCents(outcome.commissionCents))
    : messages.none;
}

function findLastDay(month: string): string {
  const [year = 0, index = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, index, 0)).toISOString().slice(0, 10);
}
