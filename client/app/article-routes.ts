import type { Article } from '../features/blog/article.ts';
import { createLazyPage } from './lazy-page.tsx';
import { buildArticlePath } from './paths.ts';
import type { SiteRoute } from './routes.tsx';

const modules = import.meta.glob<Article>('../content/articles/*.md', { import: 'article' });

/** A route for each article, with the article's own script: an address without one is no page. */
export const articleRoutes: readonly SiteRoute[] = Object.entries(modules).map(([file, load]) => {
  const source = file.replace('../', '');
  const page = createLazyPage(['pages/article.tsx', source], async () => {
    const [{ createArticlePage }, article] = await Promise.all([import('../pages/article.tsx'), load()]);
    return createArticlePage(article);
  });
  return { path: buildArticlePath(source.replace(/^.*\/|\.md$/g, '')), page, delivery: 'html' };
});
