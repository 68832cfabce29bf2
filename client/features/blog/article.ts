import type { ProseBlock } from '../../ui/layout/prose-content.ts';

/** What lists show of an article. */
export type ArticleEntry = {
  slug: string;
  title: string;
  /** ISO 8601 date. */
  publishDate: string;
  author: string;
  excerpt: string;
  tags: readonly string[];
  readMinutes: number;
  /** Address of the picture, which says nothing that the words do not. */
  artUrl: string;
};

export type ArticleSection = { id: string; level: 2 | 3; title: string; blocks: readonly ProseBlock[] };

/** What only the article's own page needs. */
export type ArticleContent = {
  metaDescription: string;
  /** What stands before the first heading. */
  opening: readonly ProseBlock[];
  sections: readonly ArticleSection[];
};

export type Article = ArticleEntry & ArticleContent;
