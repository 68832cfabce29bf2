// The site folder's articles. `scripts/site-folder/site-plugin.ts` puts them in.

declare module 'site:articles' {
  import type { ArticleEntry } from './features/blog/article.ts';

  export const articleEntries: readonly ArticleEntry[];
}

declare module 'site:article-pages' {
  import type { ArticleContent } from './features/blog/article.ts';

  /** The folder of the articles' files, relative to `client/`. */
  export const articleFolder: string;
  /** Loads the text of each article, by its slug. Only its own page needs it. */
  export const articleContents: Readonly<Record<string, () => Promise<{ content: ArticleContent }>>>;
}
