import type { ArticleEntry } from './article.ts';

/** An article in a list, with its date as people read it. */
export type ListedArticle = ArticleEntry & { dateText: string };
