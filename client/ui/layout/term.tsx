import { useId } from 'react';

/** A term in running text, explained on the spot. The browser opens and closes the meaning, even without scripts. */
export function Term({ text, meaning }: { text: string; meaning: string }) {
  const id = useId();
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className="cursor-help rounded-xs text-[length:inherit] leading-[inherit] text-ink underline decoration-dotted decoration-from-font underline-offset-[0.25em] print:no-underline"
      >
        {text}
      </button>
      <span
        id={id}
        popover="auto"
        className="near-opener m-4 w-auto max-w-80 rounded-control bg-ink px-4 py-3 text-small text-surface shadow-float"
      >
        {meaning}
      </span>
    </>
  );
}
