import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { type ReactNode, useRef } from 'react';
import { UiProvider } from '../ui-provider.tsx';

type OverlayProps = {
  /** The id of its heading. */
  labelledBy: string;
  onClose: () => void;
  header: ReactNode;
  children: ReactNode;
  /**
   * On phones, the footer is pinned to the bottom edge, unless the window is low or its text is large. From 768 px, it
   * follows the content.
   */
  footer?: ReactNode;
};

/**
 * A dialog that fills the screen. The focus starts on its heading, so that screen readers read it first.
 */
export function Overlay({ onClose, labelledBy, header, children, footer }: OverlayProps) {
  const popup = useRef<HTMLDivElement>(null);

  function findInitialFocus(): HTMLElement | null {
    const heading = document.getElementById(labelledBy);
    if (!heading) return popup.current;
    heading.tabIndex = -1;
    return heading;
  }

  return (
    <UiProvider>
      <BaseDialog.Root
        open
        onOpenChange={(isOpening) => {
          if (!isOpening) onClose();
        }}
      >
        <BaseDialog.Portal>
          <BaseDialog.Popup
            ref={popup}
            aria-labelledby={labelledBy}
            aria-modal="true"
            data-overlay
            initialFocus={findInitialFocus}
            className="fixed inset-0 z-(--z-overlay) flex flex-col bg-surface outline-none print:static print:block transition-opacity duration-(--duration-slow) data-ending-style:opacity-0 data-starting-style:opacity-0"
          >
            <div className="relative z-(--z-header) flex-none bg-surface print:hidden">{header}</div>
            <div className="flex min-h-0 flex-1 scroll-pb-28 flex-col overflow-y-auto print:block print:overflow-visible overscroll-contain md:scroll-pb-4">
              <div className={`flex flex-none flex-col ${footer ? 'max-md:grow' : 'grow'}`}>{children}</div>
              {footer && (
                <div className="border-t border-line bg-surface px-5 pt-3 pb-4 max-md:[@media(min-height:30rem)]:sticky max-md:[@media(min-height:30rem)]:bottom-0 md:border-0 md:p-0">
                  {footer}
                </div>
              )}
            </div>
          </BaseDialog.Popup>
        </BaseDialog.Portal>
      </BaseDialog.Root>
    </UiProvider>
  );
}
