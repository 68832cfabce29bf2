import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { ApiError, call } from '../../../lib/api-client.ts';
import { useTracker } from '../../../lib/tracker.ts';
import { toast } from '../../../ui/feedback/toast-store.ts';
import { useAuth } from '../session/auth-context.ts';
import { announceEmailConfirmed } from '../session/email-confirmed.ts';
import { messages } from './link-messages.ts';
import {
  canTryAgain,
  describeLinkFailure,
  type EmailedLink,
  type Ending,
  emptyFailure,
  findNextAfterLoss,
  findNextPath,
  googleFailure,
  isEmailed,
  type LinkAction,
  type LinkFailure,
  type LinkStep,
  type LinkView,
  needsRecheck,
  parseSignInRedirect,
} from './link-rules.ts';

export type LinkFlow = ReturnType<typeof useLinkFlow>;

/**
 * The state of the page behind a link. It takes the code out of the URL and asks what it would do, which changes
 * nothing. An emailed link then waits for a press, and a Google sign-in completes automatically.
 */
export function useLinkFlow() {
  const { search, state: historyState } = useLocation();
  const navigate = useNavigate();
  const { client, state } = useAuth();
  const tracker = useTracker();
  const [{ code, hasGoogleFailed }] = useState(() => parseSignInRedirect(search, historyState));
  const [view, setView] = useState<LinkView>({ kind: 'opening' });
  const [isBusy, setIsBusy] = useState(false);
  /** Why the last press had no effect. The link is still valid. */
  const [problem, setProblem] = useState<Error>();
  const hasBegun = useRef(false);
  const isShown = useRef(false);
  const isPressed = useRef(false);
  /** A response was lost, so this browser may already have used the link. */
  const isInDoubt = useRef(false);

  function go(path: string) {
    if (isShown.current) navigate(path, { replace: true });
  }

  function fail({ code: value, title, description, to = paths.home }: LinkFailure) {
    tracker.trackEvent({ eventName: 'auth_callback_failed', elementValue: value });
    const action = { label: messages.signIn.submit, onPress: () => navigate(paths.signIn) };
    toast.destructive({ title, description, ...(to !== paths.signIn && { action }) });
    go(to);
  }

  function end(link: EmailedLink, ending: Ending) {
    setView({ kind: 'ended', link, ending });
    // Removes the link from the history entry, because it can't be used after a reload.
    go(paths.authCallback);
  }

  async function exchange(spent: string, press: LinkAction, link?: EmailedLink) {
    const answer = await client.run((auth) => auth.exchange({ code: spent, ...press }));
    if ('session' in answer) {
      if (answer.purpose === 'email_confirmation') announceEmailConfirmed();
      go(findNextPath(answer));
    } else if (link) {
      const removal = link.purpose === 'google_link' ? 'voided' : 'removed';
      end(link, 'removed' in answer ? removal : 'elsewhere');
      // The removed account may be the one that is signed in here.
      if ('removed' in answer) void client.reload();
    }
  }

  async function inspect(code: string) {
    setView({ kind: 'opening' });
    setProblem(undefined);
    try {
      const link = await call('POST /api/auth/link', { body: { code } });
      if (isEmailed(link)) setView({ kind: 'ask', link, step: 'choices' });
      else await exchange(code, {});
    } catch (cause) {
      if (canTryAgain(cause)) setView({ kind: 'unreachable', error: cause });
      else if (cause instanceof ApiError && cause.code === 'proof_required') {
        setView({ kind: 'proof', message: cause.message });
        // Google's code is used up, so a reload must not send it again.
        go(paths.authCallback);
      } else fail(describeLinkFailure(cause));
    }
  }

  async function handleError(cause: unknown, code: string, link: EmailedLink) {
    const refusal = cause instanceof ApiError ? cause.code : '';
    if (canTryAgain(cause)) {
      isInDoubt.current = true;
      setProblem(cause);
    } else if (refusal === 'wrong_number') end(link, 'wrong-number');
    else if (needsRecheck(refusal)) await inspect(code);
    else if (isInDoubt.current && refusal === 'invalid_code') {
      const now = await client.reload();
      if (now.status === 'signed-in') go(findNextAfterLoss(link.purpose));
      else fail(describeLinkFailure(cause));
    } else fail(describeLinkFailure(cause));
  }

  async function press(code: string, link: EmailedLink, pressed: LinkAction) {
    if (isPressed.current) return;
    isPressed.current = true;
    setIsBusy(true);
    setProblem(undefined);
    try {
      await exchange(code, pressed, link);
    } catch (cause) {
      await handleError(cause, code, link);
    } finally {
      isPressed.current = false;
      setIsBusy(false);
    }
  }

  const begin = useEffectEvent(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    // Neither the URL nor the browser's history may show the code. A reload of this tab still finds it.
    if (search) navigate(paths.authCallback, { replace: true, state: code ? { code } : undefined });
    if (code) void inspect(code);
    else if (hasGoogleFailed) fail(googleFailure);
  });
  const leaveWithoutCode = useEffectEvent(() => {
    if (view.kind === 'ended') return;
    if (state.status === 'signed-in') go(paths.dashboard);
    else if (state.status === 'second-factor') go(paths.signIn);
    else if (state.status === 'signed-out') fail(emptyFailure);
  });
  /** Another tab has signed in or out, so the link may now lead to a different question. */
  const inspectAgain = useEffectEvent(() => {
    if (view.kind === 'ask' && code && !isPressed.current) void inspect(code);
  });

  useEffect(() => {
    isShown.current = true;
    begin();
    return () => {
      isShown.current = false;
    };
  }, []);
  useEffect(() => {
    if (!code && !hasGoogleFailed && state.status !== 'loading') leaveWithoutCode();
  }, [code, hasGoogleFailed, state.status]);
  useEffect(
    () => client.subscribe(({ name }) => (name === 'SIGNED_IN' || name === 'SIGNED_OUT') && inspectAgain()),
    [client],
  );

  return {
    view,
    isBusy,
    problem,
    openStep(step: LinkStep) {
      if (view.kind !== 'ask') return;
      setProblem(undefined);
      setView({ ...view, step });
    },
    press(pressed: LinkAction) {
      if (view.kind === 'ask' && code) void press(code, view.link, pressed);
    },
    tryAgain() {
      if (code) void inspect(code);
    },
  };
}
