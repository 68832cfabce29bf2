import { type ComponentType, useEffect, useMemo, useState } from 'react';
import type { UserData } from '../../../../shared/quote/user-data.ts';
import { useTracker } from '../../../lib/tracker.ts';
import { readCompletion } from '../conversation/completion.ts';
import type { ChatEntry } from '../conversation/conversation.ts';
import { messages } from '../messages.ts';
import { TextBubble } from './message-bubbles.tsx';
import { Writing } from './outbox-note.tsx';

/** Milliseconds after which the match follows the last answer. docs/product.md, "The chat assistant". */
const matchDelayMs = 1000;

/** What shows the match that a conversation leads to. `completedAt` is in epoch milliseconds. */
export type MatchProps = { userData: UserData; completedAt: number; onShown: () => void };
export type MatchComponent = ComponentType<MatchProps>;

type ReachedMatchProps = { entry: ChatEntry; Match: MatchComponent; onShown: () => void };

/** The end of a collection: what the assistant says to it, and a moment later the match. */
export function ReachedMatch({ entry, Match, onShown }: ReachedMatchProps) {
  const userData = useMemo(() => readCompletion(entry), [entry]);
  const { receivedAt } = entry;
  const [isDue, setIsDue] = useState(false);
  const tracker = useTracker();

  useEffect(() => {
    const passed = Date.now() - receivedAt;
    const isFresh = passed >= 0 && passed < matchDelayMs;
    if (isFresh) tracker.trackEvent({ eventName: 'chat_completed' });
    const timer = setTimeout(() => setIsDue(true), isFresh ? matchDelayMs - passed : 0);
    return () => clearTimeout(timer);
  }, [receivedAt, tracker]);

  if (!userData) return null;
  return (
    <>
      <TextBubble text={messages.log.matchFollows} />
      {isDue ? (
        <div data-message>
          <Match userData={userData} completedAt={receivedAt} onShown={onShown} />
        </div>
      ) : (
        <Writing text={messages.log.comparing} />
      )}
    </>
  );
}
