import { ArrowDown } from 'lucide-react';
import { useEffectEvent, useMemo, useState } from 'react';
import type { SlotId } from '../../../../shared/quote/questions.ts';
import { type Answers, keepValid } from '../../../../shared/quote/quote-state.ts';
import type { Collected } from '../../../../shared/quote/summary.ts';
import { ScrollRegion } from '../../../ui/layout/scroll-region.tsx';
import type { ChatStore, Sent, StoreState } from '../conversation/chat-store.ts';
import { readCompletion } from '../conversation/completion.ts';
import {
  type ChatEntry,
  type Conversation,
  findOpenQuote,
  startingMessageId,
} from '../conversation/conversation.ts';
import { messages } from '../messages.ts';
import { EntryBubble, OwnBubble, TextBubble } from './message-bubbles.tsx';
import { OutboxNote } from './outbox-note.tsx';
import { type MatchComponent, ReachedMatch } from './reached-match.tsx';
import { QuoteActions, type Suggestion, Suggestions } from './suggestions.tsx';
import { useLogScroll } from './use-log-scroll.ts';

/** The quote form, which people can leave for the assistant, and the other way round. */
export type QuoteForm = {
  /** The answers in the form, as they were typed; none of a quote that is finished. */
  readAnswers: () => Answers<Parameters<typeof keepValid>[0]>;
  /** Puts the answers of a conversation into the form. */
  fill: (collected: Collected) => void;
};

type ConversationLogProps = {
  state: StoreState;
  store: ChatStore;
  Match: MatchComponent;
  form: QuoteForm;
  onSend: (pressed: Sent) => void;
  onBringAnswers: (answers: Collected, text: string) => void;
  onTakeBack: () => void;
  onStartOver: () => void;
};

/** What has been said, read out as it comes, with the answers that can be tapped at its end. */
export function ConversationLog(props: ConversationLogProps) {
  const { state, store, Match, form, onSend, onBringAnswers, onTakeBack, onStartOver } = props;
  const { conversation, outbox, phase } = state;
  const entries = useMemo(
    () => conversation.entries.filter(({ message }) => message.id !== startingMessageId),
    [conversation.entries],
  );
  const [shownMatch, setShownMatch] = useState<string>();
  const match = entries.findLast((entry) => readCompletion(entry) !== undefined);
  const card = useMemo(() => findOpenCard(entries), [entries]);
  const isMatchShown = match !== undefined && shownMatch === match.message.id;
  const received = entries.filter(({ message }) => !message.isUser).length + Number(isMatchShown);
  const { scroller, unseen, watch, jumpToEnd } = useLogScroll(
    received,
    entries.length + outbox.length - received,
  );
  const changeSlot = useEffectEvent((slot: SlotId, label: string) =>
    onSend({ text: messages.quote.changeSlot(label), action: { kind: 'change', slots: [slot] } }),
  );
  const [change] = useState(() => (slot: SlotId, label: string) => changeSlot(slot, label));
  const suggestions = useSuggestions(conversation, form, { onSend, onBringAnswers });

  return (
    <div className="relative flex min-h-14 flex-1 flex-col overflow-hidden">
      <ScrollRegion
        ref={scroller}
        onScroll={watch}
        label={messages.log.region}
        className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain px-[18px] py-4 -outline-offset-4"
      >
        <div>
          <div
            role="log"
            aria-label={messages.log.messages}
            className="grid grid-cols-[minmax(0,1fr)] gap-3 text-base leading-normal"
          >
            <TextBubble text={messages.openings[conversation.context].text} />
            {entries.map((entry) =>
              entry === match ? (
                <ReachedMatch
                  key={entry.message.id}
                  entry={entry}
                  Match={Match}
                  onShown={() => setShownMatch(entry.message.id)}
                />
              ) : (
                <EntryBubble
                  key={entry.message.id}
                  entry={entry}
                  onChange={entry === card && phase.kind === 'idle' ? change : undefined}
                />
              ),
            )}
            {outbox.map(({ text }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same words may wait twice, and only the first leaves.
              <OwnBubble key={index} text={text} isWaiting />
            ))}
          </div>
          <OutboxNote phase={phase} onRetry={store.retry} onTakeBack={onTakeBack} onStartOver={onStartOver} />
          {phase.kind === 'idle' && <Suggestions suggestions={suggestions} />}
          {phase.kind === 'idle' && findOpenQuote(conversation) && <QuoteActions onUndo={store.undo} />}
        </div>
      </ScrollRegion>
      {unseen > 0 && (
        <button
          type="button"
          onClick={jumpToEnd}
          className="absolute bottom-3 left-1/2 flex min-h-11 -translate-x-1/2 cursor-pointer items-center gap-2 rounded-full bg-ink px-4 text-small font-semibold whitespace-nowrap text-surface shadow-raise hover:bg-body"
        >
          <span>{messages.log.unseen(unseen)}</span>
          <ArrowDown aria-hidden="true" className="size-4.5" />
        </button>
      )}
    </div>
  );
}

/** The last summary can be changed while nothing else is on a card, and an offer only until the next message. */
function findOpenCard(entries: readonly ChatEntry[]): ChatEntry | undefined {
  const last = entries.findLast(({ card }) => card !== null);
  return last?.card?.kind === 'summary' || last === entries.at(-1) ? last : undefined;
}

type Picks = Pick<ConversationLogProps, 'onSend' | 'onBringAnswers'>;

/** What can be said next: first, what the form knows and the conversation does not. */
function useSuggestions(
  { context, entries }: Conversation,
  form: QuoteForm,
  { onSend, onBringAnswers }: Picks,
): Suggestion[] {
  // The panel is opened again after every visit of the form.
  const fromForm = useMemo(() => {
    const { values, skipped } = form.readAnswers();
    const valid = keepValid(values);
    const known: Readonly<Record<string, unknown>> =
      entries.findLast(({ quote }) => quote !== null)?.quote?.values ?? {};
    const isNew = Object.entries(valid).some(([id, value]) => known[id] !== value);
    return isNew ? { values: valid, skipped } : undefined;
  }, [entries, form]);
  const chips: readonly Sent[] = entries.some(({ message }) => message.id !== startingMessageId)
    ? (entries.at(-1)?.chips ?? []).map(({ label, action }) => ({ text: label, action }))
    : messages.openings[context].suggestions;
  const suggestions = chips.map((sent) => ({ label: sent.text, pick: () => onSend(sent) }));
  if (!fromForm) return suggestions;
  const label = messages.quote.fromForm(Object.keys(fromForm.values).length);
  return [{ label, pick: () => onBringAnswers(fromForm, label) }, ...suggestions];
}
