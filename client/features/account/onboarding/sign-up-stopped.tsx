import { paths } from '../../../app/paths.ts';
import { ButtonLink } from '../../../ui/actions/link.tsx';
import { waitingMessages } from '../fields/confirmation/waiting-messages.ts';
import { Heading } from './heading.tsx';

/** In place of the wait for a link that was used against this sign-up, or to continue it elsewhere. */
export function SignUpStopped({ email }: { email: string }) {
  const { title, reason, advice, startOver, signIn } = waitingMessages.stopped;
  return (
    <>
      <Heading>{title}</Heading>
      <div className="mt-3 grid gap-3">
        <p className="wrap-anywhere">{reason(email)}</p>
        <p>{advice}</p>
      </div>
      <div className="mt-7 flex flex-wrap gap-3">
        <ButtonLink to={`${paths.signIn}?mode=signup`} state={{ email }}>
          {startOver}
        </ButtonLink>
        <ButtonLink to={paths.signIn} variant="secondary">
          {signIn}
        </ButtonLink>
      </div>
    </>
  );
}
