import { Suspense } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { silentTracker, type Tracker, TrackerContext } from '../lib/tracker.ts';
import { AnnouncerProvider } from './announcer.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { SiteLayout } from './layouts/site-layout.tsx';
import { LazyPageView } from './lazy-page.tsx';
import { notFoundRoute, routes } from './routes.tsx';

type AppProps = {
  tracker?: Tracker;
  /** A path for which the server has no page. */
  unknownPath?: string;
};

export function App({ tracker = silentTracker, unknownPath }: AppProps) {
  return (
    <TrackerContext value={tracker}>
      <AnnouncerProvider>
        <SiteLayout>
          <CurrentPage unknownPath={unknownPath} />
        </SiteLayout>
      </AnnouncerProvider>
    </TrackerContext>
  );
}

function CurrentPage({ unknownPath }: { unknownPath: string | undefined }) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary resetKey={pathname}>
      <Suspense fallback={null}>
        {pathname === unknownPath ? (
          <LazyPageView lazyPage={notFoundRoute.page} />
        ) : (
          <Routes>
            {[...routes, notFoundRoute].map(({ path, page }) => (
              <Route key={path} path={path} caseSensitive element={<LazyPageView lazyPage={page} />} />
            ))}
          </Routes>
        )}
      </Suspense>
    </ErrorBoundary>
  );
}
