export const messages = {
  chat: {
    title: 'Rather have an answer now?',
    text: 'The assistant answers from this site’s own pages, at any hour. It is automated.',
    submit: 'Ask the Assistant',
  },
  details: {
    email: 'Email',
    replyWithin: (replyWithin: string) => `We reply within ${replyWithin}.`,
    phone: 'Phone',
    phoneNote: 'For questions. We never call to sell you something.',
    hours: 'Support hours',
    mail: 'Mail',
  },
} as const;
