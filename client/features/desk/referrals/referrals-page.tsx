import { useCallback, useState } from 'react';
import type { OperatorReferral } from '../../../../shared/api/operator/schemas.ts';
import { formatDateTime, formatMonth } from '../../../../shared/format/dates.ts';
import { formatCents, formatNumber } from '../../../../shared/format/numbers.ts';
import { call } from '../../../lib/api-client.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { DeskContent, useDeskData } from '../desk-data.tsx';
import { useDeskAction } from '../desk-form.tsx';
import { messages } from '../desk-messages.ts';
import { DeskSection, DeskTable, DeskTableSection } from '../desk-table.tsx';
import { type DeskPeriod, PeriodForm, toQuery } from '../period-form.tsx';
import { DownloadButton } from './download-button.tsx';
import { referralMessages } from './referral-messages.ts';

const words = referralMessages.referrals;

/** Every click to a carrier, to compare with the carriers' statements. */
export function ReferralsPage() {
  const [period, setPeriod] = useState({ from: '', to: '' });
  const [older, setOlder] = useState<{ referrals: readonly OperatorReferral[]; next: number | null }>();
  const { run, isBusy, dialog } = useDeskAction();
  const load = useCallback(() => loadReferrals(period), [period]);
  const loaded = useDeskData(load);

  const showOlder = (after: number) =>
    run(async () => {
      const { referrals, next } = await loadReferrals(period, after);
      setOlder((before) => ({ referrals: [...(before?.referrals ?? []), ...referrals], next }));
    });

  return (
    <DeskContent loaded={loaded}>
      {({ from, to, referrals, next, months }) => {
        const rest = older ? older.next : next;
        const most = Math.max(1, ...months.map(({ clicks }) => clicks));
        return (
          <>
            <PeriodForm
              period={{ from, to }}
              onChange={(chosen) => {
                setOlder(undefined);
                setPeriod(chosen);
              }}
            />
            <DeskTableSection
              caption={words.months}
              columns={words.monthColumns}
              empty={words.empty}
              isLong
              rows={months.map(({ month, carrierName, clicks }) => ({
                key: `${month} ${carrierName}`,
                share: clicks / most,
                cells: [
                  referralMessages.commissions.monthOf(formatMonth(month), carrierName),
                  formatNumber(clicks),
                ],
              }))}
            />
            <DeskSection
              title={words.clicks}
              side={
                <DownloadButton
                  load={() => call('POST /api/operator/referrals/export', { query: toQuery(period) })}
                />
              }
            >
              <DeskTable
                caption={words.clicks}
                columns={words.columns}
                empty={words.empty}
                isLong
                rows={[...referrals, ...(older?.referrals ?? [])].map(
                  ({ id, clickedAt, carrierName, clickId, campaign, isSignedIn, outcome }) => ({
                    key: String(id),
                    cells: [
                      <span key="time" className="whitespace-nowrap">
                        {formatDateTime(clickedAt)}
                      </span>,
                      carrierName,
                      <span key="click" className="text-caption md:whitespace-nowrap">
                        {clickId}
                      </span>,
                      campaign ?? messages.none,
                      isSignedIn === null ? messages.none : isSignedIn ? words.yes : words.no,
                      outcome ? referralMessages.commissions.statuses[outcome.status] : messages.none,
                      outcome ? formatCents(outcome.commissionCents) : messages.none,
                    ],
                  }),
                )}
                after={
                  rest !== null && (
                    <Button
                      variant="secondary"
                      className="mt-5"
                      isBusy={isBusy}
                      onClick={() => showOlder(rest)}
                    >
                      {messages.more}
                    </Button>
                  )
                }
              />
              {dialog}
            </DeskSection>
          </>
        );
      }}
    </DeskContent>
  );
}

function loadReferrals(period: DeskPeriod, after?: number) {
  const query = { ...toQuery(period), ...(after !== undefined && { after: String(after) }) };
  return call('GET /api/operator/referrals', { query });
}
