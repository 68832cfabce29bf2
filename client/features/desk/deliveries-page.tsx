import { useState } from 'react';
import { maxDeliveries } from '../../../shared/api/operator/operation.contract.ts';
import { formatDateTime } from '../../../shared/format/dates.ts';
import { formatNumber } from '../../../shared/format/numbers.ts';
import { call } from '../../lib/api-client.ts';
import { Button } from '../../ui/actions/button.tsx';
import { SuccessNote } from '../../ui/feedback/success-note.tsx';
import { toast } from '../../ui/feedback/toast-store.ts';
import { DeskContent, useDeskData } from './desk-data.tsx';
import { useDeskAction } from './desk-form.tsx';
import { messages } from './desk-messages.ts';
import { DeskSection, DeskTable } from './desk-table.tsx';

const words = messages.deliveries;
const loadDeliveries = () => call('GET /api/operator/deliveries');

/** What is waiting to be sent, and what was given up on. */
export function DeliveriesPage() {
  const loaded = useDeskData(loadDeliveries);
  const { run, isBusy, dialog } = useDeskAction();
  const [retried, setRetried] = useState<number | 'all'>();

  function retry(id: number) {
    setRetried(id);
    run(async () => {
      await call('POST /api/operator/deliveries/{id}/retry', { path: { id: String(id) } });
      toast.success({ title: words.retried });
      loaded.reload();
    });
  }

  function retryAll() {
    setRetried('all');
    run(async () => {
      const { count } = await call('POST /api/operator/deliveries/retry');
      toast.success({ title: words.retriedAll(count) });
      loaded.reload();
    });
  }

  return (
    <DeskContent loaded={loaded}>
      {({ deliveries, sentToday, outbox }) => (
        <div className="grid gap-6">
          <DeskSection
            title={words.caption}
            side={
              deliveries.filter(({ givenUpAt }) => givenUpAt !== null).length > 1 && (
                <Button
                  size="sm"
                  variant="secondary"
                  isBusy={isBusy && retried === 'all'}
                  aria-disabled={isBusy}
                  onClick={retryAll}
                >
                  {words.retryAll}
                </Button>
              )
            }
          >
            <p className="mb-4">{words.counts(formatNumber(sentToday), formatNumber(outbox))}</p>
            <DeskTable
              caption={words.caption}
              columns={words.columns}
              empty={words.empty}
              isLong
              after={deliveries.length === maxDeliveries && <p className="mt-4">{words.limited}</p>}
              rows={deliveries.map(
                ({ id, kind, purpose, recipient, attempts, dueAt, givenUpAt, lastError }) => ({
                  key: String(id),
                  cells: [
                    words.delivery(words.kinds[kind] ?? kind, purpose ?? ''),
                    recipient ?? messages.none,
                    givenUpAt
                      ? words.givenUp(formatDateTime(givenUpAt))
                      : words.due(formatDateTime(dueAt), attempts),
                    lastError ?? messages.none,
                    givenUpAt ? (
                      <Button
                        key="retry"
                        size="sm"
                        variant="secondary"
                        isBusy={isBusy && retried === id}
                        aria-disabled={isBusy}
                        onClick={() => retry(id)}
                      >
                        {words.retry}{' '}
                        <span className="sr-only">
                          {words.delivery(words.kinds[kind] ?? kind, purpose ?? '')} {recipient}
                        </span>
                      </Button>
                    ) : (
                      messages.none
                    ),
                  ],
                }),
              )}
            />
            {dialog}
          </DeskSection>
          <WebhookTrial />
        </div>
      )}
    </DeskContent>
  );
}

const webhookWords = messages.deliveries.webhook;

type Trial = Awaited<ReturnType<typeof sendTest>>;

// The operator's server has 10 seconds to respond.
const sendTest = () => call('POST /api/operator/deliveries/test-webhook', { timeoutMs: 20_000 });

/** Sends a test to the operator's own server, and shows the result. */
function WebhookTrial() {
  const [trial, setTrial] = useState<Trial>();
  const { run, isBusy, dialog } = useDeskAction();

  function send() {
    setTrial(undefined);
    run(async () => setTrial(await sendTest()));
  }

  const isDelivered = trial?.outcome === 'delivered';
  return (
    <DeskSection title={webhookWords.title}>
      <p className="mb-4">{webhookWords.lead}</p>
      <Button variant="secondary" isBusy={isBusy} onClick={send}>
        {webhookWords.send}
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
  return outcome === 'unreachable' || outcome === 'off'
    ? webhookWords[outcome]
    : webhookWords[outcome](status ?? 0);
}
