import { useState } from 'react';
import { call } from '../../lib/api-client.ts';
import { Button } from '../../ui/actions/button.tsx';
import { SuccessNote } from '../../ui/feedback/success-note.tsx';
import { useAccountAttempt } from '../account/index.ts';
import { DeskSection } from './desk-section.tsx';
import { messages } from './messages.ts';

const words = messages.deliveries.webhook;
type Trial = Awaited<ReturnType<typeof sendTest>>;

// The operator's server has 10 seconds to respond.
const sendTest = () => call('POST /api/operator/deliveries/test-webhook', { timeoutMs: 20_000 });

/** Sends a test to the operator's own server, and shows the result. */
export function WebhookTrial() {
  const [trial, setTrial] = useState<Trial>();
  const { attempt, isBusy, dialog } = useAccountAttempt();

  function send() {
    setTrial(undefined);
    void attempt({ failureTitle: messages.failed, work: async () => setTrial(await sendTest()) });
  }

  const isDelivered = trial?.outcome === 'delivered';
  return (
    <DeskSection title={words.title}>
      <p className="mb-4">{words.lead}</p>
      <Button variant="secondary" isBusy={isBusy} onClick={send}>
        {words.send}
      </Button>
      <SuccessNote className="mt-5 max-w-prose">{isDelivered && describe(trial)}</SuccessNote>
      <div role="status">
        {trial && !isDelivered && (
          <p className="mt-5 max-w-prose font-semibold text-danger">{describe(trial)}</p>
        )}
      </div>
      {dialog}
    </DeskSection>
  );
}

function describe({ outcome, status }: Trial): string {
  return outcome === 'unreachable' || outcome === 'off' ? words[outcome] : words[outcome](status ?? 0);
}
