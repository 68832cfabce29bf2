import type { ProseBlock } from '../../ui/layout/prose-content.ts';

/** The part of an article for lists. */
export type ArticleEntry = {
  slug: string;
  title: string;
  /** ISO 8601 date. */
  publishDate: string;
  author: string;
  excerpt: string;
  tags: readonly string[];
  readMinutes: number;
  /** Address of the picture, which adds nothing to the words. */
  artUrl: string;
};

/** An article in a list, with its date formatted. */
export type ListedArticle = ArticleEntry & { dateText: string };

export type ArticleSection = { id: string; level: 2 | 3; title: string; blocks: readonly ProseBlock[] };

/** The part that only the article's own page needs. */
export type ArticleContent = {
  metaDescription: string;
  /** The text before the first heading. */
  opening: readonly ProseBlock[];
  sections: readonly ArticleSection[];
};

export type Article = ArticleEntry & ArticleContent;
