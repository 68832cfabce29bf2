import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../../../../app/paths.ts';
import { call } from '../../../../lib/api-client.ts';
import { useIsClient } from '../../../../lib/use-is-client.ts';
import { sendPhoneCode as sendCode } from '../../fields/codes/phone-code-form.tsx';
import { openProfileStore } from '../../profile/store/profile-store.ts';
import { useAuth } from '../../session/auth-context.ts';
import type { Credentials } from '../form-rules.ts';
import { messages } from '../messages.ts';
import { signInDraft, useSignInDraft } from './sign-in-draft.ts';
import { useDestination } from './use-destination.ts';
import { usePanel } from './use-panel.ts';
import { useSignInRedirect } from './use-sign-in-redirect.ts';
import { findView, isReset, parseMode } from './view.ts';

export type SignInFlow = ReturnType<typeof useSignInFlow>;

/** What the sign-in needs to know about this browser's quote. */
export type QuoteAccess = {
  /** Finds a name to start a new account with. */
  findName: () => Promise<string | undefined>;
  /** Whether there is a quote that doesn't go to the account by itself. */
  isQuoteOpen: () => boolean;
};

/**
 * Everything that the forms of the sign-in page share. It holds the typed text, so that switching panels loses nothing.
 */
export function useSignInFlow({ findName, isQuoteOpen }: QuoteAccess) {
  const { client, state } = useAuth();
  const location = useLocation();
  const isHydrated = useIsClient();
  const { draft, change } = useSignInDraft();
  const [password, setPassword] = useState('');
  const { panel, travel, choose, stayAtEmail } = usePanel();
  // The prerendered markup doesn't depend on the query or history, and the first render must match it.
  const search = isHydrated ? location.search : '';
  const view = findView({
    panel: isHydrated ? panel : 'email',
    isReset: isReset(search),
    isPasswordDue: state.status === 'second-factor' && state.nextStep === 'password',
    status: state.status,
    hasSentCode: draft.codeSentTo !== '',
  });
  const { getDestination, consumeRedirect } = useDestination(search);
  const runSignIn = useSignInRedirect({
    status: state.status,
    isStaying: view === 'reset',
    consumeRedirect: () => consumeRedirect() ?? paths.dashboard,
    isQuoteOpen,
    onArrive: (way) => {
      signInDraft.remove();
      if (way !== 'phone') return;
      // A failure is only logged, because it must not keep people from their account.
      const profile = { phoneNumber: draft.codeSentTo };
      openProfileStore(client).save(profile).catch(globalThis.reportError);
    },
  });
  const sendPhoneCode = (phone: string) =>
    sendCode({
      request: async () =>
        call('POST /api/auth/phone/start', { body: { phone, consent: true, name: await findName() } }),
      onSent: change,
      notice: messages.phone.sent,
    });
  return {
    client,
    state,
    isHydrated,
    /** The entry of the history. The address of the first one says the mode when someone may already be typing. */
    entry: location.key,
    mode: parseMode(search),
    view,
    draft,
    change,
    password,
    fill({ email, password, terms }: Partial<Credentials>) {
      if (email !== undefined) change({ email });
      if (terms !== undefined) change({ hasAgreed: terms });
      if (password !== undefined) setPassword(password);
    },
    stayAtEmail,
    travel,
    choose,
    getDestination,
    runSignIn,
    findName,
    sendPhoneCode,
  };
}
