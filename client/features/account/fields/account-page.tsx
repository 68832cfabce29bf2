import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { consents } from '../../../../shared/consents.ts';
import { brand } from '../../../../shared/site/brand.data.ts';
import { paths } from '../../../app/paths.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { useIsSlow } from '../../../ui/feedback/use-is-slow.ts';
import { LinkedText } from '../../../ui/layout/linked-text.tsx';
import { Logo } from '../../../ui/layout/logo.tsx';
import { SideArtPage } from '../../../ui/layout/side-art-page.tsx';
import { messages } from './account-messages.ts';

/** A page that has only one thing to do: its bar with the way back to the site, and its `main`. */
export function AccountPage({ bar, children }: { bar?: ReactNode; children: ReactNode }) {
  return (
    <SideArtPage>
      <header
        data-sticky-bar
        className="sticky top-0 z-(--z-header) flex min-h-16 items-center gap-3 border-b border-line bg-surface px-5 py-2 md:min-h-(--header-height) md:px-(--gutter)"
      >
        <Link
          to={paths.home}
          aria-label={messages.home(brand.name)}
          className="-ml-2 inline-flex min-h-11 flex-none items-center rounded-control px-2 hover:bg-surface-tint"
        >
          {bar && <Logo isMarkOnly className="h-8 w-auto min-[64rem]:hidden" />}
          <Logo className={`h-8 w-auto ${bar ? 'hidden min-[64rem]:block' : ''}`} />
        </Link>
        {bar}
      </header>
      <main id="main" className="flex-1 px-5 pt-7 pb-10 md:px-(--gutter) md:pt-14">
        <div className="mx-auto w-full max-w-113">{children}</div>
      </main>
    </SideArtPage>
  );
}

export function Heading({ children, lead }: { children: ReactNode; lead?: ReactNode }) {
  return (
    <div>
      <h1 tabIndex={-1} className="font-display text-display-md">
        {children}
      </h1>
      {lead && <p className="mt-2">{lead}</p>}
    </div>
  );
}

export function Waiting({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="flex items-center gap-3">
      <Spinner /> <span>{children}</span>
    </p>
  );
}

type LoadingNoteProps = { label: string; withoutScripts: string; onRetry: () => void };

export function LoadingNote({ label, withoutScripts, onRetry }: LoadingNoteProps) {
  const isSlow = useIsSlow();
  return (
    <>
      <div role="status" className="mt-4 flex min-h-7 flex-wrap items-center gap-x-3 gap-y-2">
        <Spinner />
        <span>{isSlow ? messages.slow : label}</span>
        {isSlow && (
          <Button variant="secondary" size="sm" onClick={onRetry}>
            {messages.tryAgain}
          </Button>
        )}
      </div>
      <noscript>
        <p className="mt-4 font-medium text-danger">{withoutScripts}</p>
      </noscript>
    </>
  );
}

export function ProfileFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <div role="alert">
      <Heading lead={error.message}>{messages.noProfile}</Heading>
      <Button className="mt-6" onClick={onRetry}>
        {messages.tryAgain}
      </Button>
    </div>
  );
}

export function OrLine() {
  return (
    <p className="my-5.5 grid grid-cols-[1fr_auto_1fr] items-center gap-3.5 text-muted before:h-px before:bg-line after:h-px after:bg-line">
      {messages.or}
    </p>
  );
}

const { service, privacy } = messages.terms;
const documents = { [service]: paths.terms, [privacy]: paths.privacy };

/** The consent text as it is recorded, with links to its documents. */
export function TermsText() {
  return <LinkedText text={consents.terms.text} links={documents} />;
}
