import { paths } from '../../../app/paths.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ButtonLink } from '../../../ui/actions/link.tsx';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { useViewFocus } from '../../../ui/use-view-focus.ts';
import { AccountPage, Heading } from '../fields/account-page.tsx';
import { messages } from './link-messages.ts';
import { LinkQuestion } from './link-question.tsx';
import type { EmailedLink, Ending, LinkView } from './link-rules.ts';
import { type LinkFlow, useLinkFlow } from './use-link-flow.ts';

/** The whole page at `/auth/callback`, which looks like the sign-in page. */
export function CallbackScreen() {
  const flow = useLinkFlow();
  useViewFocus(nameView(flow.view));
  return (
    <AccountPage>
      <CurrentView flow={flow} />
    </AccountPage>
  );
}

function CurrentView({ flow }: { flow: LinkFlow }) {
  const { view } = flow;
  switch (view.kind) {
    case 'opening':
      return <Opening />;
    case 'unreachable':
      return <Unreachable error={view.error} onRetry={flow.tryAgain} />;
    case 'proof':
      return <ProofRequired message={view.message} />;
    case 'ask':
      return <LinkQuestion flow={flow} link={view.link} step={view.step} />;
    case 'ended':
      return <LinkEnding link={view.link} ending={view.ending} />;
  }
}

function Opening() {
  const { opening, withoutScripts } = messages;
  return (
    <>
      <div role="status" className="noscript:hidden">
        <h1 tabIndex={-1} className="flex items-center gap-4 font-display text-display-md">
          <Spinner className="size-7 text-primary" />
          {opening.title}
        </h1>
        <p className="mt-4">{opening.lead}</p>
      </div>
      <div className="hidden noscript:block">
        <h1 className="font-display text-display-md">{withoutScripts.title}</h1>
        <p className="mt-4">{withoutScripts.text}</p>
      </div>
    </>
  );
}

function Unreachable({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { title, kept, retry, home } = messages.unreachable;
  return (
    <div role="alert">
      <Heading lead={`${error.message} ${kept}`}>{title}</Heading>
      <div className="mt-8 flex flex-wrap gap-3.5">
        <Button onClick={onRetry}>{retry}</Button>
        <ButtonLink to={paths.home} variant="secondary">
          {home}
        </ButtonLink>
      </div>
    </div>
  );
}

function ProofRequired({ message }: { message: string }) {
  const { title, text, signIn } = messages.proof;
  return (
    <div role="status">
      <Heading lead={message}>{title}</Heading>
      <p className="mt-4 mb-8">{text}</p>
      <ButtonLink to={paths.signIn} variant="secondary">
        {signIn}
      </ButtonLink>
    </div>
  );
}

/** Changes when something else is shown, so that the focus moves to its heading. */
function nameView(view: LinkView): string {
  if (view.kind === 'ask') return `ask ${view.step}`;
  return view.kind === 'ended' ? view.ending : view.kind;
}

function LinkEnding({ link, ending }: { link: EmailedLink; ending: Ending }) {
  const { title, texts } = messages.endings(link.email)[ending];
  const startsOver = ending === 'wrong-number';
  return (
    <>
      <Heading>{title}</Heading>
      <div className="mt-4 mb-8 grid gap-3">
        {texts.map((text) => (
          <p key={text} className="wrap-anywhere">
            {text}
          </p>
        ))}
      </div>
      <ButtonLink to={startsOver ? `${paths.signIn}?mode=signup` : paths.home} variant="secondary">
        {startsOver ? messages.signUpAgain : messages.home}
      </ButtonLink>
    </>
  );
}
