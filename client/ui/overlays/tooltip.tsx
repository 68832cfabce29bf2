import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';

type TooltipProps = {
  content: string;
  /** What the tooltip explains. It becomes the content of a button, so it must not contain controls. */
  children: ReactNode;
  className?: string;
};

/**
 * A short explanation on hover, focus, or tap, which is also the description for screen readers. Base UI's tooltip
 * doesn't fit, because it adds 32 KB to pages that need nothing else from it and doesn't open on a tap.
 */
export function Tooltip({ content, children, className = '' }: TooltipProps) {
  const id = useId();
  const root = useRef<HTMLSpanElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const isOpen = isHovered || isFocused;

  function close() {
    setIsHovered(false);
    setIsFocused(false);
  }

  useLayoutEffect(() => {
    if (isOpen && bubble.current) keepOnScreen(bubble.current);
  }, [isOpen]);

  useEffect(() => {
    if (!isOpen) return;
    function handleKey(event: KeyboardEvent) {
      if (event.key === 'Escape') close();
    }
    function handlePress(event: PointerEvent) {
      if (!(event.target instanceof Node && root.current?.contains(event.target))) close();
    }
    document.addEventListener('keydown', handleKey);
    document.addEventListener('pointerdown', handlePress);
    return () => {
      document.removeEventListener('keydown', handleKey);
      document.removeEventListener('pointerdown', handlePress);
    };
  });

  return (
    <span
      ref={root}
      className={`relative inline-block ${className}`}
      onPointerEnter={(event) => setIsHovered(event.pointerType === 'mouse')}
      onPointerLeave={() => setIsHovered(false)}
    >
      <button
        type="button"
        aria-describedby={id}
        onFocus={() => setIsFocused(true)}
        onBlur={() => setIsFocused(false)}
        // Safari doesn't focus a tapped button.
        onClick={() => setIsFocused(true)}
        className="inline-flex min-h-11 cursor-help items-center rounded-xs"
      >
        {children}
      </button>
      <span
        ref={bubble}
        id={id}
        role="tooltip"
        hidden={!isOpen}
        className="absolute bottom-full left-0 z-(--z-toast) w-max max-w-72 rounded-control bg-ink px-3 py-2 text-small text-surface shadow-float"
      >
        {content}
      </span>
    </span>
  );
}

const edge = 12;

/** Moves the bubble sideways to fit into the window, and below the button if there's no room above. */
function keepOnScreen(bubble: HTMLElement) {
  bubble.style.translate = '';
  const box = bubble.getBoundingClientRect();
  const tooFarRight = Math.max(0, box.right + edge - document.documentElement.clientWidth);
  const x = -Math.min(tooFarRight, Math.max(0, box.left - edge));
  const anchor = bubble.parentElement?.getBoundingClientRect();
  const y = box.top < edge && anchor ? box.height + anchor.height : 0;
  bubble.style.translate = `${x}px ${y}px`;
}
