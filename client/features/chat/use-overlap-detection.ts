import { type RefObject, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { overlaps } from './overlaps.ts';

/** What the button must not cover: the page's primary buttons, known by their fill. */
const controls = 'main :is(.bg-primary, .bg-accent):is(a, button)';

/** Whether the element lies over a primary button of the page. Looked at whenever the page moves or changes its size. */
export function useOverlapDetection(element: RefObject<HTMLElement | null>, shape: unknown): boolean {
  const [isInTheWay, setIsInTheWay] = useState(false);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page or shape has to be looked at again.
  useEffect(() => {
    let frame = 0;
    const look = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setIsInTheWay(element.current !== null && covers(element.current)));
    };
    const ending = new AbortController();
    const options = { signal: ending.signal, passive: true };
    window.addEventListener('scroll', look, options);
    window.addEventListener('resize', look, options);
    const growth = new ResizeObserver(look);
    growth.observe(document.body);
    return () => {
      ending.abort();
      growth.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [element, key, shape]);
  return isInTheWay;
}

function covers(element: HTMLElement): boolean {
  return [...document.querySelectorAll(controls)].some((control) => overlaps(element, control));
}
