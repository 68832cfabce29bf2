import { CircleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import type { StoreState } from '../conversation/chat-store.ts';
import type { ChatFailure } from '../conversation/describe-chat-failure.ts';
import { messages } from '../messages.ts';

/** Milliseconds after which someone is offered not to wait any longer. */
const slowMs = 4000;

type Remedies = { onRetry: () => void; onTakeBack: () => void; onStartOver: () => void };
type OutboxNoteProps = Remedies & { phase: StoreState['phase'] };

/** What has become of the message that is not answered yet. */
export function OutboxNote({ phase, ...remedies }: OutboxNoteProps) {
  return (
    <div role="status" className="mt-3 empty:hidden">
      {phase.kind === 'sending' && <Waiting onCancel={remedies.onTakeBack} />}
      {phase.kind === 'failed' && <Failed failure={phase.failure} {...remedies} />}
    </div>
  );
}

function Waiting({ onCancel }: { onCancel: () => void }) {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), slowMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Writing text={isSlow ? messages.outbox.slow : undefined}>
      {isSlow && (
        <Button size="sm" variant="text" onClick={onCancel}>
          {messages.outbox.cancel}
        </Button>
      )}
    </Writing>
  );
}

/** The assistant is at work. */
export function Writing({
  text = messages.outbox.writing,
  children,
}: {
  text?: string | undefined;
  children?: ReactNode;
}) {
  return (
    <div className="flex min-h-11 items-center gap-2.5 text-small text-muted">
      <Spinner className="size-4.5" />
      <p>{text}</p>
      {children}
    </div>
  );
}

type FailedProps = Remedies & { failure: ChatFailure };

function Failed({ failure: { text, remedy }, onRetry, onTakeBack, onStartOver }: FailedProps) {
  return (
    <div className="rounded-control bg-danger-tint px-4 py-3">
      <p className="flex items-start gap-2 text-base text-danger">
        <CircleAlert aria-hidden="true" className="mt-0.5 size-5 flex-none" />
        <span className="min-w-0">{text}</span>
      </p>
      <div className="mt-2.5 flex flex-wrap gap-2">
        {remedy === 'retry' && (
          <Button size="sm" variant="secondary" onClick={onRetry}>
            {messages.outbox.retry}
          </Button>
        )}
        {remedy === 'start-over' && (
          <Button size="sm" variant="secondary" onClick={onStartOver}>
            {messages.outbox.startOver}
          </Button>
        )}
        <Button size="sm" variant="text" onClick={onTakeBack}>
          {messages.outbox.edit}
        </Button>
      </div>
    </div>
  );
}
