import { useEffectEvent, useLayoutEffect } from 'react';
import { getTypedValues } from '../../../lib/forms/get-typed-values.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { InlineButton } from '../../../ui/actions/inline-button.tsx';
import { ErrorSummary } from '../../../ui/feedback/error-summary.tsx';
import { useAttempt } from '../../../ui/feedback/use-attempt.ts';
import { Checkbox } from '../../../ui/inputs/checkbox.tsx';
import { PasswordField } from '../../../ui/inputs/password-field.tsx';
import { messages as sharedMessages } from '../fields/account-messages.ts';
import { TermsText } from '../fields/account-page.tsx';
import { EmailField } from '../fields/email-field.tsx';
import { SubmitButton } from '../fields/submit-button.tsx';
import { canSubmitCredentials, findCredentialErrors } from './form-rules.ts';
import { OtherWays } from './other-ways.tsx';
import { messages } from './sign-in-messages.ts';
import type { SignInFlow } from './use-sign-in-flow.ts';

const { credentials } = messages;

/**
 * Signing in, or creating an account, with an email and password, Google, or a phone. While something is missing, the
 * button only looks disabled and is announced that way: pressing it, or Enter, says what is missing.
 */
export function CredentialsPanel({ flow }: { flow: SignInFlow }) {
  const { mode, client, draft, password } = flow;
  const attempts = useAttempt();
  const values = { email: draft.email, password, terms: draft.hasAgreed };
  const { submit, failed } = credentials[mode];
  const isSignUp = mode === 'sign-up';
  const form = useForm({
    values,
    onChange(name, value) {
      flow.fill({ [name]: value });
    },
    validate: findCredentialErrors,
    isInert: attempts.isBusy,
    onInvalid({ terms }) {
      if (terms) attempts.refuse(credentials.termsRequired.title);
    },
    onSubmit() {
      const details = { email: values.email, password };
      void attempts.attempt({
        failureTitle: failed,
        form,
        repeatsField: true,
        work: () =>
          flow.runSignIn(mode, () =>
            client.run(async (auth) =>
              isSignUp ? auth.signUp({ ...details, name: await flow.findName() }) : auth.signIn(details),
            ),
          ),
      });
    },
  });

  /** Keeps what people, or their browser, filled in before React was ready. */
  const takeOver = useEffectEvent(() => {
    if (flow.isHydrated) return;
    const typed = getTypedValues(form.props.ref.current, { email: '', password: '', terms: false });
    if (Object.keys(typed).length === 0) return;
    flow.fill(typed);
    flow.stayAtEmail();
  });
  // This runs before the URL is applied, which may replace this form with that of the other mode.
  useLayoutEffect(() => takeOver(), []);

  return (
    <>
      <form {...form.props} className="grid gap-4.5">
        <EmailField {...form.bind('email')} autoComplete={isSignUp ? 'email' : 'username webauthn'} />
        <div className="grid gap-1">
          <PasswordField
            {...form.bind('password')}
            label={sharedMessages.password.label}
            autoComplete={isSignUp ? 'new-password' : 'current-password'}
            placeholder={isSignUp ? credentials.passwordPlaceholder : undefined}
            isRequired
          />
          {!isSignUp && (
            <InlineButton className="justify-self-end text-small" onClick={() => flow.travel('forgot')}>
              {credentials.forgot}
            </InlineButton>
          )}
        </div>
        <Checkbox {...form.bind('terms')} isRequired>
          <TermsText />
        </Checkbox>
        <ErrorSummary form={form} />
        <SubmitButton
          control={{ ...attempts, isReady: canSubmitCredentials(values) }}
          // Until its script has loaded, the form must not be submitted, because the browser would do it on its own.
          disabled={!flow.isHydrated}
          busyLabel={credentials.busy}
        >
          {submit}
        </SubmitButton>
      </form>
      {isSignUp && (
        <p className="mt-3">
          <InlineButton onClick={() => flow.choose('sign-in')}>{credentials.hasAccount}</InlineButton>
        </p>
      )}
      <OtherWays flow={flow} form={form} />
    </>
  );
}
