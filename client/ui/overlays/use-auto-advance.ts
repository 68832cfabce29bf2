import { type FocusEvent, useEffect, useEffectEvent, useState } from 'react';
import { useMediaQuery } from '../use-media-query.ts';

type Handlers = {
  onPointerEnter: () => void;
  onPointerLeave: () => void;
  onTouchStart: () => void;
  onTouchEnd: () => void;
  onTouchCancel: () => void;
  onFocus: () => void;
  onBlur: (event: FocusEvent) => void;
};

type AutoAdvance = { isStopped: boolean; toggle: () => void; handlers: Handlers };

/**
 * Calls `onAdvance` when `intervalMs` has passed since the last change of `step`. Pauses while the pointer, a finger,
 * or the focus is on the element or the page is hidden, and never starts for people who prefer reduced motion.
 */
export function useAutoAdvance({
  intervalMs,
  step,
  onAdvance,
}: {
  intervalMs: number | undefined;
  step: number;
  /** Receives the step that has been shown long enough. */
  onAdvance: (step: number) => void;
}): AutoAdvance {
  const isReduced = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [choice, setChoice] = useState<'stopped' | 'started' | undefined>(undefined);
  const [isHovered, setIsHovered] = useState(false);
  const [isTouched, setIsTouched] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const isStopped = choice === undefined ? isReduced : choice === 'stopped';
  const isWaiting = isStopped || isHovered || isTouched || isFocused;
  const advance = useEffectEvent(onAdvance);

  useEffect(() => {
    if (intervalMs === undefined || isWaiting) return;
    const timer = setInterval(() => {
      if (!document.hidden) advance(step);
    }, intervalMs);
    return () => clearInterval(timer);
  }, [intervalMs, isWaiting, step]);

  return {
    isStopped,
    toggle: () => setChoice(isStopped ? 'started' : 'stopped'),
    handlers: {
      onPointerEnter: () => setIsHovered(true),
      onPointerLeave: () => setIsHovered(false),
      onTouchStart: () => setIsTouched(true),
      onTouchEnd: () => setIsTouched(false),
      onTouchCancel: () => setIsTouched(false),
      onFocus: () => setIsFocused(true),
      onBlur: (event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setIsFocused(false);
      },
    },
  };
}
