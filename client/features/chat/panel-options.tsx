import { RotateCcw, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { retentionDays } from '../../lib/retention-days.ts';
import { Button } from '../../ui/actions/button.tsx';

/** The strip shows what can be done with the conversation, or asks before it is deleted. */
export type OpenOptions = 'choice' | 'deletion';

type PanelOptionsProps = {
  open: OpenOptions | undefined;
  onChange: (open: OpenOptions | undefined) => void;
  isEmpty: boolean;
  canUndo: boolean;
  onStartOver: () => void;
  onUndo: () => void;
  onForget: () => void;
  /** The strip is gone, and the button that was pressed with it. */
  onDone: () => void;
};

/** Starting over can be taken back; deleting cannot, so it asks first. */
export function PanelOptions(props: PanelOptionsProps) {
  const { open, onChange, isEmpty, canUndo, onStartOver, onUndo, onForget, onDone } = props;

  function finish(act: () => void) {
    act();
    onChange(undefined);
    onDone();
  }

  if (open === 'deletion') {
    return (
      <Strip text="Delete this conversation? It is kept in this browser only, and cannot be brought back.">
        <Button size="sm" variant="destructive" autoFocus onClick={() => finish(onForget)}>
          Delete
        </Button>
        <Button size="sm" variant="secondary" onClick={() => finish(ignore)}>
          Keep it
        </Button>
      </Strip>
    );
  }
  if (open === 'choice') {
    return (
      <Strip
        text={
          isEmpty
            ? 'Nothing has been said yet, so there is nothing to delete.'
            : `Kept in this browser for ${retentionDays} days, and not on our server.`
        }
      >
        {!isEmpty && (
          <>
            <Button size="sm" variant="secondary" onClick={() => finish(onStartOver)}>
              <RotateCcw aria-hidden="true" className="size-4.5" /> Start over
            </Button>
            <Button size="sm" variant="secondary" onClick={() => onChange('deletion')}>
              <Trash2 aria-hidden="true" className="size-4.5" /> Delete conversation
            </Button>
          </>
        )}
      </Strip>
    );
  }
  if (!canUndo) return null;
  return (
    <Strip text="You started over.">
      <Button size="sm" variant="text" onClick={() => finish(onUndo)}>
        <RotateCcw aria-hidden="true" className="size-4.5" /> Bring it back
      </Button>
    </Strip>
  );
}

function Strip({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className="flex min-h-0 flex-wrap items-center gap-x-2 gap-y-2 overflow-y-auto border-b border-line bg-surface-mist px-[18px] py-2.5">
      <p role="status" className="mr-auto text-small">
        {text}
      </p>
      <div className="flex flex-wrap gap-2">{children}</div>
    </div>
  );
}

function ignore() {
  // Nothing is done to the conversation.
}
