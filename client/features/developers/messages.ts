import { formatCount } from '../../../shared/format/plurals.ts';

export const messages = {
  calls: {
    title: 'All other calls',
    lead: 'These serve the pages of this site. Calls that change something are taken from its own pages only. The [OpenAPI 3.1 document](/api/openapi.json) has every field of every request and answer, and every error.',
    columns: { call: 'Call', summary: 'What it does', answers: 'Answers', errors: 'Its own errors' },
  },
  copy: 'Copy',
  answer: {
    summary: (counts: string) => `202: ${counts}. Nothing was stored.`,
    accepted: (count: number) => `${count} accepted`,
    duplicates: (count: number) => formatCount(count, { one: '# duplicate', other: '# duplicates' }),
    filteredCount: (count: number) => `${count} filtered`,
    rejectedCount: (count: number) => `${count} rejected`,
    rejected: (event: number, place: string, message: unknown, code: unknown) =>
      `**Event ${event}**${place}: ${message} (\`${code}\`)`,
    unexplained: (status: number) => `${status}: this answer says nothing more.`,
    filtered: (event: number, reason: unknown) =>
      `**Event ${event}** would be counted and not stored: \`${reason}\`.`,
  },
  trial: {
    missing: 'Write an event, or fill one in with the buttons above.',
    invalidJson: (reason: string) => `This is not JSON yet. Your browser says: ${reason}`,
    examples: { pageView: 'A page view', several: 'Several events', invalid: 'Events with faults' },
    title: 'Try it',
    hint: 'One event, or several in an array.',
    lead: 'This form sends what you write to the real address with `?validate=1`: your events are judged like all others, and nothing is stored.',
    examplesLabel: 'Fill in an example',
    events: 'Events, as JSON',
    busy: 'Checking...',
    submit: 'Check Events',
    withoutScripts:
      'The form needs JavaScript, which is turned off in your browser. The example with curl does the same.',
    answer: 'The answer',
    unreachable: 'No answer came. Please check your connection and try again.',
  },
} as const;
