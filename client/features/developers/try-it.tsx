import { useEffect, useEffectEvent, useState } from 'react';
import { brand } from '../../../shared/site/brand.data.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { text } from '../../lib/light-checks.ts';
import { createStoredValue } from '../../lib/stored-value.ts';
import { Button } from '../../ui/actions/button.tsx';
import { TextAreaField } from '../../ui/inputs/text-area-field.tsx';
import { RichText } from '../../ui/layout/rich-text.tsx';
import { CodeSample } from './code-sample.tsx';
import { Section } from './developer-section.tsx';
import { messages } from './messages.ts';
import { findJsonError, sendTrial, type TrialResponse } from './send-trial.ts';
import { trialExamples } from './trial-examples.ts';

export const tryItSection = { id: 'try-it', title: messages.trial.title } as const;

/** Sends events from this page to be validated. Nothing is stored. */
export function TryIt() {
  const { form, answer, isBusy } = useTrial();
  const field = form.bind('events');
  return (
    <Section {...tryItSection}>
      <p className="max-w-prose">
        <RichText text={messages.trial.lead} />
      </p>
      <form {...form.props} className="grid grid-cols-[minmax(0,1fr)] gap-4 noscript:hidden">
        <fieldset className="flex flex-wrap gap-3">
          <legend className="mb-2 font-semibold text-ink">{messages.trial.examplesLabel}</legend>
          {trialExamples.map((example) => (
            <Button
              key={example.label}
              variant="secondary"
              size="sm"
              onClick={() => field.onChange(example.text)}
            >
              {example.label}
            </Button>
          ))}
        </fieldset>
        <TextAreaField
          {...field}
          id={trialFieldId}
          label={messages.trial.events}
          hint={messages.trial.hint}
          rows={14}
          isCode
        />
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

const example = trialExamples[0]?.text ?? '';

const trialFieldId = 'trial-events';

/**
 * While hydrating, React writes the first render's value over what was typed into a text area before, so that text has
 * to be the first value.
 */
function getFirstText(): string {
  if (typeof document === 'undefined') return example;
  const field = document.querySelector<HTMLTextAreaElement>(`#${trialFieldId}`);
  return field?.value ?? example;
}

/** The state of the form for testing events: its text, which survives a reload, and the server's last response. */
function useTrial() {
  const [text, setText] = useState(getFirstText);
  const [answer, setAnswer] = useState<TrialResponse>();
  const [isBusy, setIsBusy] = useState(false);
  const form = useForm({
    values: { events: text },
    onChange: (_name, events) => change(events),
    validate: ({ events }) => ({ events: findJsonError(events) }),
    isInert: isBusy,
    onSubmit: () => void send(),
    onInvalid: () => setAnswer(undefined),
  });

  function change(events: string) {
    setText(events);
    trialDraft.write(events);
  }

  const startFromDraft = useEffectEvent(() => {
    if (text === example) setText(trialDraft.read() ?? example);
    else trialDraft.write(text);
  });
  useEffect(() => startFromDraft(), []);

  async function send() {
    setAnswer(undefined);
    setIsBusy(true);
    try {
      const response = await sendTrial(text);
      setAnswer(response);
      if (response.isRefused) form.showErrors({ events: response.summary });
    } catch {
      form.showErrors({ events: messages.trial.unreachable });
    }
    setIsBusy(false);
  }

  return { form, answer, isBusy };
}

/** The events that were last typed in this tab. */
const trialDraft = createStoredValue({
  area: 'session',
  key: `${brand.slug}.trial-events`,
  schema: text,
});
