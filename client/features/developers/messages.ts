import { formatCount } from '../../../shared/format/plurals.ts';

export const messages = {
  calls: {
    title: 'All other calls',
    lead: 'This site’s own pages use these calls. Calls that change something only work from those pages. The [OpenAPI 3.1 document](/api/openapi.json) lists every field of every request and response, and every error.',
    columns: ['Call', 'What it does', 'Responses', 'Its own errors'],
  },
  figures: {
    title: 'Your own figures',
    lead: 'Enter one of your source’s keys to see what it sent in the last 30 days, and what happened to its last 100 events. Your programs can get the same figures from `GET /api/analytics/stats` and `GET /api/analytics/live`.',
    key: 'Your source’s key',
    keyHint: 'It stays in this page’s memory and is gone when you leave.',
    missing: 'Enter a key.',
    busy: 'Loading...',
    submit: 'Show Figures',
    unreachable: 'The server didn’t respond. Please check your connection and try again.',
    summary: (source: string, events: string, count: number) =>
      `${source}: ${formatCount(count, { one: `${events} event`, other: `${events} events` })} in the last 30 days.`,
    days: 'Events in the last seven days (UTC)',
    names: 'Events by name',
    pages: 'Events by page',
    outcomes: 'What happened to them',
    outcomeColumns: ['Result', 'Reason', 'Count'],
    outcomeNames: {
      accepted: 'Stored',
      duplicate: 'Duplicate',
      filtered: 'Filtered',
      rejected: 'Rejected',
      corrected: 'Clock corrected',
      refused: 'Call refused',
    },
    live: 'The last 100 events',
    liveColumns: ['Received', 'Result', 'Event', 'Reason'],
    nothing: 'Nothing yet.',
    none: '–',
  },
  copy: 'Copy',
  answer: {
    summary: (status: number, counts: string) => `${status}: ${counts}. Nothing was stored.`,
    accepted: (count: number) => `${count} accepted`,
    duplicates: (count: number) => formatCount(count, { one: '# duplicate', other: '# duplicates' }),
    filteredCount: (count: number) => `${count} filtered`,
    rejectedCount: (count: number) => `${count} rejected`,
    rejected: (event: number, place: string, message: unknown, code: unknown) =>
      `**Event ${event}**${place}: ${message} (\`${code}\`)`,
    unexplained: (status: number) => `${status}: the response has no further details.`,
    filtered: (event: number, reason: unknown) =>
      `**Event ${event}** would be counted but not stored: \`${reason}\`.`,
  },
  trial: {
    missing: 'Enter an event, or use a button above to start from an example.',
    invalidJson: (reason: string) => `This isn’t valid JSON yet. Your browser says: ${reason}`,
    examples: { pageView: 'A page view', several: 'Several events', invalid: 'Events with errors' },
    title: 'Try it',
    hint: 'One event, or an array of several.',
    lead: 'This form sends your events to the real endpoint with `?validate=1`. They’re checked like any others, and nothing is stored.',
    examplesLabel: 'Start from an example',
    events: 'Events, as JSON',
    busy: 'Checking...',
    submit: 'Check Events',
    withoutScripts:
      'The form needs JavaScript, which is turned off in your browser. The curl example does the same thing.',
    answer: 'Response',
    unreachable: 'The server didn’t respond. Please check your connection and try again.',
  },
} as const;
