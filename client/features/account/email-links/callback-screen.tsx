import { Link } from 'react-router-dom';
import { brand } from '../../../../shared/brand.ts';
import { paths } from '../../../app/paths.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ButtonLink } from '../../../ui/actions/link.tsx';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { Logo } from '../../../ui/layout/logo.tsx';
import { SideArtPage } from '../../../ui/layout/side-art-page.tsx';
import { useViewFocus } from '../../../ui/use-view-focus.ts';
import { LinkEnding } from './link-ending.tsx';
import { LinkQuestion } from './link-question.tsx';
import type { LinkView } from './link-view.ts';
import { messages } from './messages.ts';
import { type LinkFlow, useLinkFlow } from './use-link-flow.ts';

/** The whole of `/auth/callback`, in the look of the sign-in page. */
export function CallbackScreen() {
  const flow = useLinkFlow();
  useViewFocus(nameView(flow.view));
  return (
    <SideArtPage>
      <header
        data-sticky-bar
        className="flex min-h-16 items-center border-b border-line bg-surface px-5 py-2 md:min-h-(--header-height) md:px-(--gutter)"
      >
        <Link
          to={paths.home}
          aria-label={`${brand.name} home page`}
          className="-ml-2 inline-flex min-h-11 items-center rounded-control px-2 hover:bg-dusk-100"
        >
          <Logo className="h-8 w-auto" />
        </Link>
      </header>
      <main id="main" className="flex-1 px-5 pt-7 pb-10 md:px-(--gutter) md:pt-14">
        <div className="mx-auto w-full max-w-113">
          <CurrentView flow={flow} />
        </div>
      </main>
    </SideArtPage>
  );
}

function CurrentView({ flow }: { flow: LinkFlow }) {
  const { view } = flow;
  switch (view.kind) {
    case 'opening':
      return <Opening />;
    case 'unreachable':
      return <Unreachable error={view.error} onRetry={flow.tryAgain} />;
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
      <h1 tabIndex={-1} className="font-display text-display-md">
        {title}
      </h1>
      <p className="mt-4 mb-8">
        {error.message} {kept}
      </p>
      <div className="flex flex-wrap gap-3.5">
        <Button onClick={onRetry}>{retry}</Button>
        <ButtonLink to={paths.home} variant="secondary">
          {home}
        </ButtonLink>
      </div>
    </div>
  );
}

/** Changes when something else is shown, and the focus goes to its heading. */
function nameView(view: LinkView): string {
  if (view.kind === 'ask') return `ask ${view.step}`;
  return view.kind === 'ended' ? view.ending : view.kind;
}
