import { RotateCcw, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { draftDays } from '../../../../shared/lifetimes.ts';
import { Button } from '../../../ui/actions/button.tsx';
import type { StoreState } from '../conversation/chat-store.ts';
import { messages } from '../messages.ts';

/** The strip shows what can be done with the conversation, or asks before it is deleted. */
export type OpenOptions = 'choice' | 'deletion';

type PanelOptionsProps = {
  open: OpenOptions | undefined;
  onChange: (open: OpenOptions | undefined) => void;
  isEmpty: boolean;
  removedBy: NonNullable<StoreState['previous']>['removedBy'] | undefined;
  onStartOver: () => void;
  onBringBack: () => void;
  onForget: () => void;
  /** The strip is gone, and the button that was pressed with it. */
  onDone: () => void;
};

/** Starting over can be taken back; deleting cannot, so it asks first. */
export function PanelOptions(props: PanelOptionsProps) {
  const { open, onChange, isEmpty, removedBy, onStartOver, onBringBack, onForget, onDone } = props;

  function finish(act: () => void) {
    act();
    onChange(undefined);
    onDone();
  }

  if (open === 'deletion') {
    return (
      <Strip text={messages.options.askToDelete} isNews>
        <Button size="sm" variant="destructive" autoFocus onClick={() => finish(onForget)}>
          {messages.options.delete}
        </Button>
        <Button size="sm" variant="secondary" onClick={() => finish(ignore)}>
          {messages.options.keep}
        </Button>
      </Strip>
    );
  }
  if (open === 'choice') {
    return (
      <Strip text={isEmpty ? messages.options.empty : messages.options.kept(draftDays)} isNews>
        {!isEmpty && (
          <>
            <Button size="sm" variant="secondary" onClick={() => finish(onStartOver)}>
              <RotateCcw aria-hidden="true" className="size-4.5" /> {messages.options.startOver}
            </Button>
            <Button size="sm" variant="secondary" onClick={() => onChange('deletion')}>
              <Trash2 aria-hidden="true" className="size-4.5" /> {messages.options.deleteConversation}
            </Button>
          </>
        )}
      </Strip>
    );
  }
  if (!removedBy) return null;
  return (
    <Strip text={messages.options.removed[removedBy]}>
      <Button size="sm" variant="text" className="-ml-3" onClick={() => finish(onBringBack)}>
        <RotateCcw aria-hidden="true" className="size-4.5" /> {messages.options.bringBack}
      </Button>
    </Strip>
  );
}

/** What was removed is told by the panel, together with what is asked again. */
function Strip({ text, isNews, children }: { text: string; isNews?: boolean; children: ReactNode }) {
  return (
    <div className="flex min-h-0 flex-wrap items-center gap-x-2 gap-y-2 overflow-y-auto border-b border-line bg-surface-mist px-[18px] py-2.5">
      <p role={isNews ? 'status' : undefined} className="mr-auto text-small">
        {text}
      </p>
      {/* Buttons that others replace aren't changed into them, because a translator may have replaced their words. */}
      <div key={text} className="flex flex-wrap gap-2">
        {children}
      </div>
    </div>
  );
}

function ignore() {
  // Nothing is done to the conversation.
}
