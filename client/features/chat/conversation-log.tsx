import { ArrowDown } from 'lucide-react';
import { useState } from 'react';
import { formatCount } from '../../../shared/format/plurals.ts';
import type { MatchComponent } from './chat-match.ts';
import type { ChatState, ChatStore } from './chat-store.ts';
import { readCompletion } from './completion.ts';
import { EntryBubble, OwnBubble, TextBubble } from './message-bubbles.tsx';
import { openings } from './openings.ts';
import { OutboxNote } from './outbox-note.tsx';
import { ReachedMatch } from './reached-match.tsx';
import { Suggestions } from './suggestions.tsx';
import { useLogScroll } from './use-log-scroll.ts';

type ConversationLogProps = {
  state: ChatState;
  store: ChatStore;
  Match: MatchComponent;
  onSend: (text: string) => void;
  onTakeBack: () => void;
  onStartOver: () => void;
};

/** What has been said, read out as it comes, with the answers that can be tapped at its end. */
export function ConversationLog(props: ConversationLogProps) {
  const { state, store, Match, onSend, onTakeBack, onStartOver } = props;
  const { conversation, outbox, phase } = state;
  const { entries } = conversation;
  const [shownMatch, setShownMatch] = useState<string>();
  const match = entries.findLast((entry) => readCompletion(entry) !== undefined);
  const isMatchShown = match !== undefined && shownMatch === match.message.id;
  const received = entries.filter(({ message }) => !message.isUser).length + Number(isMatchShown);
  const { scroller, unseen, watch, jumpToEnd } = useLogScroll(
    received,
    entries.length + outbox.length - received,
  );
  const opening = openings[conversation.context];
  const suggestions = entries.length === 0 ? opening.suggestions : conversation.suggestions;

  return (
    <div className="relative flex min-h-14 flex-1 flex-col overflow-hidden">
      <section
        ref={scroller}
        onScroll={watch}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached with the keyboard.
        tabIndex={0}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-[18px] py-4 -outline-offset-4"
        aria-label="Conversation"
      >
        <div>
          <div role="log" aria-label="Messages" className="grid gap-3 text-base leading-normal">
            <TextBubble text={opening.text} />
            {entries.map((entry) =>
              entry === match ? (
                <ReachedMatch
                  key={entry.message.id}
                  entry={entry}
                  Match={Match}
                  onShown={() => setShownMatch(entry.message.id)}
                />
              ) : (
                <EntryBubble key={entry.message.id} entry={entry} />
              ),
            )}
            {outbox.map((text, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same words may wait twice, and only the first leaves.
              <OwnBubble key={index} text={text} isWaiting />
            ))}
          </div>
          <OutboxNote phase={phase} onRetry={store.retry} onTakeBack={onTakeBack} onStartOver={onStartOver} />
          {phase.kind === 'idle' && <Suggestions texts={suggestions} onPick={onSend} />}
        </div>
      </section>
      {unseen > 0 && (
        <button
          type="button"
          onClick={jumpToEnd}
          className="absolute bottom-3 left-1/2 flex min-h-11 -translate-x-1/2 cursor-pointer items-center gap-2 rounded-full bg-ink px-4 text-small font-semibold whitespace-nowrap text-on-dusk shadow-raise hover:bg-dusk-900"
        >
          {formatCount(unseen, { one: '# new message', other: '# new messages' })}
          <ArrowDown aria-hidden="true" className="size-4.5" />
        </button>
      )}
    </div>
  );
}
