import { useEffect, useEffectEvent, useState } from 'react';
import { useForm } from '../../lib/forms/use-form.ts';
import { messages } from './messages.ts';
import { findJsonError, sendTrial, type TrialResponse } from './send-trial.ts';
import { trialDraft } from './trial-draft.ts';
import { trialExamples } from './trial-examples.ts';

const example = trialExamples[0]?.text ?? '';

export const trialFieldId = 'trial-events';

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
export function useTrial() {
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
