import { Suspense } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { type AuthClient, AuthContext, idleAuth } from '../features/account/index.ts';
import { silentTracker, type Tracker, TrackerContext } from '../lib/tracker.ts';
import { Announcer } from './announcer.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { ChatMount } from './late-mount.tsx';
import { SiteLayout } from './layouts/site-layout.tsx';
import { LazyPageView } from './lazy-page.tsx';
import { QuoteKeeper } from './quote-keeper.tsx';
import { notFoundRoute, routes } from './routes.tsx';
import { ToastMount } from './toast-mount.tsx';

type AppProps = {
  tracker?: Tracker;
  auth?: AuthClient;
  /** The path that the server is rendering, if it has no page. */
  unknownPath?: string;
};

export function App({ tracker = silentTracker, auth = idleAuth, unknownPath }: AppProps) {
  return (
    <TrackerContext value={tracker}>
      <AuthContext value={auth}>
        <SiteLayout>
          <CurrentPage unknownPath={unknownPath} />
        </SiteLayout>
        <ToastMount />
        <QuoteKeeper />
        <ChatMount />
        <Announcer />
      </AuthContext>
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
