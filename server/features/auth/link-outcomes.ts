import * as z from 'zod';
import type { ExchangePurpose } from '../../../shared/api/auth-user.ts';
import type { Db } from '../../platform/database.ts';
import type { SignInMethod } from '../../platform/sessions.ts';
import type { AuthDependencies } from './auth-dependencies.ts';
import type { SpentCode } from './codes.ts';
import { completeEmailChange } from './email-change.service.ts';
import { signInWithGoogle } from './google-account.ts';
import { confirmEmail, findLinkOwner } from './mailbox-proof.ts';
import { completeRecovery } from './recovery.service.ts';

/** What a spent code came to: who signs in, how, where they go on, and what their open pages are told. */
export type LinkOutcome = {
  userId: string;
  method: SignInMethod;
  next: string;
  event: 'email_confirmed' | 'user_updated' | undefined;
};

export const exchangePurposes = ['email_confirmation', 'email_change', 'recovery', 'google'] as const;

const linkPayloadSchema = z.object({ next: z.string() });

/** Does what a code is for, inside the transaction that spends it. */
export async function applyCode(
  deps: AuthDependencies,
  trx: Db,
  spent: SpentCode<ExchangePurpose>,
  /** The session of the browser that brings the code. */
  currentSessionId: string | null,
): Promise<LinkOutcome> {
  const { next } = linkPayloadSchema.parse(spent.payload);
  switch (spent.purpose) {
    case 'email_confirmation': {
      const user = await findLinkOwner(trx, spent, ({ email }) => email);
      await confirmEmail(deps, trx, user, { askedBy: spent.sessionId, broughtBy: currentSessionId });
      return { userId: user.id, method: 'email_link', next, event: 'email_confirmed' };
    }
    case 'email_change': {
      const user = await findLinkOwner(trx, spent, ({ newEmail }) => newEmail);
      await completeEmailChange(deps, trx, user, spent.target);
      return { userId: user.id, method: 'email_link', next, event: 'user_updated' };
    }
    case 'recovery': {
      const user = await findLinkOwner(trx, spent, ({ email }) => email);
      await completeRecovery(deps, trx, user);
      const event = user.emailConfirmedAt ? undefined : 'email_confirmed';
      return { userId: user.id, method: 'recovery', next, event };
    }
    case 'google': {
      const { userId } = await signInWithGoogle(trx, deps, spent.payload);
      return { userId, method: 'google', next, event: undefined };
    }
  }
}
