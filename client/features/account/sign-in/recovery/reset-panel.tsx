import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { RemovedWayIn } from '../../../../../shared/api/auth-user.ts';
import { minNewPasswordLength } from '../../../../../shared/validation/new-password.ts';
import { paths } from '../../../../app/paths.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { ButtonLink } from '../../../../ui/actions/link.tsx';
import { ErrorSummary } from '../../../../ui/feedback/error-summary.tsx';
import { toast } from '../../../../ui/feedback/toast-store.ts';
import { useAttempt } from '../../../../ui/feedback/use-attempt.ts';
import { focusView } from '../../../../ui/use-view-focus.ts';
import { messages as sharedMessages } from '../../fields/messages.ts';
import { NewPasswordFields } from '../../fields/password/new-password-fields.tsx';
import { useNewPassword } from '../../fields/password/use-new-password.ts';
import { Heading, Waiting } from '../../fields/view-parts.tsx';
import type { SignInFlow } from '../flow/use-sign-in-flow.ts';
import { messages } from '../messages.ts';
import { ForgotPanel } from './forgot-panel.tsx';
import { listOtherWays, OtherWays } from './other-ways.tsx';

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
    return <NewPasswordForm flow={flow} email={email} onOtherWays={setRemoved} onTooLate={offerLink} />;
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

type NewPasswordFormProps = {
  flow: SignInFlow;
  email: string | null;
  /** Called with the ways in that were removed if there were any, or if there are others. */
  onOtherWays: (removed: readonly RemovedWayIn[]) => void;
  /** Called if the sign-in by the link was too long ago to change a password. */
  onTooLate: () => void;
};

function NewPasswordForm({ flow, email, onOtherWays, onTooLate }: NewPasswordFormProps) {
  const navigate = useNavigate();
  const { label, failed, submit } = messages.newPassword;
  const { length, confirmation, updated, updating } = sharedMessages.password;
  const { form, isBusy, isReady } = useNewPassword({
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
  return (
    <form {...form.props} className="grid gap-4.5">
      <Heading lead={messages.views.reset.lead}>{messages.views.reset.title}</Heading>
      <NewPasswordFields
        form={form}
        username={email}
        hint={length(minNewPasswordLength)}
        labels={{ password: label, confirmation }}
      />
      <ErrorSummary form={form} />
      <Button type="submit" isBlock aria-disabled={!isReady} isBusy={isBusy} busyLabel={updating}>
        {submit}
      </Button>
    </form>
  );
}
