/** The site folder's articles. `scripts/site-folder/site-plugin.ts` puts them in. */
declare module 'site:articles' {
  import type { ArticleContent, ArticleEntry } from './features/blog/article.ts';

  export const articleEntries: readonly ArticleEntry[];
  /** The text of each article, which only its own page loads. `source` is its file, relative to `client/`. */
  export const articleContents: readonly {
    slug: string;
    source: string;
    loadContent: () => Promise<{ content: ArticleContent }>;
  }[];
}
