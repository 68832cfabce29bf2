import { SquarePen, Undo2 } from 'lucide-react';
import { paths } from '../../../app/paths.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ButtonLink } from '../../../ui/actions/link.tsx';
import { messages } from '../messages.ts';

/** A short answer to tap, and what tapping it does. */
export type Suggestion = { label: string; pick: () => void };
type SuggestionsProps = { suggestions: readonly Suggestion[] };

export function Suggestions({ suggestions }: SuggestionsProps) {
  if (suggestions.length === 0) return null;
  return (
    <ul aria-label={messages.log.suggestions} className="mt-4 flex flex-wrap gap-2">
      {suggestions.map(({ label, pick }) => (
        <li key={label} className="max-w-full">
          <button
            type="button"
            // The second click of a double click may hit the answer to the next question.
            onClick={({ detail }) => detail <= 1 && pick()}
            className="min-h-11 cursor-pointer rounded-[22px] border-[1.5px] border-line-strong bg-surface px-4 py-1.5 text-left text-small leading-tight font-medium wrap-anywhere text-ink hover:border-ink hover:bg-surface-mist"
          >
            {label}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The way back by one message, and the way into the form. */
export function QuoteActions({ onUndo }: { onUndo: () => void }) {
  return (
    <div className="mt-2 -ml-3 flex flex-wrap items-center">
      <Button size="sm" variant="text" aria-label={messages.quote.undo} onClick={onUndo}>
        <Undo2 aria-hidden="true" className="size-4.5" /> {messages.quote.undoBriefly}
      </Button>
      <ButtonLink size="sm" variant="text" to={paths.quote}>
        <SquarePen aria-hidden="true" className="size-4.5" /> {messages.quote.toForm}
      </ButtonLink>
    </div>
  );
}
