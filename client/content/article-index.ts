import type { ArticleEntry } from '../features/blog/article.ts';

const entries = import.meta.glob<ArticleEntry>('./articles/*.md', {
  query: '?entry',
  import: 'entry',
  eager: true,
});

/** What lists of articles show, the first published first; the articles themselves are read only on their own pages. */
export const articleIndex: readonly ArticleEntry[] = Object.values(entries).sort((one, other) =>
  one.publishDate.localeCompare(other.publishDate),
);

/** The newest entries first; ISO dates sort as text. */
export function listLatestArticles(count = articleIndex.length): readonly ArticleEntry[] {
  return articleIndex.toReversed().slice(0, count);
}
