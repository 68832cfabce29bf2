import { lazy, memo, Suspense, useEffect, useRef, useState } from 'react';
import { homeClaims } from '../../content/claims.ts';
import type { FindMatch } from '../../features/landing/find-match-link.tsx';
import { Hero } from '../../features/landing/hero/hero.tsx';

/** The prerender needs the sections immediately. A browser shows that markup and fetches their script afterward. */
const HomeSections = import.meta.env.SSR
  ? (await import('./home-sections.tsx')).HomeSections
  : lazy(() =>
      import('./home-sections.tsx').then(({ HomeSections }) => ({ default: HomeSections }), keepMarkup),
    );

/** If their script can't load, the sections keep the page's own HTML, whose links work. */
function keepMarkup(): Promise<never> {
  return Promise.withResolvers<never>().promise;
}

/** Rendered once, because new props would make React discard the prerendered markup while the script is loading. */
const LaterSections = memo(function LaterSections({ findMatch }: { findMatch: FindMatch }) {
  return (
    <Suspense fallback={null}>
      <HomeSections {...findMatch} />
    </Suspense>
  );
});

/** The whole landing page. `onFindMatch` and `onIntent` may change on every render. */
export function Landing({ onFindMatch, onIntent }: FindMatch) {
  const latest = useRef<FindMatch>({ onFindMatch, onIntent });
  useEffect(() => {
    latest.current = { onFindMatch, onIntent };
  });
  const [findMatch] = useState<FindMatch>({
    onFindMatch: (event) => latest.current.onFindMatch(event),
    onIntent: () => latest.current.onIntent?.(),
  });
  return (
    <>
      <Hero claims={homeClaims} findMatch={findMatch} />
      <LaterSections findMatch={findMatch} />
    </>
  );
}
