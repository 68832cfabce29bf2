import { useEffect, useState } from 'react';
import { openingPage } from './messages.ts';

/** Most pages open sooner, in milliseconds, and need no note. */
const patienceMs = 500;

let show: ((text: string) => void) | undefined;

/** The page's polite live region. */
export function Announcer() {
  const [text, setText] = useState('');
  useEffect(() => {
    show = setText;
  }, []);
  return (
    <p className={text === openingPage ? 'opening-note' : 'sr-only'} aria-live="polite">
      {text}
    </p>
  );
}

/** Says a text to people who use a screen reader. */
export function announce(text: string): void {
  show?.(text);
}

/** Until a page's code has loaded, says so to everyone, because the previous page stays until the next one can be shown. */
export function noteOpening<T>(page: Promise<T>): Promise<T> {
  const timer = setTimeout(() => announce(openingPage), patienceMs);
  return page.finally(() => {
    clearTimeout(timer);
    announce('');
  });
}
