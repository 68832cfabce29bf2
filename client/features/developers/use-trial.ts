import { useState } from 'react';
import { useForm } from '../../lib/forms/use-form.ts';
import { messages } from './messages.ts';
import { findJsonError, sendTrial, type TrialResponse } from './send-trial.ts';
import { trialExamples } from './trial-examples.ts';

/** The state of the form for testing events: its text, and the server's last response. */
export function useTrial() {
  const [text, setText] = useState(trialExamples[0]?.text ?? '');
  const [answer, setAnswer] = useState<TrialResponse>();
  const [isBusy, setIsBusy] = useState(false);
  const form = useForm({
    values: { events: text },
    onChange: (_name, events) => setText(events),
    validate: ({ events }) => ({ events: findJsonError(events) }),
    onSubmit: () => void send(),
    onInvalid: () => setAnswer(undefined),
  });

  async function send() {
    setAnswer(undefined);
    setIsBusy(true);
    setAnswer(await sendTrial(text).catch(describeSilence));
    setIsBusy(false);
  }

  return { form, answer, isBusy };
}

function describeSilence(): TrialResponse {
  const summary = messages.trial.unreachable;
  return { summary, details: [], body: '' };
}
