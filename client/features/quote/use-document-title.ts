import { useEffect, useRef } from 'react';
import { messages } from './messages.ts';

/** Names the screen in the browser's tab and history, and restores the page's title afterward. */
export function useDocumentTitle(name: string): void {
  const before = useRef<string>(undefined);
  useEffect(() => {
    before.current ??= document.title;
    document.title = messages.documentTitle(name);
  }, [name]);
  useEffect(
    () => () => {
      if (before.current !== undefined) document.title = before.current;
      before.current = undefined;
    },
    [],
  );
}
