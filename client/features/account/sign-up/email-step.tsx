import { Smartphone } from 'lucide-react';
import { useState } from 'react';
import { brand } from '../../../../shared/site/brand.data.ts';
import { invalidEmailMessage, isEmail, normalizeEmail } from '../../../../shared/validation/email-address.ts';
import { personNameSchema } from '../../../../shared/validation/person-schemas.ts';
import { paths } from '../../../app/paths.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { text } from '../../../lib/light-checks.ts';
import { createStoredValue } from '../../../lib/stored-value.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ButtonLink, TextLink } from '../../../ui/actions/link.tsx';
import { ErrorSummary } from '../../../ui/feedback/error-summary.tsx';
import { useAttempt } from '../../../ui/feedback/use-attempt.ts';
import { messages as sharedMessages } from '../fields/account-messages.ts';
import { OrLine } from '../fields/account-page.tsx';
import { EmailField } from '../fields/email-field.tsx';
import { GoogleButton } from '../fields/google-button.tsx';
import { useAuth } from '../session/auth-context.ts';
import { noteEmailSent } from './pending-sign-up.ts';
import { messages } from './sign-up-messages.ts';
import type { SignUp } from './use-sign-up.ts';

const { email: words } = messages;
const phonePath = `${paths.signIn}?panel=phone&next=${paths.onboarding}`;

export const emailDraft = createStoredValue({
  area: 'session',
  key: `${brand.slug}.sign-up-email`,
  schema: text,
});

type EmailStepProps = { signUp: SignUp; name: string | undefined };

/** The ways to create an account: with only an email, with Google, or by phone. */
export function EmailStep({ signUp, name }: EmailStepProps) {
  const { client } = useAuth();
  const { isBusy, attempt, clearFailure } = useAttempt();
  const [email, setEmail] = useState(() => emailDraft.read() ?? '');
  const [isTaken, setIsTaken] = useState(false);
  const form = useForm({
    values: { email },
    onChange(_name, typed) {
      setEmail(typed);
      setIsTaken(false);
      emailDraft.write(typed);
    },
    validate: () => (isEmail(email) ? {} : { email: invalidEmailMessage }),
    isInert: isBusy,
    onSubmit: () =>
      void attempt({
        failureTitle: ({ code }) => (code === 'rate_limited' ? words.tooMany : words.failed),
        work: start,
        form: {
          showFailure: ({ message, code, fields }) =>
            form.showFailure({
              message,
              fields: fields.email
                ? { email: code === 'email_taken' ? words.taken : invalidEmailMessage }
                : {},
            }),
        },
        onFailure({ code, fields }) {
          setIsTaken(code === 'email_taken');
          if (fields.email) clearFailure();
        },
      }),
  });
  const field = form.bind('email');

  async function start() {
    const address = normalizeEmail(email);
    // An older stored quote may have a name that isn't accepted anymore.
    const accepted = personNameSchema.safeParse(name).data;
    const sent = await client.run((auth) => auth.startEmail({ email: address, name: accepted }));
    emailDraft.remove();
    signUp.changePending(noteEmailSent(address, sent, Date.now()));
  }

  return (
    <>
      <form {...form.props} className="grid gap-4.5">
        <div className="grid gap-1">
          <EmailField {...field} hint={words.hint} enterKeyHint="send" />
          {isTaken && (
            <p>
              <TextLink to={paths.signIn} className="inline-flex min-h-11 items-center font-medium">
                {words.goToSignIn}
              </TextLink>
            </p>
          )}
          <p role="alert" className="sr-only">
            {field.error}
          </p>
        </div>
        <ErrorSummary form={form} />
        <Button type="submit" isBlock isBusy={isBusy} busyLabel={sharedMessages.sending}>
          {words.submit}
        </Button>
      </form>
      <OrLine />
      <div className="grid gap-3">
        <GoogleButton readNext={() => paths.onboarding} form={form} />
        <ButtonLink to={phonePath} variant="secondary" isBlock>
          <Smartphone aria-hidden="true" className="size-5" /> {sharedMessages.phoneWay}
        </ButtonLink>
      </div>
      <p className="mt-6">
        {words.hasAccount} <TextLink to={paths.signIn}>{words.signIn}</TextLink>
      </p>
    </>
  );
}
