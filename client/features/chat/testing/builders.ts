import { createFakeStorage } from '../../../lib/testing/fake-storage.ts';
import type { Answer, Question } from '../conversation/chat-answer.ts';
import {
  type Attachments,
  type ChatEntry,
  type Conversation,
  noAttachments,
} from '../conversation/conversation.ts';

const timestamp = '2030-01-01T00:00:00.000Z';

/** One message and its answer, which came at `receivedAt`, with what is attached to it. */
export function buildEntries(
  words: string,
  receivedAt: number,
  attachments: Partial<Attachments> = {},
  answer = `About ${words}.`,
): ChatEntry[] {
  return [true, false].map((isUser) => ({
    message: {
      id: `${words} ${isUser ? 'asked' : 'answered'}`,
      content: isUser ? words : answer,
      isUser,
      timestamp,
    },
    receivedAt,
    ...noAttachments,
    ...(!isUser && attachments),
  }));
}

export function buildConversation(entries: readonly ChatEntry[], overrides: Partial<Conversation> = {}) {
  return { startedAt: 0, context: 'homepage', entries, ...overrides } satisfies Conversation;
}

/** What the server answers: the history with the message and an answer to it. */
export function buildAnswer({ message, conversation }: Question): Answer {
  const history = conversation.entries.map((entry) => entry.message);
  return {
    conversationHistory: [...history, ...buildEntries(message, 0).map((entry) => entry.message)],
    ...noAttachments,
    citations: [{ title: 'Guide', path: '/guide#choosing' }],
    chips: ['Yes', 'No'].map((label) => ({
      label,
      action: { kind: 'choose', slot: 'smokingStatus', value: label } as const,
    })),
  };
}

/** The storages of a tab, in place of the browser's. */
export function stubStorage(kept = createFakeStorage()) {
  const typed = createFakeStorage();
  return { kept, typed, localStorage: kept, sessionStorage: typed };
}
