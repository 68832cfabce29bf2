import { formatCount } from '../../../shared/format/plurals.ts';

export const messages = {
  results: 'Search results',
  found: (count: number) => formatCount(count, { one: '1 answer', other: '# answers' }),
  none: 'No answer found. Try other words, or just the most important one.',
} as const;
