import { useCallback, useState } from 'react';
import { formatDateTime, formatMonth } from '../../../../shared/format/dates.ts';
import { formatCents, formatNumber } from '../../../../shared/format/numbers.ts';
import { call } from '../../../lib/api-client.ts';
import { DeskContent, useDeskPages } from '../desk-data.tsx';
import { messages } from '../desk-messages.ts';
import { DeskSection, DeskTable, DeskTableSection } from '../desk-table.tsx';
import { PeriodForm, toQuery } from '../period-form.tsx';
import { DownloadButton } from './download-button.tsx';
import { referralMessages } from './referral-messages.ts';

const words = referralMessages.referrals;

/** Every click to a carrier, to compare with the carriers' statements. */
export function ReferralsPage() {
  const [period, setPeriod] = useState({ from: '', to: '' });
  const loadPage = useCallback(
    async (after: { after?: string }) => {
      const query = { ...toQuery(period), ...after };
      const { referrals, next, ...figures } = await call('GET /api/operator/referrals', { query });
      return { ...figures, items: referrals, next: next === null ? null : String(next) };
    },
    [period],
  );
  const { loaded, more } = useDeskPages(loadPage);

  return (
    <DeskContent loaded={loaded}>
      {({ from, to, items, months }) => {
        const most = Math.max(1, ...months.map(({ clicks }) => clicks));
        return (
          <>
            <PeriodForm period={{ from, to }} onChange={setPeriod} />
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
                rows={items.map(({ id, clickedAt, carrierName, clickId, campaign, isSignedIn, outcome }) => ({
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
                }))}
                after={more && <div className="mt-5">{more}</div>}
              />
            </DeskSection>
          </>
        );
      }}
    </DeskContent>
  );
}
