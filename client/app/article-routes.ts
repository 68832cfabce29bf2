import { articleContents, articleFolder } from 'site:article-pages';
import { createLazyPage, type SiteRoute } from './lazy-page.tsx';
import { buildArticlePath } from './paths.ts';

const articlePage = '../pages/article.tsx';

/** One route per article, each with its own script. An unknown slug has no page. */
export const articleRoutes: readonly SiteRoute[] = Object.entries(articleContents).map(
  ([slug, loadContent]) => {
    const path = buildArticlePath(slug);
    const load = async () => {
      const [{ createArticlePage }, { content }] = await Promise.all([
        import('../pages/article.tsx'),
        loadContent(),
      ]);
      return createArticlePage(slug, content);
    };
    const files = [articlePage, `../${articleFolder}/${slug}.md`];
    return { path, page: createLazyPage({ path, files, load }), isDevelopmentOnly: false };
  },
);
