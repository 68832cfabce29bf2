import type { RenderedPage } from '../../client/prerender.tsx';

/** Lists the pages that search engines may list, each with a single URL, and none of them personal. */
export function listListedPages(pages: readonly RenderedPage[]): readonly RenderedPage[] {
  return pages.filter(({ path, meta, isDevelopmentOnly }) => {
    return !isDevelopmentOnly && !meta.robots && path === meta.path;
  });
}
