import type { Plugin } from 'vite';
import type { ArticleEntry } from '../../client/features/blog/article.ts';
import { readArticle, type SourceArticle } from './read-article.ts';

/**
 * Makes modules of the articles at build, so that no browser parses Markdown: `x.md` exports the whole `article`,
 * `x.md?entry` only the `entry` that lists show.
 */
export function articles(): Plugin {
  return {
    name: 'articles',
    load: {
      filter: { id: /\.md(\?entry)?$/ },
      handler(id) {
        const [file = '', query] = id.split('?');
        this.addWatchFile(file);
        const { featuredImage, ...article } = readArticle(file);
        const [name, value] = query ? ['entry', toEntry(article)] : ['article', article];
        const code = [
          `import artUrl from './art/${featuredImage}';`,
          `export const ${name} = { ...${JSON.stringify(value)}, artUrl };`,
        ].join('\n');
        return { code, moduleType: 'js', moduleSideEffects: false };
      },
    },
  };
}

function toEntry(article: Omit<SourceArticle, 'featuredImage'>): Omit<ArticleEntry, 'artUrl'> {
  const { slug, title, publishDate, author, excerpt, tags, readMinutes } = article;
  return { slug, title, publishDate, author, excerpt, tags, readMinutes };
}
