import { paths } from '../app/paths.ts';
import closingStreetUrl from '../features/landing/art/closing-street.svg';
import type { Page } from '../lib/page.ts';
import { ButtonLink } from '../ui/link.tsx';
import { StreetPage } from './street-page.tsx';

/** A page for an address that has no content yet: it says so, and keeps out of search engines. */
export function createComingPage({ title, path }: { title: string; path: string }): Page {
  return {
    Component: Coming.bind(null, { title }),
    meta: {
      title,
      description: `${title} is being written and will be here soon.`,
      path,
      robots: 'noindex',
    },
  };
}

function Coming({ title }: { title: string }) {
  return (
    <StreetPage label="Not ready yet" title={`${title} is being written`} artUrl={closingStreetUrl}>
      <p className="mt-5 mb-8 text-lead">
        We would rather show you nothing than something unfinished. Until this page is ready, the quote works:
        four details, 13 short questions, and your match with its reasons.
      </p>
      <div className="flex flex-wrap gap-3.5">
        <ButtonLink to={paths.quote} size="lg">
          Find My Best Match
        </ButtonLink>
        <ButtonLink to={paths.home} variant="secondary" size="lg">
          Home
        </ButtonLink>
      </div>
    </StreetPage>
  );
}
