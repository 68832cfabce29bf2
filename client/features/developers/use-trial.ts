import { useRef, useState } from 'react';
import { findJsonFault, sendTrial, type TrialAnswer } from './send-trial.ts';
import { trialExamples } from './trial-examples.ts';

/** The form that tries events: what is in it, and what the server said last. */
export function useTrial() {
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(trialExamples[0]?.text ?? '');
  const [fault, setFault] = useState<string>();
  const [answer, setAnswer] = useState<TrialAnswer>();
  const [isBusy, setIsBusy] = useState(false);

  function change(next: string) {
    setText(next);
    setFault(undefined);
  }

  async function submit() {
    const found = findJsonFault(text);
    setFault(found);
    setAnswer(undefined);
    if (found !== undefined) {
      field.current?.focus();
      return;
    }
    setIsBusy(true);
    setAnswer(await sendTrial(text).catch(describeSilence));
    setIsBusy(false);
  }

  return { field, text, fault, answer, isBusy, change, submit };
}

function describeSilence(): TrialAnswer {
  const summary = 'No answer came. Please check your connection and try again.';
  return { summary, details: [], body: '' };
}
