import type { ProseSections } from '../../../shared/site/schemas/prose.ts';

/** The part of an article that lists show. */
export type ArticleEntry = {
  slug: string;
  title: string;
  /** ISO 8601 date. */
  publishDate: string;
  /** The same day in words. */
  published: string;
  author: string;
  excerpt: string;
  tags: readonly string[];
  readMinutes: number;
  /** The URL of the picture, which is decorative. */
  artUrl: string;
};

/** The part that only the article's own page shows. */
export type ArticleContent = ProseSections & {
  metaDescription: string;
  /** Leads to the answers that say more, in marked text. */
  answers: string;
};

export type Article = ArticleEntry & ArticleContent;
