import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { attempt } from '../../../lib/stored-value.ts';

/** Someone this many pixels from the end counts as reading the last message. docs/product.md, "The chat assistant". */
const nearPx = 24;

type LogScroll = {
  scroller: RefObject<HTMLElement | null>;
  /** How many messages came while someone was reading further up. */
  unseen: number;
  watch: () => void;
  jumpToEnd: () => void;
};

/**
 * Keeps the end of the conversation in view while someone is there, and counts what comes while they are not.
 * `received` is the number of the other side's messages, `sent` of the person's own, which always lead to the end.
 */
export function useLogScroll(received: number, sent: number): LogScroll {
  const scroller = useRef<HTMLElement>(null);
  const isNear = useRef(true);
  const before = useRef({ received, sent });
  const [unseen, setUnseen] = useState(0);

  useLayoutEffect(() => {
    const last = before.current;
    before.current = { received, sent };
    if (sent > last.sent) {
      showEnd(scroller.current);
      isNear.current = true;
      setUnseen(0);
    } else if (received > last.received) {
      if (isNear.current) {
        showLast(scroller.current);
        isNear.current = isAtEnd(scroller.current);
      } else setUnseen((count) => count + received - last.received);
    } else if (received < last.received) setUnseen(0);
  }, [received, sent]);

  // Someone at the end stays there while the answer grows or a phone's keyboard opens.
  useEffect(() => {
    const box = scroller.current;
    if (!box) return;
    showEnd(box);
    const keepEnd = () => isNear.current && showEnd(box);
    const resizing = attempt(() => new ResizeObserver(keepEnd));
    for (const part of [box, ...box.children]) resizing?.observe(part);
    return () => resizing?.disconnect();
  }, []);

  return {
    scroller,
    unseen,
    watch() {
      const box = scroller.current;
      if (!box) return;
      isNear.current = isAtEnd(box);
      if (isNear.current) setUnseen(0);
    },
    jumpToEnd() {
      showEnd(scroller.current);
      isNear.current = true;
      setUnseen(0);
      scroller.current?.focus({ preventScroll: true });
    },
  };
}

function isAtEnd(box: HTMLElement | null): boolean {
  return box === null || box.scrollHeight - box.scrollTop - box.clientHeight <= nearPx;
}

function showEnd(box: HTMLElement | null) {
  if (box) box.scrollTop = box.scrollHeight;
}

/** Shows the end, or of a message that is longer than the box its beginning. */
function showLast(box: HTMLElement | null) {
  if (!box) return;
  showEnd(box);
  const last = box.querySelector('[data-message]:last-of-type');
  if (!last) return;
  const above = box.getBoundingClientRect().top - last.getBoundingClientRect().top;
  if (above > 0) box.scrollTop -= above + 12;
}
