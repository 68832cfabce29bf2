import { Smartphone } from 'lucide-react';
import { paths } from '../../../app/paths.ts';
import { ButtonLink, TextLink } from '../../../ui/actions/link.tsx';
import { GoogleButton } from '../fields/google-button.tsx';
import { EmailForm } from './email-form.tsx';
import type { SignUp } from './use-sign-up.ts';

const phonePath = `${paths.signIn}?panel=phone&next=${paths.onboarding}`;

/** The ways to an account: an email alone, Google, or a phone. */
export function EmailStep({ signUp, name }: { signUp: SignUp; name: string | undefined }) {
  return (
    <>
      <EmailForm signUp={signUp} name={name} />
      <p className="my-5.5 grid grid-cols-[1fr_auto_1fr] items-center gap-3.5 text-muted before:h-px before:bg-line after:h-px after:bg-line">
        or
      </p>
      <div className="grid gap-3">
        <GoogleButton readNext={() => paths.onboarding} />
        <ButtonLink to={phonePath} variant="secondary" isBlock>
          <Smartphone aria-hidden="true" className="size-5" /> Sign in with Phone Number
        </ButtonLink>
      </div>
      <p className="mt-6">
        Already have an account? <TextLink to={paths.signIn}>Sign in</TextLink>
      </p>
    </>
  );
}
