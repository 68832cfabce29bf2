import { Button } from '../../ui/actions/button.tsx';
import { controlClassName, FieldFrame, useField } from '../../ui/inputs/field.tsx';
import { RichText } from '../../ui/layout/rich-text.tsx';
import { CodeSample } from './code-sample.tsx';
import { Section } from './developer-section.tsx';
import { messages } from './messages.ts';
import type { TrialResponse } from './send-trial.ts';
import { trialExamples } from './trial-examples.ts';
import { trialFieldId, useTrial } from './use-trial.ts';

export const tryItSection = { id: 'try-it', title: messages.trial.title } as const;

/** Sends events from this page to be validated. Nothing is stored. */
export function TryIt() {
  const { form, answer, isBusy } = useTrial();
  const { value, onChange, onBlur, ...field } = form.bind('events');
  const { events: label, hint } = messages.trial;
  const { frame, control } = useField({ ...field, id: trialFieldId, label, hint });

  return (
    <Section {...tryItSection}>
      <p className="max-w-prose">
        <RichText text={messages.trial.lead} />
      </p>
      <form {...form.props} className="grid grid-cols-[minmax(0,1fr)] gap-4 noscript:hidden">
        <fieldset className="flex flex-wrap gap-3">
          <legend className="mb-2 font-semibold text-ink">{messages.trial.examplesLabel}</legend>
          {trialExamples.map((example) => (
            <Button key={example.label} variant="secondary" size="sm" onClick={() => onChange(example.text)}>
              {example.label}
            </Button>
          ))}
        </fieldset>
        <FieldFrame {...frame}>
          <textarea
            {...control}
            value={value}
            rows={14}
            spellCheck={false}
            autoCapitalize="none"
            autoComplete="off"
            onChange={({ target }) => onChange(target.value)}
            onBlur={onBlur}
            className={`${controlClassName} field-sizing-content min-h-60 max-h-[70vh] resize-y py-3 font-mono text-small`}
          />
        </FieldFrame>
        <div>
          <Button type="submit" isBusy={isBusy} busyLabel={messages.trial.busy}>
            {messages.trial.submit}
          </Button>
        </div>
        <p role="status" className="max-w-prose font-semibold text-ink">
          {!answer?.isRefused && answer?.summary}
        </p>
        {answer && <AnswerDetails answer={answer} />}
      </form>
      <p className="hidden noscript:block">{messages.trial.withoutScripts}</p>
    </Section>
  );
}

function AnswerDetails({ answer: { details, body } }: { answer: TrialResponse }) {
  return (
    <>
      {details.length > 0 && (
        <ul className="grid max-w-prose list-disc gap-2 pl-6 marker:text-primary">
          {details.map((text) => (
            <li key={text} className="pl-1">
              <RichText text={text} />
            </li>
          ))}
        </ul>
      )}
      {body !== '' && <CodeSample sample={{ title: messages.trial.answer, code: body }} />}
    </>
  );
}
