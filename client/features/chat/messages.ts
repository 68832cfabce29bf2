import type { ChatAction, ChatContext } from '../../../shared/api/chat.ts';
import { formatNumber } from '../../../shared/format/numbers.ts';
import { formatCount } from '../../../shared/format/plurals.ts';

// Two texts for a failure. docs/decisions/011 says when each appears.
const noService = "I apologize, but I'm having trouble connecting right now. Please try again in a moment.";
const lastMessageKept = 'We’ve kept your last message.';

/** What the assistant says first, and what people often want then. */
type Suggestion = { text: string; action?: ChatAction };
type Opening = { text: string; suggestions: readonly Suggestion[] };

const start: Suggestion = { text: 'Find my match', action: { kind: 'answer', id: 'start' } };

const openings: Readonly<Record<ChatContext, Opening>> = {
  homepage: {
    text: 'Hi. I can match you with a carrier in a short conversation, or answer a question about life insurance. How can I help?',
    suggestions: [start, { text: 'How does the matching work?' }, { text: 'What sets the price?' }],
  },
  learn: {
    text: 'Hi. Ask me about anything you read here. I answer from this site’s pages and link to the source.',
    suggestions: [
      { text: 'What is the difference between term and whole life?' },
      { text: 'How much coverage do I need?' },
      start,
    ],
  },
  calculator: {
    text: 'Hi. I can explain what the calculator asks for and how it adds everything up, or find a carrier for the amount you have in mind.',
    suggestions: [
      { text: 'How do you calculate the amount?' },
      { text: 'How much coverage do I need?' },
      start,
    ],
  },
  contact: {
    text: 'Hi. I may have your answer right away. What did you want to ask us?',
    suggestions: [{ text: 'How can I reach a person?' }, { text: 'Who sees my data?' }, start],
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
    askToDelete: 'Delete this conversation? It’s only saved in this browser, so you can’t get it back.',
    delete: 'Delete',
    keep: 'Keep it',
    empty: 'There’s nothing here to delete yet.',
    kept: (days: number) => `Saved in this browser for ${days} days, and never on our server.`,
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
    changeSlot: (label: string) => `Change “${label}”`,
    offer: 'What I understood',
    prices: 'What people like you paid',
  },
  log: {
    region: 'Conversation',
    messages: 'Messages',
    assistant: 'Assistant: ',
    you: 'You: ',
    citations: 'Where this comes from',
    suggestions: 'Suggested answers',
    completed: 'That was the last question. Your match was shown here.',
    matchFollows: 'Thanks, that’s everything. Here’s your match.',
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
    offline: 'You’re offline. We’ll send your message when you’re back online.',
    label: 'Your message',
    placeholder: 'Ask a question',
    send: 'Send',
    length: (length: number, max: number) =>
      `${formatNumber(length)} of ${formatNumber(max)} characters.${length > max ? ' Shorten your message to send it.' : ''}`,
    noSecrets: 'Please don’t share your Social Security number.',
    crisis: 'In crisis?',
    callOrText: 'Call or text 988',
    notKept:
      'Your browser is blocking us from saving anything, so this conversation will end when you leave the page.',
  },
  failure: {
    noAnswer: "I'm sorry, I'm having trouble connecting right now. Please try again.",
    noService,
    busy: (wait: string) => `${noService} You can try again in ${wait}.`,
    full: `This conversation has reached its limit. Start over to continue. ${lastMessageKept}`,
    unreadable: `We can’t continue this conversation. Start over to begin a new one. ${lastMessageKept}`,
  },
} as const;
