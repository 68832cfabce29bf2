import { useEffect, useState } from 'react';
import { Spinner } from '../ui/feedback/spinner.tsx';
import * as messages from './messages.ts';

/** Most pages open sooner, in milliseconds, and need no note. */
const patienceMs = 500;

let show: ((isOpening: boolean) => void) | undefined;

/** Shows the note until a page's code has loaded. */
export function noteOpening<T>(page: Promise<T>): Promise<T> {
  const timer = setTimeout(() => show?.(true), patienceMs);
  return page.finally(() => {
    clearTimeout(timer);
    show?.(false);
  });
}

/** Says what a press on a link waits for, because the previous page stays until the next one can be shown. */
export function OpeningNote() {
  const [isOpening, setIsOpening] = useState(false);
  useEffect(() => {
    show = setIsOpening;
  }, []);
  return (
    <p
      role="status"
      className="pointer-events-none fixed inset-x-0 top-2 z-(--z-overlay) mx-auto flex w-fit items-center gap-2.5 rounded-control bg-surface-dusk font-semibold text-on-dusk not-empty:px-4 not-empty:py-2.5"
    >
      {isOpening && <Spinner />}
      {isOpening && messages.openingPage}
    </p>
  );
}
