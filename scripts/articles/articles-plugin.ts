import type { Plugin } from 'vite';
import { loadArticle } from './load-article.ts';

/**
 * Turns articles into modules at build time, so that no browser parses Markdown: `x.md?entry` exports the `entry` for
 * lists, and `x.md` exports the `content`, which only the article's own page needs.
 */
export function articles(): Plugin {
  return {
    name: 'articles',
    load: {
      filter: { id: /\.md(\?entry)?$/ },
      handler(id) {
        const [file = '', query] = id.split('?');
        this.addWatchFile(file);
        const { featuredImage, metaDescription, opening, sections, ...entry } = loadArticle(file);
        const code =
          query === undefined
            ? `export const content = ${JSON.stringify({ metaDescription, opening, sections })};`
            : `import artUrl from './art/${featuredImage}';
               export const entry = { ...${JSON.stringify(entry)}, artUrl };`;
        return { code, moduleType: 'js', moduleSideEffects: false };
      },
    },
  };
}
