import { type RefObject, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** What the button must not cover. */
const controls = ':is(a[href], button, input, select, textarea, summary, label)';
/** No control is narrower than this, in pixels. */
const step = 24;

/**
 * Whether the element lies over a control of the page, and whether the page was scrolled since it was opened. Looked at
 * whenever the page moves or changes its size.
 */
export function useOverlapDetection(
  element: RefObject<HTMLElement | null>,
  shape: unknown,
): { isInTheWay: boolean; isScrolled: boolean } {
  const [isInTheWay, setIsInTheWay] = useState(false);
  const [isScrolled, setIsScrolled] = useState(false);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page or shape has to be looked at again.
  useEffect(() => {
    let frame = 0;
    const look = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        setIsInTheWay(element.current !== null && covers(element.current));
        if (window.scrollY > 0) setIsScrolled(true);
      });
    };
    const ending = new AbortController();
    const options = { signal: ending.signal, passive: true };
    window.addEventListener('scroll', look, options);
    window.addEventListener('resize', look, options);
    const growth = new ResizeObserver(look);
    growth.observe(document.body);
    if (element.current) growth.observe(element.current);
    return () => {
      ending.abort();
      growth.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [element, key, shape]);
  return { isInTheWay, isScrolled };
}

/** Points all over the element are looked through, so that a long page costs no more than a short one. */
function covers(element: HTMLElement): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  for (let x = left; x < right + step; x += step) {
    for (let y = top; y < bottom + step; y += step) {
      const below = document.elementsFromPoint(Math.min(x, right), Math.min(y, bottom));
      if (below.some((one) => !element.contains(one) && one.closest(`#root ${controls}`))) return true;
    }
  }
  return false;
}
