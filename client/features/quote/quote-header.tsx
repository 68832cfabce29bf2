import { ArrowLeft, X } from 'lucide-react';
import { Button, IconButton } from '../../ui/actions/button.tsx';
import { Progress } from '../../ui/feedback/progress.tsx';
import { Logo } from '../../ui/layout/logo.tsx';
import { messages } from './messages.ts';
import type { ScreenProgress } from './state/describe-progress.ts';

type QuoteHeaderProps = {
  progress: ScreenProgress;
  /** Whether the answers survive closing. */
  isKept: boolean;
  /** Absent where the screen has its own Back. */
  onBack: (() => void) | undefined;
  onClose: () => void;
};

export function QuoteHeader({ progress, isKept, onBack, onClose }: QuoteHeaderProps) {
  const { title, percent, isComplete, position, answered = 0 } = progress;
  return (
    <div data-sticky-bar>
      <div className="grid h-15 grid-cols-[1fr_auto_1fr] items-center gap-2 px-2 md:h-17 md:px-6">
        <div className="justify-self-start">
          {onBack ? (
            <Button variant="text" size="sm" onClick={onBack} data-track="back">
              <ArrowLeft aria-hidden="true" className="size-5" /> {messages.back}
            </Button>
          ) : (
            <>
              <Logo isMarkOnly className="ml-3 h-8 w-auto md:hidden" />
              <Logo className="hidden h-[30px] w-auto md:block" />
            </>
          )}
        </div>
        {position ? (
          <div className="grid gap-1 md:gap-1.5">
            <p className="tabular text-center text-small leading-tight font-semibold text-ink md:text-base">
              {position}
              <span className="block text-caption leading-tight font-normal text-body md:ml-2.5 md:inline md:text-base">
                {messages.header.complete(answered)}
              </span>
            </p>
            <Progress
              variant="slim"
              value={answered}
              label={messages.header.answered}
              valueText={`${position}, ${answered}% complete`}
            />
          </div>
        ) : (
          <p className="text-center text-small leading-tight font-semibold text-ink md:text-base">{title}</p>
        )}
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
        valueText={`${title}: ${percent}%`}
        isComplete={isComplete}
      />
    </div>
  );
}
