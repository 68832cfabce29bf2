import type { ChatContext } from '../../../shared/api/chat.ts';

/** What the assistant says first, and what people often want then. The words go to the assistant as they stand. */
type Opening = { text: string; suggestions: readonly string[] };

export const openings: Readonly<Record<ChatContext, Opening>> = {
  homepage: {
    text: 'Hi. I can find your carrier match in a short conversation, or answer a question about life insurance. What would help you?',
    suggestions: ['Find my match', 'How does the matching work?', 'What does it cost?'],
  },
  learn: {
    text: 'Hi. Ask me about anything you read here. I answer from this site’s pages and show you where it stands.',
    suggestions: [
      'What is the difference between term and whole life?',
      'How much coverage do I need?',
      'Find my match',
    ],
  },
  calculator: {
    text: 'Hi. I can explain what the calculator asks for and how it adds up, or find a carrier for the amount you have in mind.',
    suggestions: ['How is the amount worked out?', 'How much coverage do I need?', 'Find my match'],
  },
  contact: {
    text: 'Hi. I may have your answer right away. What did you want to ask us?',
    suggestions: ['How can I reach a person?', 'Who sees my data?', 'Find my match'],
  },
};
