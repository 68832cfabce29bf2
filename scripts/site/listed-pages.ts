import type { RenderedPage } from '../../client/prerender.tsx';

/** The pages that search engines may list: one address each, and none that is personal. */
export function listListedPages(pages: readonly RenderedPage[]): readonly RenderedPage[] {
  return pages.filter(({ path, meta, isDevelopmentOnly }) => {
    return !isDevelopmentOnly && !meta.robots && path === meta.path;
  });
}
