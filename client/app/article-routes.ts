import type { ArticleContent } from '../features/blog/article.ts';
import { createLazyPage } from './lazy-page.tsx';
import { buildArticlePath } from './paths.ts';
import type { SiteRoute } from './routes.tsx';

const contents = import.meta.glob<ArticleContent>('../content/articles/*.md', { import: 'content' });

/** A route for each article, with the article's own script: an address without one is no page. */
export const articleRoutes: readonly SiteRoute[] = Object.entries(contents).map(([file, load]) => {
  const source = file.replace('../', '');
  const slug = source.replace(/^.*\/|\.md$/g, '');
  const page = createLazyPage(['pages/article.tsx', source], async () => {
    const [{ createArticlePage }, content] = await Promise.all([import('../pages/article.tsx'), load()]);
    return createArticlePage(slug, content);
  });
  return { path: buildArticlePath(slug), page, delivery: 'html' };
});
