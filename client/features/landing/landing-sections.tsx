import type { LandingContent } from './content.ts';
import { FactsStrip } from './facts-strip.tsx';
import { FindMatchSection } from './find-match.tsx';
import type { FindMatch } from './find-match-link.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { LatestArticles } from './latest-articles.tsx';
import { LifeChanges } from './life-changes.tsx';
import { StandsOut } from './stands-out.tsx';
import { Testimonials } from './testimonials.tsx';
import { WhyItMatters } from './why-it-matters.tsx';

/** The landing page's sections below the hero, in order. */
export function LandingSections({ content, findMatch }: { content: LandingContent; findMatch: FindMatch }) {
  const { claims, chapters, testimonials, articles } = content;
  return (
    <>
      <FactsStrip claims={claims} />
      <HowItWorks findMatch={findMatch} />
      <LifeChanges />
      <WhyItMatters chapters={chapters} />
      <StandsOut />
      <FindMatchSection note={claims.free} findMatch={findMatch} />
      {testimonials.length > 0 && <Testimonials testimonials={testimonials} />}
      <LatestArticles articles={articles} />
    </>
  );
}
