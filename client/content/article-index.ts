import { articleEntries } from 'site:articles';
import type { ArticleEntry } from '../features/blog/article.ts';

/** The metadata that lists of articles show, oldest first. Only an article's own page loads its text. */
export const articleIndex: readonly ArticleEntry[] = articleEntries;

/** The newest articles first. */
export function listLatestArticles(count = articleIndex.length): readonly ArticleEntry[] {
  return articleIndex.toReversed().slice(0, count);
}
