import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../app/paths.ts';
import { notFoundPage } from '../content/not-found.ts';
import darkStreetUrl from '../features/landing/art/dark-street.svg';
import { Street } from '../features/landing/hero/street.tsx';
import type { PageModule } from '../lib/page.ts';
import { useTracker } from '../lib/tracker.ts';
import { ButtonLink } from '../ui/actions/link.tsx';
import { RichText } from '../ui/layout/rich-text.tsx';

function NotFound() {
  const { pathname } = useLocation();
  const tracker = useTracker();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each unknown address counts.
  useEffect(() => {
    tracker.trackEvent({ eventName: 'page_not_found' });
  }, [tracker, pathname]);

  return (
    <main id="main" className="relative overflow-clip border-t border-line pt-12 pb-80 md:pt-20 md:pb-60">
      <div className="page-width relative z-1">
        <p className="tabular font-display text-display-md text-primary">404</p>
        <h1 className="mt-2 max-w-[12em] font-display text-display-lg">{notFoundPage.heading}</h1>
        <div className="max-w-prose md:max-[63.9375rem]:max-w-[26rem]">
          <p className="mt-5 mb-8 text-lead">{notFoundPage.lead}</p>
          <ButtonLink to={paths.home} size="lg">
            {notFoundPage.home}
          </ButtonLink>
          <p className="mt-6">
            <RichText text={notFoundPage.more} />
          </p>
        </div>
      </div>
      <Street artUrl={darkStreetUrl} />
    </main>
  );
}

export const page: PageModule = {
  Component: NotFound,
  meta: {
    title: notFoundPage.title,
    description: notFoundPage.description,
    robots: 'noindex',
  },
};
