import { formatNumber } from '../../../shared/format/numbers.ts';
import { formatCount } from '../../../shared/format/plurals.ts';
import { replyTimes } from '../../../shared/site/reply-times.data.ts';

export const messages = {
  fields: {
    name: 'Name',
    email: 'Email',
    emailHint: 'We’ll reply to this address.',
    subject: 'Subject (optional)',
    message: 'Message',
    messageHint: 'Please leave out health details and policy numbers.',
    trap: 'Leave this empty',
  },
  noName: 'Please enter your name.',
  noMessage: 'Please enter your message.',
  tooLong: (max: number, excess: number) =>
    `Please use ${formatNumber(max)} characters or fewer. This is ${formatNumber(excess)} over.`,
  room: (left: number) => formatCount(left, { one: '# character left.', other: '# characters left.' }),
  submit: 'Send Message',
  sending: 'Sending...',
  saved: 'Until you send it, your message is saved in this browser for a day.',
  withoutScripts: {
    before: 'The form needs JavaScript, which is turned off in your browser. Please write to ',
    after: ' instead.',
  },
  /** From docs/product.md, "Error catalog". */
  failure: {
    title: 'Error Sending Message',
    unreadable: 'Failed to submit contact form',
    wordless: 'Please try again later.',
  },
  chat: {
    title: 'Want an answer now?',
    text: 'Our automated assistant answers from this site’s own pages, any time of day.',
    submit: 'Ask the Assistant',
  },
  sent: {
    title: 'Message Sent Successfully!',
    text: `We'll get back to you within ${replyTimes.contact}.`,
    another: 'Write another message',
  },
  details: {
    email: 'Email',
    emailNote: `We’ll reply within ${replyTimes.contact}.`,
    phone: 'Phone',
    phoneNote: 'For questions. We never make sales calls.',
    hours: 'Support hours',
    mail: 'Mail',
  },
} as const;
