import { useState } from 'react';
import { Button } from '../../../../ui/actions/button.tsx';
import { useAttempt } from '../../../../ui/feedback/use-attempt.ts';
import { useAuth } from '../../session/auth-context.ts';
import { waitingMessages } from './waiting-messages.ts';

/** Tells people who wait for a confirmation what to do meanwhile. */
export function MailedLinkNote({ address }: { address: string }) {
  return (
    <div className="grid gap-3">
      <p>
        We sent a link to <b className="font-semibold wrap-anywhere text-ink">{address}</b>. Open it and
        confirm that the address is yours. This page will then continue on its own.
      </p>
      <p>The link works once, for one hour. If no email arrives, look in your spam folder.</p>
    </div>
  );
}

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

/** Looks whether the email is confirmed, for people whose browser was not told. */
export function ConfirmedAlready() {
  const { client } = useAuth();
  const { isBusy, attempt } = useAttempt();
  const [isTooEarly, setIsTooEarly] = useState(false);

  async function look() {
    setIsTooEarly(false);
    await client.reload();
    setIsTooEarly(true);
  }

  return (
    <>
      <Button
        isBusy={isBusy}
        busyLabel="Checking..."
        onClick={() => void attempt({ work: look, failureTitle: 'Please wait' })}
      >
        I have opened the link
      </Button>
      <p role="status" className="text-small font-medium text-danger empty:hidden">
        {isTooEarly &&
          'Your email is not confirmed yet. Please open the link in the email and press the button there.'}
      </p>
    </>
  );
}
