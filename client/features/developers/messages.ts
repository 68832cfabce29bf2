import { formatCount } from '../../../shared/format/plurals.ts';

export const messages = {
  calls: {
    title: 'All other calls',
    lead: 'This site’s own pages use these calls. Calls that change something only work from those pages. The [OpenAPI 3.1 document](/api/openapi.json) lists every field of every request and response, and every error.',
    columns: { call: 'Call', summary: 'What it does', answers: 'Responses', errors: 'Its own errors' },
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
    missing: 'Enter an event, or fill in an example with the buttons above.',
    invalidJson: (reason: string) => `This isn’t valid JSON yet. Your browser says: ${reason}`,
    examples: { pageView: 'A page view', several: 'Several events', invalid: 'Events with errors' },
    title: 'Try it',
    hint: 'One event, or an array of several.',
    lead: 'This form sends your events to the real endpoint with `?validate=1`. They’re checked like any others, and nothing is stored.',
    examplesLabel: 'Fill in an example',
    events: 'Events, as JSON',
    busy: 'Checking...',
    submit: 'Check Events',
    withoutScripts:
      'The form needs JavaScript, which is turned off in your browser. The curl example does the same thing.',
    answer: 'Response',
    unreachable: 'The server didn’t respond. Please check your connection and try again.',
  },
} as const;
