import { type ChatAction, type ChatContext, maxChatMessageLength } from '../../../../shared/api/chat.ts';
import type { Collected } from '../../../../shared/quote/summary.ts';
import { createUnreadableError } from '../../../lib/api-client.ts';
import type { Ask } from './chat-answer.ts';
import {
  type Conversation,
  createConversation,
  mergeConversations,
  noAttachments,
  withAnswers,
  withoutLastExchange,
} from './conversation.ts';
import { type ChatFailure, describeChatFailure } from './describe-chat-failure.ts';
import {
  forgetConversation,
  readConversation,
  readDraft,
  readDraftOwner,
  saveConversation,
  saveDraft,
} from './stored-conversation.ts';

type Phase = { kind: 'idle' | 'sending' } | { kind: 'failed'; failure: ChatFailure };

/** Words that were sent, or the button that was pressed with its label. */
export type Sent = { text: string; action?: ChatAction | undefined };

export type StoreState = {
  conversation: Conversation;
  /** What was sent and is not answered yet, oldest first. */
  outbox: readonly Sent[];
  phase: Phase;
  /** The text in the field. */
  draft: string;
  /** Whether the conversation survives leaving the page. */
  isKept: boolean;
  /** The conversation before it was started over or shortened, until something is said in the new one. */
  previous: { conversation: Conversation; removedBy: 'start-over' | 'undo' } | undefined;
};

export type ChatStore = {
  getState: () => StoreState;
  subscribe: (listener: () => void) => () => void;
  setDraft: (text: string) => void;
  /** Sends the draft, or what was pressed instead. Returns whether it is on its way. */
  submit: (pressed?: Sent) => boolean;
  /** Takes answers from elsewhere into the conversation, and asks for what is still open. */
  bringAnswers: (answers: Collected, text: string) => boolean;
  /** Sends again what failed. */
  retry: () => void;
  /** Takes what is on its way, or failed, back into the field. */
  takeBack: () => void;
  /** Removes what was said last, with its answer. */
  undo: () => void;
  startOver: (context: ChatContext) => void;
  /** Undoes either of the two. */
  bringBack: () => void;
  forget: (context: ChatContext) => void;
  /** Takes over what other tabs have stored. */
  follow: (context: ChatContext) => void;
  /** Where the assistant is opened from; counts until something has been said. */
  setContext: (context: ChatContext) => void;
  /** Says who is signed in. What was said under another account leaves the browser. */
  setOwner: (userId: string | undefined) => void;
};

type ChatWorld = { ask: Ask; now: () => number };

export function createChatStore({ ask, now }: ChatWorld, context: ChatContext): ChatStore {
  let state: StoreState = {
    conversation: readConversation(now()) ?? createConversation(context, { ownerId: readDraftOwner(now()) }),
    outbox: [],
    phase: { kind: 'idle' },
    draft: readDraft(now()),
    isKept: true,
    previous: undefined,
  };
  let sending: AbortController | undefined;
  const listeners = new Set<() => void>();

  function change(next: Partial<StoreState>) {
    const before = state;
    state = { ...state, ...next };
    if (before.draft !== state.draft || before.outbox !== state.outbox) {
      saveDraft(joinTexts(state), now(), state.conversation.ownerId);
    }
    for (const listener of listeners) listener();
  }

  function keep(conversation: Conversation, next: Partial<StoreState> = {}) {
    const saved = saveConversation(conversation, now());
    change({ ...saved, ...next });
  }

  function drop(context: ChatContext, ownerId: string | undefined) {
    stopSending();
    forgetConversation();
    change({
      conversation: createConversation(context, { ownerId }),
      outbox: [],
      draft: '',
      phase: { kind: 'idle' },
      previous: undefined,
    });
  }

  function stopSending() {
    sending?.abort();
    sending = undefined;
  }

  /** Sends what waits, one message after the other, until one fails. */
  async function send() {
    if (sending) return;
    const own = new AbortController();
    sending = own;
    change({ phase: { kind: 'sending' } });
    while (state.outbox[0] !== undefined) {
      const { text: message, action } = state.outbox[0];
      // Other tabs may have continued the conversation.
      const stored = readConversation(now());
      const conversation = stored ? mergeConversations(stored, state.conversation) : state.conversation;
      try {
        const answer = await ask({ message, action, conversation }, own.signal);
        if (own.signal.aborted) return;
        receive(conversation, answer);
      } catch (cause) {
        if (own.signal.aborted) return;
        sending = undefined;
        change({ phase: { kind: 'failed', failure: describeChatFailure(cause) } });
        return;
      }
    }
    sending = undefined;
    change({ phase: { kind: 'idle' } });
  }

  function receive(asked: Conversation, answer: Awaited<ReturnType<Ask>>) {
    // Another tab has started over or removed something, so the message is sent again in what is left.
    if ((readConversation(now())?.startedAt ?? 0) > asked.startedAt) return;
    // This keeps the order even if the clock was set back in the meantime.
    const receivedAt = Math.max(now(), (asked.entries.at(-1)?.receivedAt ?? -1) + 1);
    const added = answer.conversationHistory.slice(asked.entries.length);
    // What is not answered stays to be sent again.
    if (added.at(-1)?.isUser !== false) throw createUnreadableError(200);
    const { conversationHistory: _history, ...attachments } = answer;
    const entries = added.map((message, index) => ({
      ...(index === added.length - 1 ? attachments : noAttachments),
      message,
      receivedAt,
    }));
    const next = { ...asked, entries: [...asked.entries, ...entries] };
    keep(next, { outbox: state.outbox.slice(1), previous: undefined });
  }

  function submit(pressed?: Sent): boolean {
    const text = (pressed?.text ?? state.draft).trim();
    if (text === '' || text.length > maxChatMessageLength || sending) return false;
    const sent = { text, ...(pressed?.action && { action: pressed.action }) };
    change({ outbox: [...state.outbox, sent], ...(!pressed && { draft: '' }) });
    void send();
    return true;
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    setDraft: (draft) => change({ draft }),
    submit,
    bringAnswers({ values, skipped }, text) {
      if (sending) return false;
      const startedAt = Math.max(now(), state.conversation.startedAt + 1);
      keep({ ...withAnswers(state.conversation, values, now(), skipped), startedAt });
      return submit({ text, action: { kind: 'answer', id: 'continue' } });
    },
    retry() {
      if (state.outbox.length > 0) void send();
    },
    takeBack() {
      stopSending();
      change({ draft: joinTexts(state), outbox: [], phase: { kind: 'idle' } });
    },
    undo() {
      const { conversation } = state;
      const shortened = withoutLastExchange(conversation, now());
      if (shortened && !sending) keep(shortened, { previous: { conversation, removedBy: 'undo' } });
    },
    startOver(context) {
      stopSending();
      const { conversation } = state;
      const fresh = createConversation(context, { startedAt: now(), ownerId: conversation.ownerId });
      const previous = { conversation, removedBy: 'start-over' } as const;
      keep(fresh, { draft: joinTexts(state), outbox: [], phase: { kind: 'idle' }, previous });
    },
    bringBack() {
      if (!state.previous) return;
      const startedAt = Math.max(now(), state.conversation.startedAt + 1);
      keep({ ...state.previous.conversation, startedAt }, { previous: undefined });
    },
    forget: (context) => drop(context, state.conversation.ownerId),
    follow(context) {
      const stored = readConversation(now());
      const { length } = state.conversation.entries;
      if (stored) keep(state.conversation);
      // What was said in another tab would be lost if this one brought back what it removed.
      if (state.conversation.entries.length > length) change({ previous: undefined });
      if (!stored && state.isKept && length > 0) drop(context, state.conversation.ownerId);
    },
    setContext(context) {
      const { conversation } = state;
      if (conversation.entries.length === 0 && conversation.context !== context) {
        change({ conversation: { ...conversation, context } });
      }
    },
    setOwner(userId) {
      const { conversation } = state;
      const { ownerId } = conversation;
      if (ownerId !== undefined && ownerId !== userId) drop(conversation.context, userId);
      else if (userId !== undefined && ownerId === undefined) {
        const owned = { ...conversation, ownerId: userId };
        if (conversation.entries.length > 0) keep(owned);
        else change({ conversation: owned });
        const words = joinTexts(state);
        if (words !== '') saveDraft(words, now(), userId);
      }
    },
  };
}

/** What a person typed. A press can be made again. */
function joinTexts({ outbox, draft }: StoreState): string {
  const typed = outbox.filter(({ action }) => !action).map(({ text }) => text);
  return [...typed, draft].filter((text) => text.trim() !== '').join('\n');
}
