import { homeContent } from '../../../shared/site/testimonials.data.ts';
import { listLatestArticles } from '../../content/article-index.ts';
import { homeClaims } from '../../content/claims.ts';
import { statisticChapters } from '../../content/statistics.ts';
import type { LandingContent } from '../../features/landing/content.ts';
import type { FindMatch } from '../../features/landing/find-match-link.tsx';
import { LandingSections } from '../../features/landing/landing-sections.tsx';

const shownArticles = 3;

const content: LandingContent = {
  claims: homeClaims,
  chapters: statisticChapters,
  testimonials: homeContent.testimonials,
  articles: listLatestArticles(shownArticles),
};

/** The part of the home page whose script isn't in the first download. */
export function HomeSections(findMatch: FindMatch) {
  return <LandingSections content={content} findMatch={findMatch} />;
}
