import type { ReactNode } from 'react';
import { InlineButton } from '../../../ui/actions/inline-button.tsx';
import type { Failure } from '../../../ui/feedback/describe-failure.ts';

/** Heading of a panel that takes the place of the email form. */
export function PanelHeading({ children }: { children: ReactNode }) {
  return (
    <h2 tabIndex={-1} className="scroll-mt-30 font-display text-h3">
      {children}
    </h2>
  );
}

/** Whether a text can't be had now, so that email is the way to sign in. */
export function isWithoutTexts({ code, fields }: Failure): boolean {
  return (
    fields.phone !== undefined ||
    code === 'rate_limited' ||
    code === 'unavailable' ||
    code === 'texts_unavailable'
  );
}

/** The way to sign in when no text can be sent. */
export function EmailInstead({ onChoose }: { onChoose: () => void }) {
  return (
    <p role="status">
      No text message? <InlineButton onClick={onChoose}>Sign in with your email address instead</InlineButton>
    </p>
  );
}
