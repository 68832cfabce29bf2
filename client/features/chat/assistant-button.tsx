import type { RefObject } from 'react';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { Logo } from '../../ui/layout/logo.tsx';
import { useOverlapDetection } from './use-overlap-detection.ts';

type AssistantButtonProps = {
  ref: RefObject<HTMLButtonElement | null>;
  /** The tab on the edge, which minimising leaves; else the round button in the corner. */
  isTab: boolean;
  isBusy: boolean;
  onIntent: () => void;
  onPress: () => void;
};

const look =
  'fixed z-(--z-chat) flex cursor-pointer items-center justify-center border-2 border-surface bg-ink font-semibold text-on-dusk shadow-float transition-opacity duration-(--duration-base) hover:bg-dusk-900';
const buttonLook =
  'right-4 bottom-4 min-h-14 gap-2.5 rounded-full max-md:size-14 md:right-7 md:bottom-7 md:pr-5.5 md:pl-4.5';
const tabLook = 'right-0 bottom-30 w-12 flex-col gap-2.5 rounded-l-[14px] border-r-0 py-3.5 text-base';
/** Out of the way of what a person may press there, yet on the keyboard's path. */
const hiddenLook = 'not-focus-visible:pointer-events-none not-focus-visible:opacity-0';

/** What opens the assistant. It withdraws while it would cover a primary button. */
export function AssistantButton({ ref, isTab, isBusy, onIntent, onPress }: AssistantButtonProps) {
  const isInTheWay = useOverlapDetection(ref, isTab);
  return (
    <section aria-label="Assistant" data-assistant-button>
      <button
        ref={ref}
        type="button"
        aria-busy={isBusy || undefined}
        aria-label={isTab ? 'Assistant: back to the conversation' : 'Ask a question: AI Insurance Assistant'}
        onClick={onPress}
        onPointerEnter={onIntent}
        onFocus={onIntent}
        className={`${look} ${isTab ? tabLook : buttonLook} ${isInTheWay ? hiddenLook : ''}`}
      >
        <span aria-hidden="true" className="grid size-6.5 place-items-center">
          {isBusy ? <Spinner /> : <Logo tone="dusk" isMarkOnly className="size-6.5" />}
        </span>
        {isTab ? (
          <span className="rotate-180 leading-none [writing-mode:vertical-rl]">Assistant</span>
        ) : (
          <span className="max-md:hidden">Ask a question</span>
        )}
      </button>
    </section>
  );
}
