import { BookOpen } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { toPricePerson } from '../../../../shared/prices/to-price-person.ts';
import type { SlotId } from '../../../../shared/quote/questions.ts';
import { TextLink } from '../../../ui/actions/link.tsx';
import { PriceContext } from '../../../ui/prices/price-context.tsx';
import { isCompletion } from '../conversation/completion.ts';
import type { ChatEntry } from '../conversation/conversation.ts';
import { messages } from '../messages.ts';
import { AnswerText } from './answer-text.tsx';
import { OfferCard, SummaryCard } from './summary-card.tsx';

const look = 'max-w-[88%] rounded-2xl px-[16px] py-3 wrap-anywhere has-[table]:max-w-full';

type EntryBubbleProps = {
  entry: ChatEntry;
  /** Asks for an answer of the card again. Undefined for a card of the past. */
  onChange?: ((slot: SlotId, label: string) => void) | undefined;
};

/** Typing in the field leaves it as it is. */
export const EntryBubble = memo(function EntryBubble({ entry, onChange }: EntryBubbleProps) {
  const { message, citations, quote, card, prices } = entry;
  if (message.isUser) return <OwnBubble text={message.content} />;
  return (
    <div data-message className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <span className="sr-only">{messages.log.assistant}</span>
      <Bubble>
        <AnswerText text={isCompletion(entry) ? messages.log.completed : message.content} />
        <Citations citations={citations} />
      </Bubble>
      {prices && (
        <article aria-label={messages.quote.prices} className="rounded-card border border-line px-4 py-3">
          <PriceContext person={toPricePerson(prices)} />
        </article>
      )}
      {card?.kind === 'summary' && (
        <SummaryCard collected={{ values: card.values, skipped: quote?.skipped ?? [] }} onChange={onChange} />
      )}
      {card?.kind === 'offer' && <OfferCard values={card.values} onChange={onChange} />}
    </div>
  );
});

function Citations({ citations }: Pick<ChatEntry, 'citations'>) {
  if (citations.length === 0) return null;
  return (
    <ul aria-label={messages.log.citations} className="-mb-2.5">
      {citations.map(({ title, path }) => (
        <li key={`${path} ${title}`} className="border-t border-track">
          <TextLink to={path} className="flex min-h-11 items-center gap-2 py-1.5 text-small font-medium">
            <BookOpen aria-hidden="true" className="size-4.5 flex-none" />
            {title}
          </TextLink>
        </li>
      ))}
    </ul>
  );
}

/** What the assistant says in words of the panel. */
export function TextBubble({ text }: { text: string }) {
  return (
    <div data-message className="grid">
      <span className="sr-only">{messages.log.assistant}</span>
      <Bubble>
        <p>{text}</p>
      </Bubble>
    </div>
  );
}

function Bubble({ children }: { children: ReactNode }) {
  return (
    <div
      className={`${look} grid grid-cols-[minmax(0,1fr)] gap-2.5 justify-self-start rounded-bl-sm bg-surface-mist text-ink empty:hidden`}
    >
      {children}
    </div>
  );
}

/** Not read out: the person who wrote it knows it. */
export function OwnBubble({ text, isWaiting = false }: { text: string; isWaiting?: boolean }) {
  return (
    <div
      data-message
      aria-live="off"
      className={`${look} justify-self-end rounded-br-sm border-[1.5px] border-primary ${isWaiting ? 'bg-surface-mist text-ink' : 'bg-primary text-on-primary'}`}
    >
      <span className="sr-only">{messages.log.you}</span>
      <p dir="auto" className="whitespace-pre-line">
        {text}
      </p>
    </div>
  );
}
