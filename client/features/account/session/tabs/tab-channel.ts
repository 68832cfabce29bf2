import { brand } from '../../../../../shared/brand.ts';
import type { AuthEventName } from '../auth-state.ts';

/** Tabs only send the names of events. The details are loaded from the server. */
type TabChannel = { tell: (name: AuthEventName) => void; close: () => void };
export type OpenTabChannel = (onEvent: (name: string) => void) => TabChannel;

/** Connects the tabs of this browser. A tab doesn't receive its own events. */
export const openTabChannel: OpenTabChannel = (onEvent) => {
  const channel = new BroadcastChannel(`${brand.slug}.tabs`);
  channel.addEventListener('message', ({ data }) => onEvent(String(data)));
  return { tell: (name) => channel.postMessage(name), close: () => channel.close() };
};
