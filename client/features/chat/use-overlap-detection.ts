import { type RefObject, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { attempt } from '../../lib/stored-value.ts';

/** What the button must not cover. */
const controls = ':is(a[href], button, input, select, textarea, summary, label)';
/** These can be as wide as the page, with words in one part of them. The rest may be covered. */
const rows = ':is(a[href], summary, label)';
/** How much of the element's round edge, in pixels, covers nothing. */
const edge = 4;
/** No control is narrower than this, in pixels. */
const step = 24;

/**
 * Whether the element lies over a control of the page, and whether it should be small, because the page was scrolled since
 * it was opened or has words under the element. Looked at whenever the page moves or changes its size.
 */
export function useOverlapDetection(
  element: RefObject<HTMLElement | null>,
  shape: unknown,
): { isInTheWay: boolean; isSmall: boolean } {
  // It appears once it was looked at.
  const [isInTheWay, setIsInTheWay] = useState(true);
  const [isSmall, setIsSmall] = useState(false);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page or shape has to be looked at again.
  useEffect(() => {
    let frame = 0;
    const look = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        if (!element.current) return setIsInTheWay(false);
        const { left, top, width, height } = element.current.getBoundingClientRect();
        const box = new DOMRect(left + edge, top + edge, width - 2 * edge, height - 2 * edge);
        const below = listBelow(element.current, box);
        setIsInTheWay(below.some((one) => isCovered(one.closest(`#root ${controls}`), box)));
        if (window.scrollY > 0 || below.some((one) => hasWordsIn(one, box))) setIsSmall(true);
      });
    };
    const ending = new AbortController();
    const options = { signal: ending.signal, passive: true };
    window.addEventListener('scroll', look, options);
    window.addEventListener('resize', look, options);
    const growth = attempt(() => new ResizeObserver(look));
    growth?.observe(document.body);
    if (element.current) growth?.observe(element.current);
    look();
    return () => {
      ending.abort();
      growth?.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [element, key, shape]);
  return { isInTheWay, isSmall };
}

/** What lies under points all over the element, so that a long page costs no more than a short one. */
function listBelow(element: HTMLElement, { left, right, top, bottom }: DOMRect): Element[] {
  const below = new Set<Element>();
  for (let x = left; x < right + step; x += step) {
    for (let y = top; y < bottom + step; y += step) {
      for (const one of document.elementsFromPoint(Math.min(x, right), Math.min(y, bottom))) below.add(one);
    }
  }
  return [...below].filter((one) => !element.contains(one));
}

function isCovered(control: Element | null, box: DOMRect): boolean {
  if (!control?.matches(rows)) return control !== null;
  const { left, width } = control.getBoundingClientRect();
  const isMostlyLeftOfIt = left + width / 2 < box.left;
  return !isMostlyLeftOfIt || [control, ...control.querySelectorAll('*')].some((one) => hasWordsIn(one, box));
}

function hasWordsIn({ childNodes }: Element, { left, right, top, bottom }: DOMRect): boolean {
  const lines = [...childNodes].filter((node) => node instanceof Text).flatMap(listLines);
  return lines.some(
    (line) => line.left < right && line.right > left && line.top < bottom && line.bottom > top,
  );
}

function listLines(text: Text): DOMRect[] {
  const range = document.createRange();
  range.selectNodeContents(text);
  return [...range.getClientRects()];
}
