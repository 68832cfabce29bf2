import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { AuthUser, RemovedWayIn } from '../../../../shared/api/auth-user.ts';
import { paths } from '../../../app/paths.ts';
import { call } from '../../../lib/api-client.ts';
import { formatPhone } from '../../../lib/format-phone.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ButtonLink } from '../../../ui/actions/link.tsx';
import { toast } from '../../../ui/feedback/toast-store.ts';
import { useAttempt } from '../../../ui/feedback/use-attempt.ts';
import { focusView } from '../../../ui/use-view-focus.ts';
import { messages as sharedMessages } from '../fields/account-messages.ts';
import { Heading, Waiting } from '../fields/account-page.tsx';
import { NewPasswordForm, useNewPassword } from '../fields/new-password.tsx';
import { SubmitButton } from '../fields/submit-button.tsx';
import { listPasskeys } from '../passkeys/passkeys.ts';
import { useAccountAttempt } from '../reauthentication/use-account-attempt.tsx';
import { hasGoogle } from '../session/auth-state.ts';
import type { AuthClient } from '../session/create-auth-client.ts';
import { ForgotPanel } from './forgot-panel.tsx';
import { messages } from './sign-in-messages.ts';
import type { SignInFlow } from './use-sign-in-flow.ts';

/** Where a recovery link ends up: it asks for a new password, or says why another link is needed. */
export function ResetPanel({ flow }: { flow: SignInFlow }) {
  const [isTooLate, setIsTooLate] = useState(false);
  const [removed, setRemoved] = useState<readonly RemovedWayIn[]>();
  const { state } = flow;

  useEffect(() => {
    if (isTooLate || removed) focusView();
  }, [isTooLate, removed]);

  if (removed && state.status === 'signed-in') {
    return <OtherWays user={state.user} client={flow.client} removed={removed} />;
  }
  if (state.status === 'loading') return <Waiting>{messages.recovery.checking}</Waiting>;
  // One who is signed in came by a link of the version before.
  const isOpen = state.status === 'signed-in' || state.status === 'second-factor';
  if (isOpen && !isTooLate) {
    const { email } = state.user;
    const offerLink = () => {
      setIsTooLate(true);
      if (email) flow.change({ email });
    };
    return <PasswordReset flow={flow} email={email} onOtherWays={setRemoved} onTooLate={offerLink} />;
  }
  return (
    <ForgotPanel
      flow={flow}
      title={messages.recovery.newLink}
      text={isTooLate ? messages.recovery.tooLate : messages.recovery.noLink}
    >
      <ButtonLink to={paths.signIn} variant="text" className="-ml-3 justify-self-start">
        {messages.recovery.back}
      </ButtonLink>
    </ForgotPanel>
  );
}

type PasswordResetProps = {
  flow: SignInFlow;
  email: string | null;
  /** Called with the ways in that were removed if there were any, or if there are others. */
  onOtherWays: (removed: readonly RemovedWayIn[]) => void;
  /** Called if the sign-in by the link was too long ago to change a password. */
  onTooLate: () => void;
};

function PasswordReset({ flow, email, onOtherWays, onTooLate }: PasswordResetProps) {
  const navigate = useNavigate();
  const { label, failed, submit } = messages.newPassword;
  const { confirmation, updated, updating } = sharedMessages.password;
  const control = useNewPassword({
    attempts: useAttempt(),
    failureTitle: failed,
    async send(password) {
      const { user, removed = [] } = await flow.client.run((auth) => auth.updateUser({ password }));
      if (removed.length > 0 || listOtherWays(user).length > 0) {
        onOtherWays(removed);
        return;
      }
      toast.success(updated);
      navigate(paths.dashboard, { replace: true });
    },
    onFailure: ({ code }) => {
      if (code === 'reauthentication_required') onTooLate();
    },
  });
  const { title, lead } = messages.views.reset;
  return (
    <NewPasswordForm
      control={control}
      username={email}
      labels={{ password: label, confirmation }}
      heading={<Heading lead={lead}>{title}</Heading>}
    >
      <SubmitButton control={control} busyLabel={updating}>
        {submit}
      </SubmitButton>
    </NewPasswordForm>
  );
}

type Way = { id: string; name: string; remove: (client: AuthClient) => Promise<unknown> };
type OtherWaysProps = { user: AuthUser; client: AuthClient; removed: readonly RemovedWayIn[] };

const { ways: words } = messages.recovery;

function listOtherWays(user: AuthUser): readonly Way[] {
  const ways: Way[] = [];
  if (user.phone !== null) {
    const name = words.phone(formatPhone(user.phone));
    ways.push({ id: 'phone', name, remove: (client) => client.run((auth) => auth.removePhone()) });
  }
  if (hasGoogle(user)) {
    const remove: Way['remove'] = (client) => client.run((auth) => auth.removeGoogle());
    ways.push({ id: 'google', name: words.google(''), remove });
  }
  for (const { id, friendlyName } of listPasskeys(user)) {
    const remove: Way['remove'] = async (client) => {
      await call('DELETE /api/auth/passkeys/{id}', { path: { id } });
      await client.reload();
    };
    ways.push({ id, name: words.passkey(friendlyName), remove });
  }
  return ways;
}

/** Shown after a recovery: what was removed, and every other way to sign in, with a button to remove it. */
export function OtherWays({ user, client, removed }: OtherWaysProps) {
  const { isBusy, attempt, dialog } = useAccountAttempt();
  const panel = useRef<HTMLDivElement>(null);
  const ways = listOtherWays(user);

  const remove = (way: Way) =>
    void attempt({
      failureTitle: words.removeFailed,
      work: async () => {
        await way.remove(client);
        toast.success({ title: words.removedOne(way.name) });
        panel.current?.querySelector('h1')?.focus();
      },
    });

  return (
    <div ref={panel} className="grid gap-4.5">
      <Heading lead={words.lead}>{words.title}</Heading>
      {removed.length > 0 && (
        <>
          <p>{words.removed}</p>
          <ul className="grid list-disc gap-1.5 pl-5">
            {removed.map(({ kind, name }) => (
              <li key={`${kind} ${name}`} className="wrap-anywhere">
                {words[kind](name)}
              </li>
            ))}
          </ul>
        </>
      )}
      {ways.length > 0 && (
        <>
          <p>{words.others}</p>
          <ul className="grid">
            {ways.map((way) => (
              <li
                key={way.id}
                className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-3"
              >
                <span className="wrap-anywhere">{way.name}</span>
                <Button
                  variant="secondary"
                  size="sm"
                  isBusy={isBusy}
                  aria-label={words.removeOne(way.name)}
                  onClick={() => remove(way)}
                >
                  {words.remove}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      <ButtonLink to={paths.dashboard}>{words.goOn}</ButtonLink>
      {dialog}
    </div>
  );
}
