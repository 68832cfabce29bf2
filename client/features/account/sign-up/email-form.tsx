import { type FormEvent, useRef, useState } from 'react';
import { normalizeEmail } from '../../../../shared/validation/email-address.ts';
import { personNameSchema } from '../../../../shared/validation/person-schemas.ts';
import { paths } from '../../../app/paths.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { TextLink } from '../../../ui/actions/link.tsx';
import { useAttempt } from '../../../ui/feedback/use-attempt.ts';
import { EmailField } from '../fields/email-field.tsx';
import { useAuth } from '../session/auth-context.ts';
import { readEmailDraft, writeEmailDraft } from './email-draft.ts';
import { type EmailFault, findEmailFault, nameEmailFailure, readEmailFault } from './email-fault.ts';
import { noteEmailSent } from './pending-sign-up.ts';
import type { SignUp } from './use-sign-up.ts';

/** Begins an account with an email alone. `name` is the one that the quote was asked for with. */
export function EmailForm({ signUp, name }: { signUp: SignUp; name: string | undefined }) {
  const { client } = useAuth();
  const { isBusy, attempt, refuse, clearFailure } = useAttempt();
  const form = useRef<HTMLFormElement>(null);
  const [email, setEmail] = useState(readEmailDraft);
  const [fault, setFault] = useState<EmailFault>();

  function show(found: EmailFault) {
    setFault(found);
    form.current?.querySelector<HTMLInputElement>('[name="email"]')?.focus();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const found = findEmailFault(email);
    if (found) {
      show(found);
      return;
    }
    const address = normalizeEmail(email);
    void attempt({
      failureTitle: nameEmailFailure(),
      work: async () => {
        // A quote asks for less of a name than an account does.
        const accepted = personNameSchema.safeParse(name).data;
        const sent = await client.run((auth) =>
          auth.startEmail({ email: address, ...(accepted && { name: accepted }) }),
        );
        writeEmailDraft('');
        signUp.changePending(noteEmailSent(address, sent, Date.now()));
      },
      onFailure: (failure) => {
        const refused = readEmailFault(failure);
        refuse(nameEmailFailure(failure.code), failure.message);
        if (!refused) return;
        clearFailure();
        show(refused);
      },
    });
  }

  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-4.5">
      <div className="grid gap-1">
        <EmailField
          value={email}
          onChange={(text) => {
            setEmail(text);
            setFault(undefined);
            writeEmailDraft(text);
          }}
          onBlur={() => setFault((before) => before ?? (email === '' ? undefined : findEmailFault(email)))}
          hint="We send you a link to confirm it. You choose a password after that."
          error={fault?.message}
          enterKeyHint="send"
        />
        {fault?.canSignIn && (
          <p>
            <TextLink to={paths.signIn} className="inline-flex min-h-11 items-center font-medium">
              Go to the sign-in form
            </TextLink>
          </p>
        )}
        <p role="alert" className="sr-only">
          {fault?.message}
        </p>
      </div>
      <Button type="submit" isBlock isBusy={isBusy} busyLabel="Sending...">
        Continue with Email
      </Button>
    </form>
  );
}
