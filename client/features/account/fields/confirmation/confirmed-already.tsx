import { useState } from 'react';
import { Button } from '../../../../ui/actions/button.tsx';
import { useAttempt } from '../../../../ui/feedback/use-attempt.ts';
import { useAuth } from '../../session/auth-context.ts';

/** Looks whether the email is confirmed, for people whose browser was not told. */
export function ConfirmedAlready() {
  const { client } = useAuth();
  const { isBusy, attempt } = useAttempt();
  const [isTooEarly, setIsTooEarly] = useState(false);

  async function look() {
    setIsTooEarly(false);
    await client.reload();
    setIsTooEarly(true);
  }

  return (
    <>
      <Button
        isBusy={isBusy}
        busyLabel="Checking..."
        onClick={() => void attempt({ work: look, failureTitle: 'Please wait' })}
      >
        I have opened the link
      </Button>
      <p role="status" className="text-small font-medium text-danger empty:hidden">
        {isTooEarly &&
          'Your email is not confirmed yet. Please open the link in the email and press the button there.'}
      </p>
    </>
  );
}
