import { brand } from '../../../../../shared/site/brand.data.ts';
import { attempt } from '../../../../lib/stored-value.ts';
import type { AuthEventName } from '../auth-state.ts';

/** Tabs only send the names of events. The details are loaded from the server. */
type TabChannel = { tell: (name: AuthEventName) => void; close: () => void };
export type OpenTabChannel = (onEvent: (name: string) => void) => TabChannel;

/**
 * Connects the tabs of this browser. A tab doesn't receive its own events. Without channels, which Firefox refuses
 * together with cookies, every tab learns of changes at its next call.
 */
export const openTabChannel: OpenTabChannel = (onEvent) => {
  const channel = attempt(() => new BroadcastChannel(`${brand.slug}.tabs`));
  if (!channel) return { tell: () => undefined, close: () => undefined };
  channel.addEventListener('message', ({ data }) => onEvent(String(data)));
  return { tell: (name) => channel.postMessage(name), close: () => channel.close() };
};
