import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { sanitizeNext } from '../../../../shared/validation/next-path.ts';
import { paths } from '../../../app/paths.ts';
import { call } from '../../../lib/api-client.ts';
import { useIsClient } from '../../../lib/use-is-client.ts';
import { toast } from '../../../ui/feedback/toast-store.ts';
import { openProfileStore } from '../profile/profile-store.ts';
import { useAuth } from '../session/auth-context.ts';
import { consumeNext, rememberNext } from '../session/next-path.ts';
import type { Credentials } from './form-rules.ts';
import { signInDraft, useSignInDraft } from './sign-in-draft.ts';
import { messages } from './sign-in-messages.ts';
import {
  buildModePath,
  depths,
  findView,
  isReset,
  type Mode,
  type Panel,
  parseFirstPanel,
  parseMode,
  parsePanel,
} from './view.ts';

type SignInMethod = 'sign-in' | 'sign-up' | 'phone';

/** How long the toast is shown before a full page load, in milliseconds. */
const readingMs = 1200;

export type SignInFlow = ReturnType<typeof useSignInFlow>;

export type QuoteAccess = {
  findName: () => Promise<string | undefined>;
  /** Whether there is a quote that doesn't go to the account by itself. */
  isQuoteOpen: () => boolean;
};

/**
 * Everything that the forms of the sign-in page share. It holds the typed text, so that switching panels loses nothing.
 */
export function useSignInFlow({ findName, isQuoteOpen }: QuoteAccess) {
  const { client, state } = useAuth();
  const navigate = useNavigate();
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

  /** Welcomes and redirects a person once they are signed in, after a second factor, too. */
  const way = useRef<SignInMethod | undefined>(undefined);
  const hasArrived = useRef(false);
  const arrive = useEffectEvent(() => {
    if (hasArrived.current) return;
    hasArrived.current = true;
    const taken = way.current;
    signInDraft.remove();
    if (taken === 'phone') {
      // A failure is only logged, because it must not keep people from their account.
      const profile = { phoneNumber: draft.codeSentTo };
      openProfileStore(client).save(profile).catch(globalThis.reportError);
    }
    const isReturning = taken === 'sign-in' || !taken;
    const destination = isReturning ? (consumeRedirect() ?? paths.dashboard) : paths.onboarding;
    // After a recovery link with a second factor, the person continues to the reset screen, where a welcome would come
    // too early. People who were already signed in get none.
    if (taken && !destination.startsWith(paths.signIn)) {
      const { title, description } = messages.arrivals[taken];
      toast.success(taken !== 'phone' && isQuoteOpen() ? { title } : { title, description });
    }
    if (taken === 'phone') setTimeout(() => window.location.assign(destination), readingMs);
    else navigate(destination, { replace: true });
  });
  useEffect(() => {
    if (state.status === 'second-factor') way.current ??= 'sign-in';
    // The reset screen is for people who are signed in, so they stay there.
    if (state.status === 'signed-in' && view !== 'reset') arrive();
  }, [state.status, view]);

  async function runSignIn(taken: SignInMethod, work: () => Promise<unknown>) {
    way.current = taken;
    try {
      await work();
    } catch (cause) {
      way.current = undefined;
      throw cause;
    }
  }

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
    requestPhoneCode: async (phone: string) =>
      call('POST /api/auth/phone/start', { body: { phone, consent: true, name: await findName() } }),
  };
}

/**
 * The panel of the current history entry. Opening a panel adds an entry, and leaving it goes back to the one before, so
 * that the browser's Back button works like the page's own links.
 */
function usePanel() {
  const location = useLocation();
  const navigate = useNavigate();
  const departedKey = useRef<string | undefined>(undefined);
  const own = parsePanel(location.state);
  const [isAtEmail, setIsAtEmail] = useState(false);
  const panel = own ?? (isAtEmail ? 'email' : parseFirstPanel(location.search));

  useEffect(() => {
    if (departedKey.current !== location.key) departedKey.current = undefined;
  }, [location.key]);

  function travel(to: Panel) {
    // Going back takes the browser a moment. Until it has, a second press must not go back twice.
    if (to === panel || departedKey.current === location.key) return;
    departedKey.current = location.key;
    clearFailure();
    const steps = depths[to] - depths[panel];
    // For someone who came directly to the phone panel, there is no email panel to go back to.
    if (steps < 0 && !own) choose(parseMode(location.search));
    else if (steps < 0) navigate(steps);
    else navigate(location, { state: { panel: to } });
  }

  /** The other mode starts at its email panel, without a new history entry. */
  function choose(mode: Mode) {
    clearFailure();
    navigate(buildModePath(mode, location.search), { replace: true });
  }

  return {
    panel,
    travel,
    choose,
    /** Keeps the email panel, which is prerendered, for someone who already typed in it, whatever the URL opens. */
    stayAtEmail: () => setIsAtEmail(true),
  };
}

/** Removes why another way to sign in failed. A message about a success, such as a sent code, belongs to the next step. */
function clearFailure() {
  if (toast.getToast()?.tone === 'destructive') toast.clear();
}

/** The page that sent the person here to sign in: from `?next=`, or stored earlier. */
function useDestination(search: string) {
  const asked = sanitizeNext(new URLSearchParams(search).get('next'), '');

  useEffect(() => {
    if (asked !== '') rememberNext(asked);
  }, [asked]);

  function consumeRedirect(): string | undefined {
    const remembered = consumeNext('');
    // Another tab may have stored its own page in the meantime.
    const destination = asked === '' ? remembered : asked;
    return leadsAway(destination) ? destination : undefined;
  }

  function getDestination(): string | undefined {
    const destination = consumeRedirect();
    if (destination) rememberNext(destination);
    return destination;
  }

  return { getDestination, consumeRedirect };
}

/** This page isn't a destination, but its reset screen is: a recovery link asks for the second factor first. */
function leadsAway(path: string): boolean {
  const [pathname, query = ''] = path.split('?');
  return path !== '' && (pathname !== paths.signIn || isReset(query));
}
