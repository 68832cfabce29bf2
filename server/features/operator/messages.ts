import { brand } from '../../../shared/brand.ts';
import { formatCount } from '../../../shared/format/plurals.ts';

export const messages = {
  invalidDay: 'Use a date such as 2026-03-01.',
  invalidNumber: 'Use a number.',
  periodReversed: 'The first day is after the last one.',
  periodTooLong: (days: number) =>
    `Choose a period of up to ${formatCount(days - 1, { one: '# day', other: '# days' })}.`,
  invalidFilter: 'Choose open, answered, spam, or all.',
  unknownMessage: 'There is no such message. Its writer’s account may have been deleted.',
  unknownPerson: 'No account has this address or number.',
  goneAccount: 'This account no longer exists.',
  unknownDelivery: 'This delivery is finished, or it wasn’t given up.',
  reply: {
    subject: `Your message to ${brand.name}`,
    preheader: 'An answer from our support team.',
    footnote: `You’re getting this email because you wrote to ${brand.name}. Just reply if you have another question.`,
  },
} as const;
