import { Check } from 'lucide-react';
import { useId } from 'react';
import { decidingQuestions, questions } from '../../../shared/quote/questions.ts';
import { Button } from '../../ui/actions/button.tsx';
import { messages } from './messages.ts';
import type { QuestionScope } from './state/quote-screen.ts';
import type { QuoteFlow } from './state/use-quote-flow.ts';

const choices: readonly { scope: QuestionScope; label: string }[] = [
  { scope: 'all', label: messages.scope.all(questions.length) },
  { scope: 'deciding', label: messages.scope.deciding(decidingQuestions.length) },
];

/**
 * Shown before the first question that doesn't affect the match. All questions are asked unless the visitor chooses
 * otherwise.
 */
export function ScopeChoice({ flow }: { flow: QuoteFlow }) {
  const leadId = useId();
  const chosen = flow.state.quote.scope?.value ?? 'all';
  return (
    <fieldset
      aria-describedby={leadId}
      className="mb-6 rounded-control border border-line bg-surface-mist px-4 py-3.5"
    >
      <legend className="sr-only">{messages.scope.label}</legend>
      <p id={leadId} className="text-small">
        {messages.scope.lead(questions.length - decidingQuestions.length - 1)}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        {choices.map(({ scope, label }) => (
          <Button
            key={scope}
            variant="secondary"
            size="sm"
            aria-pressed={scope === chosen}
            onClick={() => flow.isBusy || flow.chooseScope(scope)}
            data-track={`scope_${scope}`}
            className="aria-pressed:border-primary aria-pressed:inset-ring aria-pressed:inset-ring-primary"
          >
            {scope === chosen && <Check aria-hidden="true" className="size-4.5 text-primary" />}{' '}
            <span>{label}</span>
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
