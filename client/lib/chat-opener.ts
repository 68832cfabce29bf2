import { useSyncExternalStore } from 'react';
import type { ChatContext } from '../../shared/api/chat.ts';

type Opener = (context: ChatContext) => void;

let opener: Opener | undefined;
const listeners = new Set<() => void>();

/** Called by the assistant once it can be opened. Returns a function that unregisters it. */
export function registerChatOpener(open: Opener): () => void {
  setOpener(open);
  return () => {
    if (opener === open) setOpener(undefined);
  };
}

/** Opens the assistant. Does nothing if the page has none. */
export function openChat(context: ChatContext): void {
  opener?.(context);
}

/** Whether the page has an assistant that can be opened. Without one, the buttons that open it are hidden. */
export function useCanOpenChat(): boolean {
  return useSyncExternalStore(subscribe, canOpenChat, () => false);
}

export function canOpenChat(): boolean {
  return opener !== undefined;
}

function setOpener(next: Opener | undefined) {
  opener = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
