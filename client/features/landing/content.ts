import type { Testimonial } from '../../../shared/site/schemas/reviews.ts';

/** The words and figures that the landing page gets from the site's content. All other words are in its sections. */
export type LandingClaims = {
  matching: string;
  free: string;
  duration: string;
  licensed: string;
  privacy: string;
};

/** A figure about life insurance in the United States, with what it means for the reader. */
export type LandingStatistic = {
  figure: string;
  unit?: string;
  title: string;
  description: string;
  source?: string;
  picture?: 'homes' | 'people' | 'families' | 'years' | 'income' | 'childhood' | 'guesses' | 'half' | 'first';
  /** The picture's own captions, if they depend on figures. */
  captions?: readonly [string, string];
};

export type LandingArticle = { slug: string; title: string; excerpt: string; published: string };

export type LandingContent = {
  claims: LandingClaims;
  chapters: readonly { question: string; statistics: readonly LandingStatistic[] }[];
  testimonials: readonly Testimonial[];
  articles: readonly LandingArticle[];
};
