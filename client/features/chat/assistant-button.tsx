import type { RefObject } from 'react';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { useIsSlow } from '../../ui/feedback/use-is-slow.ts';
import { Logo } from '../../ui/layout/logo.tsx';
import * as messages from './first-messages.ts';
import { useOverlapDetection } from './use-overlap-detection.ts';

type AssistantButtonProps = {
  ref: RefObject<HTMLButtonElement | null>;
  /** The tab on the edge, which minimizing leaves; else the button in the corner. */
  isTab: boolean;
  /** The page has its own button for the assistant. */
  isSpare: boolean;
  isBusy: boolean;
  onIntent: () => void;
  onPress: () => void;
};

const look =
  'fixed z-(--z-chat) flex cursor-pointer items-center justify-center border-2 border-surface bg-surface-dusk font-semibold text-on-dusk shadow-float transition-opacity duration-(--duration-base) hover:bg-dusk-800';
const markLook = 'right-4 bottom-4 size-14 rounded-full md:right-7 md:bottom-7';
const buttonLook = `${markLook} md:w-auto md:gap-2.5 md:pr-5.5 md:pl-4.5`;
const waitingLook = 'right-4 bottom-4 h-14 gap-2.5 rounded-full pr-5.5 pl-4.5 md:right-7 md:bottom-7';
const tabLook = 'right-0 bottom-30 w-12 flex-col gap-2.5 rounded-l-[14px] border-r-0 py-3.5 text-base';
/** Out of the way of what a person may press there, yet on the keyboard's path. */
const hiddenLook = 'not-focus-visible:pointer-events-none not-focus-visible:opacity-0';

/** What opens the assistant. It shrinks to its mark once it covers words or the page is read, and withdraws over a control. */
export function AssistantButton({ ref, isTab, isSpare, isBusy, onIntent, onPress }: AssistantButtonProps) {
  const { isInTheWay, isSmall } = useOverlapDetection(ref, isTab);
  const isWaiting = useIsSlow(isBusy, 500);
  const shape = isWaiting ? waitingLook : isTab ? tabLook : isSmall ? markLook : buttonLook;
  return (
    <section aria-label={messages.region} data-assistant-button>
      <button
        ref={ref}
        type="button"
        aria-busy={isBusy || undefined}
        aria-label={
          isWaiting ? messages.openingAssistant : isTab ? messages.backToConversation : messages.openAssistant
        }
        onClick={onPress}
        onPointerEnter={onIntent}
        onFocus={onIntent}
        className={`${look} ${shape} ${!isWaiting && (isInTheWay || (isSpare && !isTab)) ? hiddenLook : ''}`}
      >
        <span aria-hidden="true" className="grid size-6.5 flex-none place-items-center">
          {isBusy ? <Spinner /> : <Logo tone="dusk" isMarkOnly className="size-6.5" />}
        </span>
        {isWaiting ? (
          <span>{messages.openingAssistant}</span>
        ) : isTab ? (
          <span className="rotate-180 leading-none [writing-mode:vertical-rl]">{messages.region}</span>
        ) : (
          !isSmall && <span className="max-md:hidden">{messages.askQuestion}</span>
        )}
      </button>
    </section>
  );
}
