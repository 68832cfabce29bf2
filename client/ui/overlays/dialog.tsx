import { AlertDialog as BaseAlertDialog } from '@base-ui/react/alert-dialog';
import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { messages } from '../messages.ts';
import { UiProvider } from '../ui-provider.tsx';

type DialogProps = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  description?: ReactNode;
  children?: ReactNode;
  /** The label of the safe button, which comes first and closes the dialog. */
  safeLabel?: string;
  /** The other buttons. */
  actions: ReactNode;
};

const backdrop =
  'fixed inset-0 z-(--z-overlay) bg-scrim transition-opacity duration-(--duration-slow) data-ending-style:opacity-0 data-starting-style:opacity-0';
const viewport = 'fixed inset-0 z-(--z-overlay) grid place-items-center overflow-y-auto p-[20px]';
const popup =
  'w-full max-w-md rounded-panel bg-surface p-[24px] shadow-float outline-none transition-opacity duration-(--duration-slow) data-ending-style:opacity-0 data-starting-style:opacity-0 md:p-8';

/** Asks or says something on top of the page. Escape or a press outside closes it. */
export function Dialog(props: DialogProps) {
  return (
    <BaseDialog.Root open={props.isOpen} onOpenChange={(isOpening) => !isOpening && props.onClose()}>
      <DialogContent {...props} />
    </BaseDialog.Root>
  );
}

/** For actions that can't be undone: only Escape and its own buttons close it. */
export function AlertDialog(props: DialogProps) {
  return (
    <BaseAlertDialog.Root open={props.isOpen} onOpenChange={(isOpening) => !isOpening && props.onClose()}>
      <DialogContent {...props} />
    </BaseAlertDialog.Root>
  );
}

/** The parts that Base UI's two kinds of dialog have in common. */
function DialogContent({
  onClose,
  title,
  description,
  children,
  safeLabel = messages.cancel,
  actions,
}: DialogProps) {
  return (
    <UiProvider>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={backdrop} />
        <BaseDialog.Viewport className={viewport}>
          <BaseDialog.Popup aria-modal="true" className={popup}>
            <BaseDialog.Title className="font-display text-h3">{title}</BaseDialog.Title>
            {description && <BaseDialog.Description className="mt-2">{description}</BaseDialog.Description>}
            {children && <div className="mt-4">{children}</div>}
            <div className="mt-6 flex flex-wrap gap-3">
              <Button variant="secondary" onClick={onClose}>
                {safeLabel}
              </Button>
              {actions}
            </div>
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
    </UiProvider>
  );
}
