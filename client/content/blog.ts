export const blogPage = {
  title: 'Blog',
  lead: 'Straight answers to the questions that come up before you buy life insurance: how much, which type, and whether what you’ve heard is true.',
  calculator: {
    title: 'Prefer to start with your own numbers?',
    text: 'The calculator adds up your income, debts, and plans, subtracts what you have, and shows the math. Nothing you enter leaves your browser.',
    link: 'Calculate My Coverage',
  },
  description:
    'Articles about life insurance in plain English: how much coverage you may need, term or whole life, what new parents should know, and which myths to forget.',
  previewTitle: 'Life insurance in plain English',
} as const;
