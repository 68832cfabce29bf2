import { messages } from './messages.ts';

/** The answer in a few sentences, in the light of a lamp. */
export function ShortAnswer({ text }: { text: string }) {
  return (
    <div className="relative max-w-[46rem] rounded-panel border border-line-lit bg-surface-lit px-[min(1.5rem,6vw)] pt-8 pb-7 max-md:-mx-2 md:px-9 md:pt-10 md:pb-9 print:border-line">
      <svg
        viewBox="0 0 72 40"
        aria-hidden="true"
        className="absolute -top-6 left-6 h-8 w-14.5 md:left-9 print:hidden"
      >
        <path d="M34 0h4v12h-4z" className="fill-ink" />
        <path d="M9 34a27 24 0 0 1 54 0z" className="fill-ink" />
        <path d="M15 36h42" className="stroke-accent" strokeWidth="4" />
      </svg>
      <p className="text-small font-semibold text-ink">{messages.short}</p>
      <p className="mt-1.5 text-lead text-ink">{text}</p>
    </div>
  );
}
