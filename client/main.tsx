import './ui/styles.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter, matchPath } from 'react-router-dom';
import { App } from './app/app.tsx';
import { notFoundRoute, routes } from './app/routes.tsx';
import { createAuthClient } from './features/account/index.ts';
import { createTracker } from './features/analytics/create-tracker.ts';
import { installImportFetched } from './lib/import-fetched.ts';

// zod would otherwise probe for `eval`, which the content security policy reports as a violation.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

declare global {
  interface Window {
    /**
     * The button that was pressed last before this script ran, kept by the one in `index.html`. It is forgotten when
     * something is typed after it: what it does could move the focus, or send what isn't finished.
     */
    earlyPress?: HTMLButtonElement | null;
    /**
     * Reloads the page once the server answers, from the script in `index.html`: a browser never asks again for a script
     * it lost.
     */
    loadAgain?: () => void;
  }
}

const unknownPage = '/404';

installImportFetched();
// In the next task, because running the libraries already takes a slow phone long enough to notice.
await new Promise((resolve) => setTimeout(resolve));
await start();

async function start() {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root element.');
  const { pathname } = window.location;
  // A path that the server didn't know stays unknown here, even if a route's pattern matches it.
  const isUnknown = root.dataset.page === unknownPage;
  const found = routes.find(({ path }) => matchPath({ path, caseSensitive: true }, pathname));
  const route = (isUnknown ? undefined : found) ?? notFoundRoute;
  const auth = createAuthClient();
  auth.start();
  const app = (
    <StrictMode>
      <BrowserRouter>
        <App tracker={createTracker()} auth={auth} {...(isUnknown && { unknownPath: pathname })} />
      </BrowserRouter>
    </StrictMode>
  );
  if (!root.firstElementChild) {
    createRoot(root).render(app);
    return;
  }
  // Hydration needs the page's code first: React then finds exactly the markup that the build rendered.
  try {
    await route.page.preload(matchPath(route.path, pathname)?.params.slug);
  } catch {
    window.loadAgain?.();
    return;
  }
  // As a transition, hydration is cut into short tasks, so a slow phone responds in the meantime.
  startTransition(() => {
    hydrateRoot(root, app);
  });
  document.onclick = null;
  document.oninput = null;
  // React finishes hydrating first when something is pressed.
  window.earlyPress?.click();
}
