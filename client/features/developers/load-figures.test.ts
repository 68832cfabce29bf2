import { describe, expect, it } from 'vitest';
import type { AnalyticsStats } from '../../../shared/api/analytics/figures.ts';
import { describeFigures } from './load-figures.ts';

const days: AnalyticsStats = {
  source: 'billing',
  from: '2026-03-01',
  to: '2026-03-02',
  by: 'day',
  total: 1,
  rows: [
    { key: '2026-03-01', events: 0 },
    { key: '2026-03-02', events: 1 },
  ],
  omitted: 0,
  outcomes: [{ outcome: 'rejected', reason: 'forbidden_key', count: 2 }],
};
const names: AnalyticsStats = { ...days, by: 'name', rows: [{ key: 'sold', events: 1 }] };
const none: AnalyticsStats = { ...days, total: 0, rows: [] };

describe('the figures of a source', () => {
  it('are drawn by day and name, without a chart of pages that it didn’t send', () => {
    const live = {
      source: 'billing',
      events: [
        {
          receivedAt: '2026-03-02T15:04:05.000Z',
          outcome: 'rejected',
          reason: 'forbidden_key',
          field: 'data.additionalData.email',
          action: 'track_event',
          name: null,
          eventId: null,
          occurredAt: null,
        } as const,
      ],
    };
    const figures = describeFigures({ days, names, pages: none, live });
    expect(figures.summary).toBe('billing: 1 event in the last 30 days.');
    expect(figures.charts.map(({ kind }) => kind)).toEqual(['columns', 'rows']);
    expect(figures.outcomes.rows).toEqual([['Rejected', '`forbidden_key`', '2']]);
    expect(figures.live.rows[0]?.slice(1)).toEqual([
      'Rejected',
      '–',
      '`forbidden_key` `data.additionalData.email`',
    ]);
  });

  it('have no charts when there is nothing to draw', () => {
    const live = { source: 'billing', events: [] };
    const { charts, summary } = describeFigures({ days: none, names: none, pages: none, live });
    expect([charts, summary]).toEqual([[], 'billing: 0 events in the last 30 days.']);
  });
});
