import { TriangleAlert } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { formatMoment } from '../../../../shared/format/dates.ts';
import { keepDigits } from '../../../../shared/validation/digits.ts';
import { paths } from '../../../app/paths.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { Button, type ButtonVariant } from '../../../ui/actions/button.tsx';
import { ButtonLink } from '../../../ui/actions/link.tsx';
import { TextField } from '../../../ui/inputs/text-field.tsx';
import { Heading } from '../fields/account-page.tsx';
import { useAuth } from '../session/auth-context.ts';
import { messages, purposeMessages } from './link-messages.ts';
import type { EmailedLink, LinkStep } from './link-rules.ts';
import type { LinkFlow } from './use-link-flow.ts';

type QuestionProps = { flow: LinkFlow; link: EmailedLink };

/** Says what a link is for and asks what to do. Nothing happens until a button is pressed. */
export function LinkQuestion({ flow, link, step }: QuestionProps & { step: LinkStep }) {
  if (step === 'number') return <NumberForm flow={flow} />;
  if (step === 'removal') return <RemovalQuestion flow={flow} link={link} />;
  return <FirstQuestion flow={flow} link={link} />;
}

function FirstQuestion({ flow, link }: QuestionProps) {
  const { title, askHere } = purposeMessages[link.purpose];
  const isSignInDue = link.purpose === 'email_change' && !link.isThisBrowser;
  const isGoogleElsewhere = link.purpose === 'google_link' && !link.isThisBrowser;
  const isElsewhere = link.purpose === 'email_confirmation' && link.choices.length > 0;
  const elsewhere = isGoogleElsewhere ? messages.googleElsewhere : isSignInDue && messages.signIn;
  return (
    <>
      <Heading lead={elsewhere ? elsewhere.text : isElsewhere ? messages.askElsewhere : askHere}>
        {elsewhere ? elsewhere.title : title}
      </Heading>
      <LinkFacts link={link} />
      <AnotherAccount link={link} />
      {isSignInDue && <SignInFirst />}
      {isElsewhere && <LinkChoices flow={flow} link={link} />}
      {/* Elsewhere, the link can only be voided. The account stays as it is. */}
      {isGoogleElsewhere && (
        <Button
          variant="secondary"
          isBlock
          className="mt-7"
          isBusy={flow.isBusy}
          onClick={() => flow.press({ choice: 'not_me' })}
        >
          {messages.notMe.label}
        </Button>
      )}
      {!elsewhere && !isElsewhere && <AskingBrowser flow={flow} link={link} />}
      <LinkProblem flow={flow} />
    </>
  );
}

/** Asks before this browser changes to another account. */
function AnotherAccount({ link }: { link: EmailedLink }) {
  const signedInAs = useSignedInAs();
  if (!link.isSignedInAsAnother || !link.choices.includes('here')) return null;
  return (
    <p className="mt-6 rounded-control bg-warning-tint p-4 wrap-anywhere text-warning">
      {messages.another.text(signedInAs, link.email)}
    </p>
  );
}

/** The single button for a link that is opened where it was requested, or that proves enough on its own. */
function AskingBrowser({ flow, link }: QuestionProps) {
  const signedInAs = useSignedInAs();
  const isAnother = link.choices.includes('here');
  return (
    <div className="mt-7 grid gap-3">
      <Button
        isBlock
        isBusy={flow.isBusy}
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

/** An email change has to be finished in a session of the account that requested it. This browser has none. */
function SignInFirst() {
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

function useSignedInAs(): string {
  const { state } = useAuth();
  const user = 'user' in state ? state.user : undefined;
  return user?.email ?? user?.phone ?? messages.another.nameless;
}

/** The choices for a link that was opened in a different browser than the one that requested it. */
function LinkChoices({ flow, link }: QuestionProps) {
  const { otherScreen, here, notMe } = messages;
  const canContinueThere = link.choices.includes('other_screen');
  return (
    <section aria-label={messages.choices} className="mt-7 grid gap-5">
      <h2 className="font-display text-h3">{messages.choices}</h2>
      {canContinueThere && <Choice {...otherScreen} onPress={() => flow.openStep('number')} />}
      {link.choices.includes('here') && (
        <Choice
          {...here}
          variant={canContinueThere ? 'secondary' : 'primary'}
          isBusy={flow.isBusy}
          onPress={() => flow.press({ choice: 'here' })}
        />
      )}
      {link.choices.includes('not_me') && (
        <Choice {...notMe} variant="secondary" onPress={() => flow.openStep('removal')} />
      )}
    </section>
  );
}

type ChoiceProps = {
  label: string;
  note: string;
  variant?: ButtonVariant;
  isBusy?: boolean;
  onPress: () => void;
};

function Choice({ label, note, variant = 'primary', isBusy = false, onPress }: ChoiceProps) {
  const noteId = useId();
  return (
    <div className="grid gap-2 border-t border-line pt-5 first-of-type:border-t-0 first-of-type:pt-0">
      <Button isBlock variant={variant} isBusy={isBusy} aria-describedby={noteId} onClick={onPress}>
        {label}
      </Button>
      <p id={noteId} className="text-small">
        {note}
      </p>
    </div>
  );
}

function RemovalQuestion({ flow, link }: QuestionProps) {
  const { title, lead, submit } = messages.remove;
  return (
    <>
      <Heading lead={<span className="wrap-anywhere">{lead(link.email)}</span>}>{title}</Heading>
      <LinkFacts link={link} />
      <LinkStepEnd flow={flow}>
        <Button
          variant="destructive"
          isBlock
          isBusy={flow.isBusy}
          onClick={() => flow.press({ choice: 'not_me' })}
        >
          {submit}
        </Button>
      </LinkStepEnd>
    </>
  );
}

/** This helps people tell whether they started it themselves. */
function LinkFacts({ link: { purpose, startedAt, device, email } }: { link: EmailedLink }) {
  const { label, ...terms } = messages.facts;
  const facts = [
    [terms.subject, purposeMessages[purpose].subject],
    [terms.time, formatMoment(startedAt)],
    [terms.device, device === 'Unknown device' ? messages.unknownDevice : device],
    [terms.email, email],
  ];
  return (
    <dl aria-label={label} className="mt-6 border-b border-line">
      {facts.map(([term, fact]) => (
        <div key={term} className="grid gap-x-4 border-t border-line py-3 min-[24rem]:grid-cols-[9.5rem_1fr]">
          <dt className="text-muted">{term}</dt>
          <dd className="font-medium wrap-anywhere text-ink">{fact}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The end of a step after a link's first question: its button, the way back, and why it had no effect. */
function LinkStepEnd({ flow, children }: { flow: LinkFlow; children: ReactNode }) {
  return (
    <>
      <div className="mt-7 grid gap-3">
        {children}
        <Button variant="text" isBlock onClick={() => flow.openStep('choices')}>
          {messages.back}
        </Button>
      </div>
      <LinkProblem flow={flow} />
    </>
  );
}

function LinkProblem({ flow: { problem } }: { flow: LinkFlow }) {
  return (
    <p role="alert" className="mt-4 font-medium text-danger empty:hidden">
      {problem && messages.notSent(problem.message)}
    </p>
  );
}

/** Asks for the number on the waiting screen. Only the person who signed up can see both screens. */
function NumberForm({ flow }: { flow: LinkFlow }) {
  const { title, label, hint, invalid, warning, submit, busy } = messages.number;
  const [number, setNumber] = useState('');
  const form = useForm({
    values: { number },
    onChange: (_name, text) => setNumber(keepDigits(text).slice(0, 2)),
    validate: () => (/^[1-9]\d$/.test(number) ? {} : { number: invalid }),
    onSubmit: () => flow.press({ choice: 'other_screen', number }),
  });
  return (
    <form {...form.props}>
      <Heading>{title}</Heading>
      <p className="mt-4 grid grid-cols-[1.5rem_1fr] gap-[min(0.75rem,3.1vw)] rounded-control bg-warning-tint p-4 text-warning">
        <TriangleAlert aria-hidden="true" className="size-6" />
        {warning}
      </p>
      <TextField
        {...form.bind('number')}
        label={label}
        hint={hint}
        autoComplete="off"
        inputMode="numeric"
        enterKeyHint="done"
        isTabular
        isRequired
        className="mt-6"
      />
      <LinkStepEnd flow={flow}>
        <Button type="submit" isBlock isBusy={flow.isBusy} busyLabel={busy}>
          {submit}
        </Button>
      </LinkStepEnd>
    </form>
  );
}
