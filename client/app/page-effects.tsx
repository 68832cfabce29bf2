import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { brand } from '../../shared/brand.ts';
import type { PageMeta } from '../lib/page.ts';
import { useAnnounce } from './announcer.tsx';

let isFirstPage = true;

/** Moves the view, the focus and the document's title along on every route change, and announces the page. */
export function PageEffects({ meta }: { meta: PageMeta }) {
  const { hash } = useLocation();
  const announce = useAnnounce();
  const shownPath = useRef<string | undefined>(undefined);
  // Addresses of one page, such as the quote flow over the home page, are not a change of page.
  const { path } = meta;

  useEffect(() => {
    const isNewPage = shownPath.current !== path;
    shownPath.current = path;
    const wasFirst = isFirstPage;
    isFirstPage = false;
    if (isNewPage && !wasFirst) {
      writeMeta(meta);
      announce(meta.title);
      if (!document.querySelector('[aria-modal="true"]')) focusHeading();
    }
    if (hash) scrollToHash(hash);
    else if (isNewPage && !wasFirst) window.scrollTo(0, 0);
  }, [path, hash, meta, announce]);

  return null;
}

function scrollToHash(hash: string) {
  const target = document.getElementById(decodeURIComponent(hash.slice(1)));
  const isReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  target?.scrollIntoView({ behavior: isReduced ? 'auto' : 'smooth', block: 'start' });
}

/** Moves the focus to the page's heading, where a screen reader starts to read. */
export function focusHeading() {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

function writeMeta(meta: PageMeta) {
  document.title = formatTitle(meta);
  setAttribute('meta[name="description"]', 'content', meta.description);
  setAttribute('link[rel="canonical"]', 'href', new URL(meta.path, window.location.origin).href);
}

function setAttribute(selector: string, name: string, value: string) {
  document.head.querySelector(selector)?.setAttribute(name, value);
}

export function formatTitle(meta: PageMeta): string {
  return meta.title.includes(brand.name) ? meta.title : `${meta.title} · ${brand.name}`;
}
