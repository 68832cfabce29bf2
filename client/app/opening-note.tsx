import { useEffect, useState } from 'react';
import { Spinner } from '../ui/feedback/spinner.tsx';
import * as messages from './messages.ts';

/** Most pages open sooner, in milliseconds, and need no note. */
const patienceMs = 500;

let show = (_isOpening: boolean) => {
  // The note isn't on the page yet.
};

/** Shows the note until a page's code has loaded. */
export async function noteOpening<T>(page: Promise<T>): Promise<T> {
  const timer = setTimeout(() => show(true), patienceMs);
  try {
    return await page;
  } finally {
    clearTimeout(timer);
    show(false);
  }
}

/** Says what a press on a link waits for, because the previous page stays until the next one can be shown. */
export function OpeningNote() {
  const [isOpening, setIsOpening] = useState(false);
  useEffect(() => {
    show = setIsOpening;
  }, []);
  return (
    <p role="status" className="pointer-events-none fixed inset-x-0 top-3 z-(--z-toast) flex justify-center">
      {isOpening && (
        <span className="flex items-center gap-2.5 rounded-control bg-surface-dusk px-4 py-2.5 font-semibold text-on-dusk shadow-float">
          <Spinner /> {messages.openingPage}
        </span>
      )}
    </p>
  );
}
