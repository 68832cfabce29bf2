import { homeContent } from '../../../shared/site/testimonials.data.ts';
import { listLatestArticles } from '../../content/article-index.ts';
import { homeClaims } from '../../content/claims.ts';
import { statisticChapters } from '../../content/statistics.ts';
import { LandingSections } from '../../features/landing/landing-sections.tsx';
import { prefetchQuoteFlow } from './quote-launcher.tsx';

const articles = listLatestArticles(3);

/** The part of the home page whose script isn't in the first download. */
export function HomeSections() {
  return (
    <LandingSections
      claims={homeClaims}
      chapters={statisticChapters}
      testimonials={homeContent.testimonials}
      articles={articles}
      onIntent={prefetchQuoteFlow}
    />
  );
}
