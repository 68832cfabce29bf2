import { createFakeStorage } from '../../../lib/testing/fake-storage.ts';
import type { Answer, Question } from '../chat-answer.ts';
import type { ChatEntry, Conversation } from '../conversation.ts';

const timestamp = '2030-01-01T00:00:00.000Z';

/** One message and its answer, which came at `receivedAt`. */
export function buildEntries(words: string, receivedAt: number): ChatEntry[] {
  return [true, false].map((isUser) => ({
    message: {
      id: `${words} ${isUser ? 'asked' : 'answered'}`,
      content: isUser ? words : `About ${words}.`,
      isUser,
      timestamp,
    },
    receivedAt,
    citations: [],
  }));
}

export function buildConversation(entries: readonly ChatEntry[], overrides: Partial<Conversation> = {}) {
  return { startedAt: 0, context: 'homepage', entries, suggestions: [], ...overrides } satisfies Conversation;
}

/** What the server answers: the history with the message and an answer to it. */
export function buildAnswer({ message, conversation }: Question): Answer {
  const history = conversation.entries.map((entry) => entry.message);
  return {
    conversationHistory: [...history, ...buildEntries(message, 0).map((entry) => entry.message)],
    citations: [{ title: 'Guide', path: '/guide#choosing' }],
    suggestions: ['Yes', 'No'],
  };
}

/** The storages of a tab, in place of the browser's. */
export function stubStorage(kept = createFakeStorage()) {
  const typed = createFakeStorage();
  return { kept, typed, localStorage: kept, sessionStorage: typed };
}
