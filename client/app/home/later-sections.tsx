import { lazy, Suspense } from 'react';

/** The prerender needs the sections immediately. A browser shows that markup and fetches their script afterward. */
const HomeSections = import.meta.env.SSR
  ? (await import('./home-sections.tsx')).HomeSections
  : lazy(() =>
      import('./home-sections.tsx').then(({ HomeSections }) => ({ default: HomeSections }), keepMarkup),
    );

/** If their script can't load, the sections keep the page's own HTML, whose links work. */
function keepMarkup(): Promise<never> {
  return new Promise(() => undefined);
}

/** Created once, because a new element would make React discard the prerendered markup while the script is loading. */
export const laterSections = (
  <Suspense fallback={null}>
    <HomeSections />
  </Suspense>
);
