import { formatCount } from '../../../shared/format/plurals.ts';
import { paths } from '../../app/paths.ts';

export const messages = {
  answers: 'Answers',
  search: {
    label: 'What would you like to know?',
    placeholder: 'Try “who can be a beneficiary”',
    submit: 'Search',
    results: 'Search results',
    found: (count: number) => formatCount(count, { one: '1 answer', other: '# answers' }),
    none: 'No answer found',
    noneTitle: 'We don’t have an answer to that yet',
    noneAdvice: `Try other words, or just the most important one. You can also [ask us](${paths.contact}), and a person will reply.`,
    clear: 'Show All Answers',
  },
  empty: `There are no answers here yet. In the meantime, the [FAQ](${paths.faq}) and the [Life Insurance Guide](${paths.guide}) may help, or you can [ask us](${paths.contact}).`,
  mostAsked: 'Most asked',
  topics: 'Topics',
  short: 'The short answer',
  dependsOn: 'What it depends on',
  sources: 'Where this comes from',
  noSources: 'Common practice in the industry. It varies by insurer, so check your own policy.',
  checked: (date: string) => `Last checked on ${date}.`,
  disclaimer:
    'This is general information, not insurance, tax, or legal advice. Rules vary by state and insurer, and they change.',
  related: 'People also ask',
} as const;
