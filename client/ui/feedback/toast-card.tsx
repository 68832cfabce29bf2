import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { Button, IconButton } from '../actions/button.tsx';
import { messages } from '../messages.ts';
import type { Toast } from './toast-store.ts';

const readingMs = 6000;

type ToastCardProps = {
  toast: Toast;
  /** Keeps the toast on screen while it has the pointer or the focus. */
  isHeld: boolean;
  onDismiss: () => void;
};

/** One message. Unless it is the only place that shows a failure, it disappears after six seconds. */
export function ToastCard({ toast, isHeld, onDismiss }: ToastCardProps) {
  const isSuccess = toast.tone === 'success';
  const isBrief = isSuccess || toast.isShownElsewhere;
  const dismiss = useEffectEvent(onDismiss);
  const { action } = toast;

  useEffect(() => {
    if (!isBrief || isHeld) return;
    const timer = setTimeout(() => dismiss(), readingMs);
    return () => clearTimeout(timer);
  }, [isBrief, isHeld]);

  const Icon = isSuccess ? CircleCheck : CircleAlert;
  return (
    <div
      data-toast={toast.id}
      className={`pointer-events-auto grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3.5 min-[20rem]:grid-cols-[1.5rem_minmax(0,1fr)_auto] max-[20rem]:gap-2 rounded-[14px] border border-l-6 border-line bg-surface py-3 pr-2 pl-4 text-base leading-snug shadow-float ${isSuccess ? 'border-l-success-fill' : 'border-l-danger-fill'}`}
    >
      <Icon
        aria-hidden="true"
        className={`size-6 max-[20rem]:hidden ${isSuccess ? 'text-success-fill' : 'text-danger-fill'}`}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="flex-[1_1_11rem]">
          <p className="font-semibold text-ink">{toast.title}</p>
          {toast.description && <p className="wrap-anywhere">{toast.description}</p>}
        </div>
        {action && (
          <Button
            variant="secondary"
            size="sm"
            onClick={() => {
              onDismiss();
              action.onPress();
            }}
          >
            {action.label}
          </Button>
        )}
      </div>
      <IconButton label={messages.dismiss(toast.title)} onClick={onDismiss}>
        <X aria-hidden="true" className="size-5" />
      </IconButton>
    </div>
  );
}
