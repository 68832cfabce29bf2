import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import type { ChatContext } from '../../../../shared/api/chat.ts';
import { followStoredValue } from '../../../lib/follow-stored-value.ts';
import { useAuth } from '../../account/index.ts';
import { conversationStorage } from '../chat-storage.ts';
import { askAssistant } from './chat-answer.ts';
import { type ChatStore, createChatStore, type StoreState } from './chat-store.ts';

let pageStore: ChatStore | undefined;

/** One conversation a page: an answer that is on its way arrives while the panel is minimized, too. */
function openStore(context: ChatContext): ChatStore {
  pageStore ??= createChatStore({ ask: askAssistant, now: Date.now }, context);
  return pageStore;
}

/** The conversation of this browser, which other tabs and the account may change. */
export function useChat(context: ChatContext): { store: ChatStore; state: StoreState; isOnline: boolean } {
  const [store] = useState(() => openStore(context));
  const state = useSyncExternalStore(store.subscribe, store.getState);
  const { state: auth } = useAuth();
  const userId = auth.status === 'signed-in' ? auth.user.id : undefined;
  const isKnown = userId !== undefined || auth.status === 'signed-out';

  const follow = useEffectEvent(() => store.follow(context));
  useEffect(() => {
    follow();
    const ending = new AbortController();
    const { signal } = ending;
    const stop = followStoredValue(conversationStorage.key, () => follow());
    window.addEventListener('pageshow', ({ persisted }) => persisted && follow(), { signal });
    return () => {
      ending.abort();
      stop();
    };
  }, []);
  useEffect(() => store.setContext(context), [store, context]);
  useEffect(() => {
    if (isKnown) store.setOwner(userId);
  }, [store, isKnown, userId]);

  const isOnline = useSyncExternalStore(subscribeToNetwork, () => navigator.onLine);
  const isWaitingForNetwork = state.phase.kind === 'failed' && state.phase.failure.isOffline;
  const resume = useEffectEvent(() => {
    if (isWaitingForNetwork) store.retry();
  });
  useEffect(() => {
    if (isOnline) resume();
  }, [isOnline]);

  return { store, state, isOnline };
}

function subscribeToNetwork(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
