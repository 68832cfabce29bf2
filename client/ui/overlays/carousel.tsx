import { Pause, Play } from 'lucide-react';
import {
  Children,
  type FocusEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { messages } from '../messages.ts';
import { useIsCompact, useMediaQuery } from '../use-media-query.ts';

type CarouselProps = {
  label: string;
  /** One slide per child. */
  children: ReactNode;
  /**
   * In the compact layout, the next slide appears automatically after this time, and there's a button that stops this.
   */
  autoAdvanceMs?: number;
  /** The layout of the slides in the wide layout, such as `md:grid-cols-3 md:gap-6`. */
  className?: string;
};

/**
 * In the compact layout, shows one slide at a time, moved by swiping, arrow keys, or dots. In the wide layout, it's a
 * grid with all slides.
 */
export function Carousel({ label, children, autoAdvanceMs, className = '' }: CarouselProps) {
  const count = Children.count(children);
  const isCompact = useIsCompact();
  const track = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);
  const isMoving = isCompact && count > 1;
  // If people move the slides themselves, the edge of the next one shows that there are more. Slides that advance
  // automatically fill the width.
  const slideWidth = autoAdvanceMs === undefined && count > 1 ? 'w-[88%]' : 'w-full';
  const auto = useAutoAdvance({
    intervalMs: isMoving ? autoAdvanceMs : undefined,
    step: index,
    onAdvance: (shown) => showSlide((shown + 1) % count),
  });

  function showSlide(target: number) {
    const list = track.current;
    const slide = list?.children[target];
    if (!list || !(slide instanceof HTMLElement)) return;
    const isReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    list.scrollTo({ left: slide.offsetLeft - list.offsetLeft, behavior: isReduced ? 'auto' : 'smooth' });
  }

  function followScroll() {
    const list = track.current;
    if (!list) return;
    const range = list.scrollWidth - list.clientWidth;
    if (range > 0) setIndex(Math.round((list.scrollLeft / range) * (count - 1)));
  }

  return (
    <section aria-label={label} {...auto.handlers}>
      <ul
        ref={track}
        onScroll={followScroll}
        tabIndex={isMoving ? 0 : undefined}
        className={`flex snap-x snap-mandatory gap-4 overflow-x-auto overscroll-x-contain [scrollbar-width:none] max-md:[contain:inline-size] md:grid md:overflow-visible ${className}`}
      >
        {Children.map(children, (slide) => (
          <li className={`${slideWidth} flex-none snap-start md:w-auto`}>{slide}</li>
        ))}
      </ul>
      {count > 1 && (
        <div className="mt-2 flex flex-wrap items-center justify-center md:hidden">
          {autoAdvanceMs !== undefined && (
            <button
              type="button"
              onClick={auto.toggle}
              aria-label={auto.isStopped ? messages.startMoving : messages.stopMoving}
              className="grid size-11 cursor-pointer place-items-center rounded-control text-ink"
            >
              {auto.isStopped ? (
                <Play aria-hidden="true" className="size-5" />
              ) : (
                <Pause aria-hidden="true" className="size-5" />
              )}
            </button>
          )}
          {Array.from({ length: count }, (_, position) => position + 1).map((number) => (
            <button
              key={number}
              type="button"
              onClick={() => showSlide(number - 1)}
              aria-label={messages.showItem(number, count)}
              aria-current={number - 1 === index ? 'true' : undefined}
              className="group grid size-11 cursor-pointer place-items-center rounded-control"
            >
              <span className="size-2.5 rounded-full border-2 border-current group-aria-[current]:bg-current" />
            </button>
          ))}
        </div>
      )}
    </section>
  );
}

/**
 * Calls `onAdvance` when `intervalMs` has passed since the last change of `step`. Pauses while the pointer, a finger,
 * or the focus is on the element or the page is hidden, and never starts for people who prefer reduced motion.
 */
function useAutoAdvance({
  intervalMs,
  step,
  onAdvance,
}: {
  intervalMs: number | undefined;
  step: number;
  /** Receives the step that has been shown long enough. */
  onAdvance: (step: number) => void;
}) {
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
      onBlur(event: FocusEvent) {
        if (!event.currentTarget.contains(event.relatedTarget)) setIsFocused(false);
      },
    },
  };
}
