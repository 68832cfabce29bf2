export const messages = {
  chat: {
    title: 'Want an answer now?',
    text: 'Our automated assistant answers from this site’s own pages, any time of day.',
    submit: 'Ask the Assistant',
  },
  sent: {
    title: 'Message Sent Successfully!',
    text: "We'll get back to you within 24 hours.",
    another: 'Write another message',
  },
  details: {
    email: 'Email',
    replyWithin: (replyWithin: string) => `We’ll reply within ${replyWithin}.`,
    phone: 'Phone',
    phoneNote: 'For questions. We never make sales calls.',
    hours: 'Support hours',
    mail: 'Mail',
  },
} as const;
