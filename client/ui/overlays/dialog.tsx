import { AlertDialog as BaseAlertDialog } from '@base-ui/react/alert-dialog';
import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { UiProvider } from '../ui-provider.tsx';

type DialogProps = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons, the safe one first. */
  actions: ReactNode;
};

const backdrop =
  'fixed inset-0 z-(--z-overlay) bg-scrim transition-opacity duration-(--duration-slow) data-ending-style:opacity-0 data-starting-style:opacity-0';
const viewport = 'fixed inset-0 z-(--z-overlay) grid place-items-center overflow-y-auto p-[20px]';
const popup =
  'w-full max-w-md rounded-panel bg-surface p-[24px] shadow-float outline-none transition-opacity duration-(--duration-slow) data-ending-style:opacity-0 data-starting-style:opacity-0 md:p-8';
const title = 'font-display text-h3';

/** Asks or tells something over the page. Escape and a press outside close it. */
export function Dialog(props: DialogProps) {
  const { isOpen, onClose, children, actions } = props;
  return (
    <UiProvider>
      <BaseDialog.Root open={isOpen} onOpenChange={(isOpening) => !isOpening && onClose()}>
        <BaseDialog.Portal>
          <BaseDialog.Backdrop className={backdrop} />
          <BaseDialog.Viewport className={viewport}>
            <BaseDialog.Popup aria-modal="true" className={popup}>
              <BaseDialog.Title className={title}>{props.title}</BaseDialog.Title>
              {props.description && (
                <BaseDialog.Description className="mt-2">{props.description}</BaseDialog.Description>
              )}
              {children && <div className="mt-4">{children}</div>}
              <Actions>{actions}</Actions>
            </BaseDialog.Popup>
          </BaseDialog.Viewport>
        </BaseDialog.Portal>
      </BaseDialog.Root>
    </UiProvider>
  );
}

/** For what can't be undone: only Escape and its own buttons close it. */
export function AlertDialog(props: DialogProps) {
  const { isOpen, onClose, children, actions } = props;
  return (
    <UiProvider>
      <BaseAlertDialog.Root open={isOpen} onOpenChange={(isOpening) => !isOpening && onClose()}>
        <BaseAlertDialog.Portal>
          <BaseAlertDialog.Backdrop className={backdrop} />
          <BaseAlertDialog.Viewport className={viewport}>
            <BaseAlertDialog.Popup aria-modal="true" className={popup}>
              <BaseAlertDialog.Title className={title}>{props.title}</BaseAlertDialog.Title>
              {props.description && (
                <BaseAlertDialog.Description className="mt-2">
                  {props.description}
                </BaseAlertDialog.Description>
              )}
              {children && <div className="mt-4">{children}</div>}
              <Actions>{actions}</Actions>
            </BaseAlertDialog.Popup>
          </BaseAlertDialog.Viewport>
        </BaseAlertDialog.Portal>
      </BaseAlertDialog.Root>
    </UiProvider>
  );
}

function Actions({ children }: { children: ReactNode }) {
  return <div className="mt-6 flex flex-wrap gap-3">{children}</div>;
}
