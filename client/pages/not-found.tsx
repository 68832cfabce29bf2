import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../app/paths.ts';
import darkStreetUrl from '../features/landing/art/dark-street.svg';
import type { Page } from '../lib/page.ts';
import { useTracker } from '../lib/tracker.ts';
import { ButtonLink } from '../ui/actions/link.tsx';
import { IllustratedMessagePage } from './illustrated-message-page.tsx';

function NotFound() {
  const { pathname } = useLocation();
  const tracker = useTracker();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each unknown address counts.
  useEffect(() => {
    tracker.trackEvent({ name: 'page_not_found' });
  }, [tracker, pathname]);

  return (
    <IllustratedMessagePage label="404" title="Oops! Page not found" artUrl={darkStreetUrl}>
      <p className="mt-5 mb-8 text-lead">
        Nobody is home at this address. The link may be old, or a letter may be missing from it.
      </p>
      <ButtonLink to={paths.home} size="lg">
        Go to the home page
      </ButtonLink>
    </IllustratedMessagePage>
  );
}

export const notFoundPage: Page = {
  Component: NotFound,
  meta: {
    title: 'Page not found',
    description: 'This page does not exist.',
    path: '/404',
    robots: 'noindex',
  },
};
