import { Smartphone } from 'lucide-react';
import { paths } from '../../../app/paths.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { GoogleButton } from '../fields/google-button.tsx';
import type { SignInFlow } from './flow/use-sign-in-flow.ts';
import { prefetchPhoneRules } from './phone/use-phone-rules.ts';

/** The ways in that need no password. */
export function OtherWays({ flow }: { flow: SignInFlow }) {
  return (
    <>
      <p className="my-5.5 grid grid-cols-[1fr_auto_1fr] items-center gap-3.5 text-muted before:h-px before:bg-line after:h-px after:bg-line">
        or
      </p>
      <div className="grid gap-3">
        <GoogleButton readNext={() => flow.readDestination() ?? paths.onboarding} />
        <Button
          variant="secondary"
          isBlock
          onClick={() => flow.travel('phone')}
          onPointerEnter={prefetchPhoneRules}
          onFocus={prefetchPhoneRules}
        >
          <Smartphone aria-hidden="true" className="size-5" /> Sign in with Phone Number
        </Button>
      </div>
    </>
  );
}
