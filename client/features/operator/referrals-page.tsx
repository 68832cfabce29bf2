import { Download } from 'lucide-react';
import { useCallback, useState } from 'react';
import { formatDateTime } from '../../../shared/format/dates.ts';
import { formatNumber } from '../../../shared/format/numbers.ts';
import { call } from '../../lib/api-client.ts';
import { Button } from '../../ui/actions/button.tsx';
import { saveFile } from '../../ui/actions/save-file.ts';
import { useAccountAttempt } from '../account/index.ts';
import { DeskContent, useDeskData } from './desk-data.tsx';
import { DeskSection } from './desk-section.tsx';
import { DeskTable } from './desk-table.tsx';
import { messages } from './messages.ts';
import { PeriodForm, toQuery } from './period-form.tsx';

const words = messages.referrals;

/** Every click to a carrier, to hold against the carriers' statements. */
export function ReferralsPage() {
  const [period, setPeriod] = useState({ from: '', to: '' });
  const [after, setAfter] = useState<number>();
  const { attempt, isBusy, dialog } = useAccountAttempt();
  const load = useCallback(
    () =>
      call('GET /api/operator/referrals', {
        query: { ...toQuery(period), ...(after !== undefined && { after: String(after) }) },
      }),
    [period, after],
  );
  const loaded = useDeskData(load);

  function download() {
    void attempt({
      failureTitle: messages.failed,
      work: async () => {
        const { name, text } = await call('POST /api/operator/referrals/export', { query: toQuery(period) });
        saveFile(name, text, 'text/csv');
      },
    });
  }

  return (
    <DeskContent loaded={loaded}>
      {({ from, to, referrals, next, months }) => {
        const most = Math.max(1, ...months.map(({ clicks }) => clicks));
        return (
          <>
            <PeriodForm
              period={{ from, to }}
              onChange={(chosen) => {
                setAfter(undefined);
                setPeriod(chosen);
              }}
            />
            <DeskSection title={words.months}>
              <DeskTable
                caption={words.months}
                columns={words.monthColumns}
                empty={words.empty}
                rows={months.map(({ month, carrierName, clicks }) => ({
                  key: `${month} ${carrierName}`,
                  share: clicks / most,
                  cells: [`${month} ${carrierName}`, formatNumber(clicks)],
                }))}
              />
            </DeskSection>
            <DeskSection
              title={words.clicks}
              side={
                <Button variant="secondary" size="sm" isBusy={isBusy} onClick={download}>
                  <Download aria-hidden="true" className="size-5" /> {words.download}
                </Button>
              }
            >
              <DeskTable
                caption={words.clicks}
                columns={words.columns}
                empty={words.empty}
                rows={referrals.map(({ id, clickedAt, carrierName, clickId, campaign, isSignedIn }) => ({
                  key: String(id),
                  cells: [
                    formatDateTime(clickedAt),
                    carrierName,
                    clickId,
                    campaign ?? messages.none,
                    isSignedIn === null ? messages.none : isSignedIn ? words.yes : words.no,
                  ],
                }))}
              />
              {next !== null && (
                <Button variant="secondary" className="mt-5" onClick={() => setAfter(next)}>
                  {messages.more}
                </Button>
              )}
            </DeskSection>
            {dialog}
          </>
        );
      }}
    </DeskContent>
  );
}
