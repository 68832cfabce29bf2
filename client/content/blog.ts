export const blogPage = {
  title: 'Blog',
  lead: 'Plain answers to the questions that come up before you buy life insurance: how much, which kind, and what is true of what you have heard.',
  calculator: {
    title: 'Rather start with your own figures?',
    text: 'The calculator adds up income, debts and plans, subtracts what you have, and shows every step of the sum. Nothing you enter leaves your browser.',
    link: 'Calculate My Coverage',
  },
  description:
    'Articles about life insurance in plain English: how much coverage you may need, term or whole life, what new parents should settle, and which myths to forget.',
  previewTitle: 'Life insurance in plain English',
} as const;
