import { waitingMessages } from './waiting-messages.ts';

/** The two digits that a screen shows while it waits, for a link that is opened on another device. */
export function WaitingNumber({ number }: { number: number | null | undefined }) {
  const { label, spoken, note, usedUp } = waitingMessages.number;
  return (
    <div role="status">
      {number === undefined || number === null ? (
        <p className="rounded-control bg-warning-tint p-4 text-warning">{usedUp}</p>
      ) : (
        <div className="grid grid-cols-[auto_1fr] items-center gap-x-5 rounded-card bg-surface-lit p-5">
          <p className="grid justify-items-center">
            <span className="sr-only">{spoken(number)}</span>
            <span aria-hidden="true" className="text-caption font-semibold text-ink">
              {label}
            </span>
            <span
              aria-hidden="true"
              data-waiting-number
              className="tabular font-display text-display-xl text-ink"
            >
              {number}
            </span>
          </p>
          <p className="text-small">{note}</p>
        </div>
      )}
    </div>
  );
}
