import { type ComponentProps, type ReactNode, useEffect, useState } from 'react';
import type { EmailSentResponse } from '../../../../shared/api/auth-user.ts';
import { brand } from '../../../../shared/site/brand.data.ts';
import { paths } from '../../../app/paths.ts';
import { fields, number, text } from '../../../lib/light-checks.ts';
import { createStoredValue } from '../../../lib/stored-value.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ButtonLink } from '../../../ui/actions/link.tsx';
import { useAttempt } from '../../../ui/feedback/use-attempt.ts';
import { RichText } from '../../../ui/layout/rich-text.tsx';
import { useAuth } from '../session/auth-context.ts';
import { getNumber } from '../session/session-change.ts';
import { messages } from './account-messages.ts';
import { MailboxLink } from './mailbox-link.tsx';
import { ResendButton } from './resend-button.tsx';

type WaitingForConfirmationProps = {
  address: string;
  resend: Pick<
    ComponentProps<typeof ResendButton>,
    'attempts' | 'availableAt' | 'shownAt' | 'onWait' | 'onFailure'
  > & { onSent?: (answer: EmailSentResponse) => void };
  children: ReactNode;
};

/** Waits until the link in the email is used. Then the page around it continues automatically. */
export function WaitingForConfirmation({
  address,
  resend: { onSent, onFailure, ...resend },
  children,
}: WaitingForConfirmationProps) {
  const { client } = useAuth();
  const words = messages.confirmation;
  return (
    <>
      <div className="grid gap-6">
        <div className="grid gap-3">
          <p className="wrap-anywhere">
            <RichText text={words.sentTo(address)} />
          </p>
          <p>{words.lifetime}</p>
        </div>
        <WaitingNumber />
      </div>
      <div className="mt-6 grid justify-items-start gap-3">
        <MailboxLink address={address} />
        <ConfirmedAlready />
        <ResendButton
          {...resend}
          label={words.resend}
          failureTitle={words.resendFailed}
          notice={words.resent(address)}
          send={async () => {
            const answer = await client.run((auth) => auth.resendEmail(address));
            onSent?.(answer);
            return answer;
          }}
          onFailure={(failure) => {
            onFailure?.(failure);
            // The address has been confirmed in the meantime, and this browser doesn't know that yet.
            if (failure.code === 'email_taken' || failure.code === 'invalid_input') void client.reload();
          }}
        />
        {children}
      </div>
    </>
  );
}

/** The two digits that a screen shows while it waits, in case the link is opened on another device. */
export function WaitingNumber() {
  const number = getNumber(useAuth().state);
  const { label, spoken, note, usedUp } = messages.number;
  return (
    // Both states are equally high, so that the buttons below don't move from under a finger.
    <div role="status" className="grid min-h-34">
      {number === undefined || number === null ? (
        <p className="flex items-center rounded-card bg-warning-tint p-5 text-warning">{usedUp}</p>
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

/** Checks whether the email has been confirmed, for people whose browser wasn't notified. */
function ConfirmedAlready() {
  const { client } = useAuth();
  const { isBusy, attempt } = useAttempt();
  const [isTooEarly, setIsTooEarly] = useState(false);
  const { opened, checking, tooEarly } = messages.confirmation;

  async function work() {
    setIsTooEarly(false);
    await client.reload();
    setIsTooEarly(true);
  }

  return (
    <>
      <Button
        variant="secondary"
        isBusy={isBusy}
        busyLabel={checking}
        onClick={() => void attempt({ work, failureTitle: messages.wait })}
      >
        {opened}
      </Button>
      <p role="status" className="text-small font-medium text-danger empty:hidden">
        {isTooEarly && tooEarly}
      </p>
    </>
  );
}

/**
 * Replaces the waiting screen when the link was used to reject this sign-up, or to continue it elsewhere. `children`
 * starts over.
 */
export function SignUpStopped({ email, children }: { email: string; children: ReactNode }) {
  return (
    <>
      <div className="grid gap-3">
        <p className="wrap-anywhere">{messages.stopped.reason(email)}</p>
        <p>{messages.stopped.advice}</p>
      </div>
      <div className="mt-7 flex flex-wrap gap-3">
        {children}
        <ButtonLink to={paths.signIn} variant="secondary">
          {messages.signIn}
        </ButtonLink>
      </div>
    </>
  );
}

const waiting = createStoredValue({
  area: 'session',
  key: `${brand.slug}.confirmation`,
  schema: fields({ address: '', resendAt: 0 }, { address: text, resendAt: number }, ['address', 'resendAt']),
});

/** Counted from the first email, in milliseconds. See docs/product.md, "Resend wait". */
const firstWaitMs = 30_000;

/** When another email to the address can be requested, in epoch milliseconds. It survives a reload of the tab. */
export function useResendAt(address: string) {
  // The first email was sent just before this tab started waiting.
  const [resendAt, setResendAt] = useState(() => loadResendAt(address) ?? Date.now() + firstWaitMs);
  useEffect(() => {
    waiting.write({ address, resendAt });
  }, [address, resendAt]);
  return [resendAt, setResendAt] as const;
}

function loadResendAt(address: string): number | undefined {
  const stored = waiting.read();
  return stored?.address === address ? stored.resendAt : undefined;
}

/** Returns, only once, whether this tab was waiting for the address to be confirmed. */
export function consumeWaiting(address: string): boolean {
  const isWaiting = loadResendAt(address) !== undefined;
  if (isWaiting) waiting.remove();
  return isWaiting;
}
