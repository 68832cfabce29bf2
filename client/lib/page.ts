import type { ComponentType } from 'react';

/** What a page says of itself to search engines, previews and screen readers. `path` is the canonical one. */
export type PageMeta = {
  title: string;
  description: string;
  path: string;
  robots?: 'noindex';
  structuredData?: readonly Record<string, unknown>[];
};

/** A page module's one export: what it renders and its meta data. */
export type Page = { Component: ComponentType; meta: PageMeta };
