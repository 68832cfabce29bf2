import { AskingBrowser, SignInFirst, useSignedInAs } from './asking-browser.tsx';
import { LinkChoices } from './link-choices.tsx';
import { LinkFacts, LinkProblem } from './link-facts.tsx';
import type { LinkView, MailedLink } from './link-view.ts';
import { messages, purposeMessages } from './messages.ts';
import { NumberForm } from './number-form.tsx';
import { RemovalQuestion } from './removal-question.tsx';
import type { LinkFlow } from './use-link-flow.ts';

type LinkQuestionProps = {
  flow: LinkFlow;
  link: MailedLink;
  step: Extract<LinkView, { kind: 'ask' }>['step'];
};

/** Tells what a link is for and asks what to do; without a press nothing happens. */
export function LinkQuestion({ flow, link, step }: LinkQuestionProps) {
  if (step === 'number') return <NumberForm flow={flow} />;
  if (step === 'removal') return <RemovalQuestion flow={flow} link={link} />;
  return <FirstQuestion flow={flow} link={link} />;
}

function FirstQuestion({ flow, link }: { flow: LinkFlow; link: MailedLink }) {
  const { title, askHere } = purposeMessages[link.purpose];
  const isSignInDue = link.purpose === 'email_change' && !link.isThisBrowser;
  const isElsewhere = link.purpose === 'email_confirmation' && link.choices.length > 0;
  const lead = isElsewhere ? messages.askElsewhere : askHere;
  return (
    <>
      <h1 tabIndex={-1} className="font-display text-display-md">
        {isSignInDue ? messages.signIn.title : title}
      </h1>
      <p className="mt-3">{isSignInDue ? messages.signIn.text : lead}</p>
      <LinkFacts link={link} />
      <AnotherAccount link={link} />
      {isSignInDue && <SignInFirst />}
      {isElsewhere && <LinkChoices flow={flow} link={link} />}
      {!isSignInDue && !isElsewhere && <AskingBrowser flow={flow} link={link} />}
      <LinkProblem flow={flow} />
    </>
  );
}

/** Asks before this browser changes to another account. */
function AnotherAccount({ link }: { link: MailedLink }) {
  const signedInAs = useSignedInAs();
  if (!link.isSignedInAsAnother || link.purpose === 'email_change') return null;
  return (
    <p className="mt-6 rounded-control bg-warning-tint p-4 wrap-anywhere text-warning">
      {messages.another.text(signedInAs, link.email)}
    </p>
  );
}
