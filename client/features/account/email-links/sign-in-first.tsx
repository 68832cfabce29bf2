import { paths } from '../../../app/paths.ts';
import { ButtonLink } from '../../../ui/actions/link.tsx';
import { useAuth } from '../session/auth-context.ts';
import { messages } from './messages.ts';

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
