import type { ComponentType } from 'react';

export type ArticleMeta = {
  /** ISO 8601 date. */
  publishDate: string;
  excerpt: string;
  tags: readonly string[];
  artUrl: string;
};

/** What a page says of itself to search engines, previews and screen readers. `path` is the canonical one. */
export type PageMeta = {
  title: string;
  description: string;
  path: string;
  robots?: 'noindex';
  /** What stands on the picture that other sites show with a link; the title unless said. */
  previewTitle?: string;
  /** For articles, which are in the feed, too. */
  article?: ArticleMeta;
  structuredData?: readonly Record<string, unknown>[];
};

export type Page = { Component: ComponentType; meta: PageMeta };

/** The `page` that a file of `client/pages/` exports. Its path is written in `app/paths.ts` alone. */
export type PageModule = { Component: ComponentType; meta: Omit<PageMeta, 'path'> };
