// The site folder's articles and answers. `scripts/site-folder/site-plugin.ts` puts them in.

declare module 'site:articles' {
  import type { ArticleEntry } from './features/blog/article.ts';

  export const articleEntries: readonly ArticleEntry[];
}

declare module 'site:article-texts' {
  import type { ArticleContent } from './features/blog/article.ts';
  import type { TextLoaders } from './lib/load-text.ts';

  /** The folder of the articles' files, relative to `client/`. */
  export const folder: string;
  export const loaders: TextLoaders<ArticleContent>;
}

declare module 'site:answer-texts' {
  import type { AnswerContent } from './features/answers/answer.ts';
  import type { TextLoaders } from './lib/load-text.ts';

  /** The folder of the answers' files, relative to `client/`. */
  export const folder: string;
  export const loaders: TextLoaders<AnswerContent>;
}
