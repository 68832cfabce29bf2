import { RotateCcw } from 'lucide-react';
import { Button } from '../../ui/actions/button.tsx';
import { messages } from './messages.ts';

/** Shown until something new is typed, because "Get Another Quote" clears the quote right away and can be undone. */
export function UndoNotice({ onUndo }: { onUndo: () => void }) {
  return (
    <div className="mb-8 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control border border-line bg-surface-mist py-2 pr-2 pl-4">
      <p className="text-small">{messages.undo.text}</p>
      <Button variant="text" size="sm" className="-ml-3" onClick={onUndo}>
        <RotateCcw aria-hidden="true" className="size-5" /> {messages.undo.submit}
      </Button>
    </div>
  );
}
