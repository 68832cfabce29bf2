import type { OperatorAttention } from '../../../shared/api/operator/schemas.ts';
import { formatShortDate, getTimeZone } from '../../../shared/format/dates.ts';
import { formatNumber } from '../../../shared/format/numbers.ts';
import { paths } from '../../app/paths.ts';
import { call } from '../../lib/api-client.ts';
import { TextLink } from '../../ui/actions/link.tsx';
import { DeskContent, useDeskData } from './desk-data.tsx';
import { messages } from './desk-messages.ts';
import { DeskSection, DeskTableSection } from './desk-table.tsx';

const words = messages.today;
const loadToday = () => call('GET /api/operator/today', { query: { timeZone: getTimeZone() } });
/** The page for each kind of thing that needs attention. */
const attentionPages: Readonly<Record<OperatorAttention['kind'], keyof typeof messages.pages>> = {
  messages: 'messages',
  deliveries: 'deliveries',
  errors: 'health',
  disk: 'health',
  backup: 'health',
  queue: 'deliveries',
  outbox: 'deliveries',
};
const kinds = ['visits', 'started', 'matches', 'referrals'] as const;

/** Compares this week with the last one, and lists what needs attention. */
export function TodayPage() {
  const loaded = useDeskData(loadToday);
  return (
    <DeskContent loaded={loaded}>
      {({ attention, thisWeek, lastWeek, signUps, days }) => {
        const most = Math.max(1, ...days.map(({ visits }) => visits));
        return (
          <>
            <DeskSection title={words.attention}>
              {attention.length === 0 ? (
                <p>{words.calm}</p>
              ) : (
                <ul className="grid list-disc gap-1 pl-5">
                  {attention.map(({ kind, count }) => (
                    <li key={kind}>
                      <TextLink to={`${paths.operator}?page=${attentionPages[kind]}`}>
                        {words.attentionOf[kind](count)}
                      </TextLink>
                    </li>
                  ))}
                </ul>
              )}
            </DeskSection>
            <DeskTableSection
              caption={words.week}
              columns={words.figures}
              empty={messages.none}
              rows={[
                ...kinds.map((kind) => ({
                  key: kind,
                  cells: [words.rows[kind], formatNumber(thisWeek[kind]), formatNumber(lastWeek[kind])],
                })),
                {
                  key: 'signUps',
                  cells: [words.rows.signUps, formatNumber(signUps.thisWeek), formatNumber(signUps.lastWeek)],
                },
              ]}
            />
            <DeskTableSection
              caption={words.days}
              columns={words.dayColumns}
              empty={messages.none}
              rows={days.map(({ date, visits, matches, referrals }) => ({
                key: date,
                share: visits / most,
                cells: [
                  formatShortDate(date),
                  formatNumber(visits),
                  formatNumber(matches),
                  formatNumber(referrals),
                ],
              }))}
            />
          </>
        );
      }}
    </DeskContent>
  );
}
