import type { ChatContext } from '../../../shared/api/chat.ts';
import { formatNumber } from '../../../shared/format/numbers.ts';
import { formatCount } from '../../../shared/format/plurals.ts';

// Two texts of the product specification, which does not say when; docs/decisions/011 does.
const noService = "I apologize, but I'm having trouble connecting right now. Please try again in a moment.";
const lastMessageKept = 'Your last message is kept.';

/** What the assistant says first, and what people often want then. The words go to the assistant as they are. */
type Opening = { text: string; suggestions: readonly string[] };

const openings: Readonly<Record<ChatContext, Opening>> = {
  homepage: {
    text: 'Hi. I can find your carrier match in a short conversation, or answer a question about life insurance. How can I help?',
    suggestions: ['Find my match', 'How does the matching work?', 'What does it cost?'],
  },
  learn: {
    text: 'Hi. Ask me about anything you read here. I answer from this site’s pages and link to the source.',
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

export const messages = {
  openings,
  panel: {
    title: 'AI Insurance Assistant',
    subtitle: 'Automated answers, not advice',
    options: 'Options for this conversation',
    minimize: 'Minimize the assistant',
    close: 'Close the assistant',
  },
  options: {
    askToDelete: 'Delete this conversation? It is kept in this browser only and can’t be brought back.',
    delete: 'Delete',
    keep: 'Keep it',
    empty: 'Nothing has been said yet, so there is nothing to delete.',
    kept: (days: number) => `Kept in this browser for ${days} days, and not on our server.`,
    startOver: 'Start over',
    deleteConversation: 'Delete conversation',
    bringBack: 'Bring it back',
    removed: { 'start-over': 'You started over.', undo: 'Your last message was removed.' },
    /** Said to a screen reader with the question that is open again. */
    askedAgain: (question: string) => `The question before it: ${question}`,
  },
  quote: {
    done: (count: number, of: number) => `${count} of ${of} done`,
    progress: 'Quote progress',
    undo: 'Undo your last message',
    undoBriefly: 'Undo',
    toForm: 'Continue in the form',
    fromForm: (count: number) =>
      `Use my ${formatCount(count, { one: '# answer', other: '# answers' })} from the form`,
    summary: 'Your answers so far',
    change: 'Change',
  },
  log: {
    region: 'Conversation',
    messages: 'Messages',
    assistant: 'Assistant: ',
    you: 'You: ',
    citations: 'Where this comes from',
    suggestions: 'Suggested answers',
    completed: 'That was everything. Your match was here.',
    matchFollows: 'Thank you, that is everything. Here comes your match.',
    comparing: 'Comparing carriers.',
    unseen: (count: number) => formatCount(count, { one: '# new message', other: '# new messages' }),
  },
  outbox: {
    writing: 'The assistant is writing.',
    slow: 'This is taking longer than usual.',
    cancel: 'Cancel',
    retry: 'Retry',
    startOver: 'Start over',
    edit: 'Edit the message',
  },
  composer: {
    offline: 'You are offline. What you send goes out once you are back.',
    label: 'Your message',
    placeholder: 'Ask a question',
    send: 'Send',
    length: (length: number, max: number) =>
      `${formatNumber(length)} of ${formatNumber(max)} characters.${length > max ? ' Shorten your message to send it.' : ''}`,
    noSecrets: 'Please do not share your Social Security number.',
    notKept: 'This browser doesn’t let us keep anything, so the conversation ends when you leave this page.',
  },
  failure: {
    noAnswer: "I'm sorry, I'm having trouble connecting right now. Please try again.",
    noService,
    busy: (wait: string) => `${noService} You can try again in ${wait}.`,
    full: `This conversation is as long as it can be. Start over to continue. ${lastMessageKept}`,
    unreadable: `We can’t continue this conversation. Start over to begin a new one. ${lastMessageKept}`,
  },
} as const;
