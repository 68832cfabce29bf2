import type { ComponentType } from 'react';

export type ArticleMeta = {
  /** ISO 8601 date. */
  publishDate: string;
  excerpt: string;
  tags: readonly string[];
  artUrl?: string;
};

/** A page's data for search engines, previews, and screen readers. `path` is the canonical one. */
export type PageMeta = {
  title: string;
  description: string;
  path: string;
  robots?: 'noindex';
  /** The text in the preview picture that other sites show with a link. Defaults to the title. */
  previewTitle?: string;
  /** Set for articles and answers, which are also in the feed. */
  article?: ArticleMeta;
  structuredData?: readonly Record<string, unknown>[];
};

export type Page = {
  Component: ComponentType;
  meta: PageMeta;
  /** If the path ends in `:slug`, the page for each slug. The page itself then responds to unknown ones. */
  pages?: PagesBySlug;
  /** Shows another page instead of this one. */
  redirect?: string;
};

type PagesBySlug = {
  slugs: readonly string[];
  /** The file of a page's text relative to `client/`, if it has a script of its own. */
  getTextFile?: (slug: string) => string;
  load: (slug: string) => Promise<Page>;
};

/** What a file of `client/pages/` exports as `page`. The path is only in `app/paths.ts`. */
export type PageModule = Omit<Page, 'meta'> & { meta: Omit<PageMeta, 'path'> };
