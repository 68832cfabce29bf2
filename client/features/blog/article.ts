import type { ProseBlock } from '../../ui/layout/prose-content.ts';

/** The part of an article that lists show. */
export type ArticleEntry = {
  slug: string;
  title: string;
  /** ISO 8601 date. */
  publishDate: string;
  author: string;
  excerpt: string;
  tags: readonly string[];
  readMinutes: number;
  /** The URL of the picture, which is decorative. */
  artUrl: string;
};

export type ArticleSection = { id: string; level: 2 | 3; title: string; blocks: readonly ProseBlock[] };

/** The part that only the article's own page shows. */
export type ArticleContent = {
  metaDescription: string;
  /** The text before the first heading. */
  opening: readonly ProseBlock[];
  sections: readonly ArticleSection[];
};

export type Article = ArticleEntry & ArticleContent;
