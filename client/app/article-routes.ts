import type { ArticleContent } from '../features/blog/article.ts';
import { createLazyPage, type SiteRoute } from './lazy-page.tsx';
import { buildArticlePath } from './paths.ts';

const articlePage = '../pages/article.tsx';
const contents = import.meta.glob<ArticleContent>('../content/articles/*.md', { import: 'content' });

/** One route per article, each with its own script. An unknown slug has no page. */
export const articleRoutes: readonly SiteRoute[] = Object.entries(contents).map(([file, loadContent]) => {
  const slug = file.replace(/^.*\/|\.md$/g, '');
  const path = buildArticlePath(slug);
  const load = async () => {
    const [{ createArticlePage }, content] = await Promise.all([
      import('../pages/article.tsx'),
      loadContent(),
    ]);
    return createArticlePage(slug, content);
  };
  return { path, page: createLazyPage({ path, files: [articlePage, file], load }), isDevelopmentOnly: false };
});
