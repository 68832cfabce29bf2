import type { ArticleEntry } from './article.ts';

/** An article in a list, with its date formatted. */
export type ListedArticle = ArticleEntry & { dateText: string };
