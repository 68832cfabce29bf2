import { ArrowLeft, X } from 'lucide-react';
import { IconButton } from '../../ui/actions/button.tsx';
import { Progress } from '../../ui/feedback/progress.tsx';
import { Logo } from '../../ui/layout/logo.tsx';
import { messages } from './messages.ts';
import type { ScreenProgress } from './state/describe-progress.ts';
import { signUpSteps } from './state/quote-steps.ts';

type QuoteHeaderProps = {
  progress: ScreenProgress;
  /** Whether the answers are stored when the flow is closed. */
  isKept: boolean;
  /** Undefined if the screen has its own Back button. */
  onBack: (() => void) | undefined;
  onClose: () => void;
};

export function QuoteHeader({ progress, isKept, onBack, onClose }: QuoteHeaderProps) {
  const { title, stepPercent, percent, isComplete } = progress;
  return (
    <div data-sticky-bar>
      <div className="grid min-h-15 grid-cols-[1fr_minmax(0,auto)_1fr] items-center gap-2 px-2 py-1 max-[22.5rem]:grid-cols-[auto_minmax(0,1fr)_auto] max-[22.5rem]:px-1 md:min-h-17 md:px-6">
        <div className="justify-self-start">
          {onBack ? (
            <button
              type="button"
              onClick={onBack}
              data-track="back"
              className="flex min-h-11 min-w-11 cursor-pointer items-center justify-center gap-2.5 rounded-control font-semibold text-link hover:bg-surface-tint min-[22.5rem]:px-3"
            >
              <ArrowLeft aria-hidden="true" className="size-5" />
              <span className="max-[22.5rem]:sr-only">{messages.back}</span>
            </button>
          ) : (
            <>
              <Logo isMarkOnly className="ml-3 h-8 w-auto md:hidden" />
              <Logo className="hidden h-[30px] w-auto md:block" />
            </>
          )}
        </div>
        <Position progress={progress} />
        <IconButton
          label={isKept ? messages.header.closeAndSave : messages.header.close}
          onClick={onClose}
          data-track="close"
          className="justify-self-end"
        >
          <X aria-hidden="true" strokeWidth={1.75} className="size-6" />
        </IconButton>
      </div>
      <Progress
        variant="edge"
        value={percent}
        label={messages.header.progress}
        valueText={`${title}: ${stepPercent}%`}
        isComplete={isComplete}
      />
    </div>
  );
}

/**
 * Shows the current question and the share that is done, or the step of creating an account, or else the step's title.
 */
function Position({ progress: { title, position, percent, stepsDone } }: { progress: ScreenProgress }) {
  const isQuestion = position !== undefined && !stepsDone;
  const detail = isQuestion ? messages.header.complete(percent) : position;
  return (
    <p className="tabular text-center text-small leading-tight font-semibold text-ink md:text-base">
      <span>{isQuestion ? position : title}</span>
      {detail && (
        <span className="block text-caption leading-tight font-normal text-body md:ml-2.5 md:inline md:text-base">
          {` ${detail}`}
        </span>
      )}
      {stepsDone && (
        <span aria-hidden="true" className="mt-1.5 flex justify-center gap-1">
          {signUpSteps.map((name, index) => (
            <span
              key={name}
              className={`h-1 w-6 rounded-full ${index < stepsDone ? 'bg-primary' : 'bg-track'}`}
            />
          ))}
        </span>
      )}
    </p>
  );
}
