import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { silentTracker, type Tracker, TrackerContext } from '../lib/tracker.ts';
import { AnnouncerProvider } from './announcer.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { SiteLayout } from './layouts/site-layout.tsx';
import { LazyPageView } from './lazy-page.tsx';
import { notFoundRoute, routes } from './routes.tsx';

export function App({ tracker = silentTracker }: { tracker?: Tracker }) {
  return (
    <TrackerContext value={tracker}>
      <AnnouncerProvider>
        <SiteLayout>
          <ErrorBoundary>
            <Suspense fallback={null}>
              <Routes>
                {[...routes, notFoundRoute].map(({ path, page }) => (
                  <Route key={path} path={path} element={<LazyPageView lazyPage={page} />} />
                ))}
              </Routes>
            </Suspense>
          </ErrorBoundary>
        </SiteLayout>
      </AnnouncerProvider>
    </TrackerContext>
  );
}
