import { paths } from '../../../app/paths.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ButtonLink } from '../../../ui/actions/link.tsx';
import { useAuth } from '../session/auth-context.ts';
import type { MailedLink } from './link-view.ts';
import { messages, purposeMessages } from './messages.ts';
import type { LinkFlow } from './use-link-flow.ts';

/** The one button that a link needs where it was asked for, or where it proves enough alone. */
export function AskingBrowser({ flow, link }: { flow: LinkFlow; link: MailedLink }) {
  const signedInAs = useSignedInAs();
  const isAnother = link.choices.includes('here');
  return (
    <div className="mt-7 grid gap-3">
      <Button
        isBlock
        isBusy={flow.busy !== undefined}
        className="wrap-anywhere"
        onClick={() => flow.press(isAnother ? { choice: 'here' } : {})}
      >
        {isAnother ? messages.another.confirm(link.email) : purposeMessages[link.purpose].confirm}
      </Button>
      {isAnother && (
        <ButtonLink to={paths.dashboard} variant="secondary" isBlock className="wrap-anywhere">
          {messages.another.stay(signedInAs)}
        </ButtonLink>
      )}
    </div>
  );
}

/** An email change is finished in a session of the account that asked for it, and this browser has none. */
export function SignInFirst() {
  const { state } = useAuth();
  const { ways, notMe, submit } = messages.signIn;
  return (
    <>
      <div className="mt-6 grid gap-3">
        <p>{ways}</p>
        <p>{notMe}</p>
      </div>
      {state.status !== 'signed-in' && (
        <ButtonLink to={paths.signIn} isBlock className="mt-7">
          {submit}
        </ButtonLink>
      )}
    </>
  );
}

/** What the person who is signed in here calls their account. */
export function useSignedInAs(): string {
  const { state } = useAuth();
  const user = 'user' in state ? state.user : undefined;
  return user?.email ?? user?.phone ?? messages.another.nameless;
}
