import type { AnalyticsLive, AnalyticsStats } from '../../../shared/api/analytics/figures.ts';
import { formatDateTime, formatShortDate } from '../../../shared/format/dates.ts';
import { formatNumber } from '../../../shared/format/numbers.ts';
import type { TableContent } from '../../../shared/site/schemas/prose.ts';
import type { ChartContent } from '../../ui/charts/chart-content.ts';
import { messages } from './messages.ts';

const words = messages.figures;
const timeoutMs = 10_000;
const shownDays = 7;
const shownRows = 8;

/** A source's own figures, ready to be shown. */
export type SourceFigures = {
  summary: string;
  /** Empty if nothing was stored in the period. */
  charts: readonly ChartContent[];
  outcomes: TableContent;
  live: TableContent;
};

/** The server rejected the key, or a call failed. The message can be shown to people. */
export class FiguresError extends Error {}

/** Loads the figures of the key's source. Throws a {@link FiguresError}. */
export async function loadFigures(key: string): Promise<SourceFigures> {
  const [days, names, pages, live]: [AnalyticsStats, AnalyticsStats, AnalyticsStats, AnalyticsLive] =
    await Promise.all([
      get(key, 'stats?by=day'),
      get(key, `stats?by=name&limit=${shownRows}`),
      get(key, `stats?by=page&limit=${shownRows}`),
      get(key, 'live'),
    ]);
  return describeFigures({ days, names, pages, live });
}

async function get(key: string, path: string) {
  const response = await fetch(`/api/analytics/${path}`, {
    headers: { Authorization: `Bearer ${key}` },
    credentials: 'omit',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((cause: unknown) => {
    throw new FiguresError(words.unreachable, { cause });
  });
  const answer = await response.json();
  if (response.ok) return answer;
  throw new FiguresError(answer.error?.message ?? words.unreachable);
}

type Answers = { days: AnalyticsStats; names: AnalyticsStats; pages: AnalyticsStats; live: AnalyticsLive };

export function describeFigures({ days, names, pages, live }: Answers): SourceFigures {
  const charts: ChartContent[] = [
    {
      kind: 'columns',
      title: words.days,
      columns: days.rows.slice(-shownDays).map(({ key, events }) => ({
        label: formatShortDate(key),
        text: formatNumber(events),
        value: events,
      })),
    },
    ...[
      { title: words.names, rows: names.rows },
      { title: words.pages, rows: pages.rows },
    ]
      .filter(({ rows }) => rows.length > 0)
      .map(
        ({ title, rows }): ChartContent => ({
          kind: 'rows',
          title,
          rows: rows.map(({ key, events }) => ({ label: key, text: formatNumber(events), to: events })),
        }),
      ),
  ];
  const isAnyRecent = days.rows.slice(-shownDays).some(({ events }) => events > 0);
  return {
    summary: words.summary(days.source, formatNumber(days.total), days.total),
    charts: days.total === 0 ? [] : charts.slice(isAnyRecent ? 0 : 1),
    outcomes: {
      caption: words.outcomes,
      columns: words.outcomeColumns,
      rows: days.outcomes.map(({ outcome, reason, count }) => [
        words.outcomeNames[outcome],
        reason === '' ? words.none : `\`${reason}\``,
        formatNumber(count),
      ]),
    },
    live: {
      caption: words.live,
      columns: words.liveColumns,
      rows: live.events.map(({ receivedAt, outcome, name, reason, field }) => [
        formatDateTime(receivedAt),
        words.outcomeNames[outcome],
        name === null ? words.none : `\`${name}\``,
        reason === '' ? words.none : [reason, field].flatMap((part) => (part ? `\`${part}\`` : [])).join(' '),
      ]),
    },
  };
}
