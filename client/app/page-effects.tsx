import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { brand } from '../../shared/site/brand.data.ts';
import type { PageMeta } from '../lib/page.ts';
import { useTracker } from '../lib/tracker.ts';
import { announce } from './announcer.tsx';

let isFirstPage = true;

/**
 * On every route change, updates the scroll position, focus, and document title, announces the page, and reports the
 * page view.
 */
export function PageEffects({ meta }: { meta: PageMeta }) {
  const { pathname, hash } = useLocation();
  const { trackPage } = useTracker();
  const shownPath = useRef<string | undefined>(undefined);
  // Several addresses of the same page, such as the quote flow over the home page, don't count as a page change.
  const { path } = meta;

  useEffect(() => {
    const isNewPage = shownPath.current !== path;
    shownPath.current = path;
    const wasFirst = isFirstPage;
    isFirstPage = false;
    const target = hash ? document.getElementById(decodeHash(hash)) : null;
    if (!wasFirst) {
      if (isNewPage) {
        writeMeta(meta);
        announce(meta.title);
      }
      if (target) focusQuietly(target);
      else if (isNewPage && !document.querySelector('[aria-modal="true"]')) focusHeading();
    }
    if (target) scrollTo(target);
    else if (isNewPage && !wasFirst) window.scrollTo(0, 0);
  }, [path, hash, meta]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every address is a page view, even on the same page.
  useEffect(() => trackPage(formatTitle(meta)), [pathname, meta, trackPage]);

  return null;
}

/** A hash that isn't encoded correctly names no element. */
function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}

function scrollTo(target: HTMLElement) {
  const isReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  target.scrollIntoView({ behavior: isReduced ? 'auto' : 'smooth', block: 'start' });
}

/** Moves the focus to the page's heading, so that screen readers start there. */
export function focusHeading() {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading) focusQuietly(heading);
}

/**
 * Moves the reading position and Tab order to this element, even if it isn't focusable. Someone who began to type while
 * the page loaded keeps typing.
 */
function focusQuietly(element: HTMLElement) {
  if (document.activeElement?.matches('input, textarea')) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

function writeMeta(meta: PageMeta) {
  document.title = formatTitle(meta);
  const canonical = new URL(meta.path, window.location.origin).href;
  writeTag('meta', { name: 'description' }, { content: meta.description });
  writeTag('meta', { name: 'robots' }, meta.robots && { content: meta.robots });
  writeTag('link', { rel: 'canonical' }, meta.robots ? undefined : { href: canonical });
}

/**
 * Updates the one tag in the head with these attributes, creating it if necessary. Removes it when there are no values.
 */
function writeTag(
  name: 'meta' | 'link',
  identity: Record<string, string>,
  values: Record<string, string> | undefined,
) {
  const [attribute = '', value = ''] = Object.entries(identity)[0] ?? [];
  const known = document.head.querySelector(`${name}[${attribute}="${value}"]`);
  if (!values) {
    known?.remove();
    return;
  }
  const tag = known ?? document.head.appendChild(document.createElement(name));
  for (const [key, text] of Object.entries({ ...identity, ...values })) tag.setAttribute(key, text);
}

/** In characters. Search engines cut off what's longer. */
const longestTitle = 65;

export function formatTitle(meta: PageMeta): string {
  const withName = `${meta.title} · ${brand.name}`;
  return meta.title.includes(brand.name) || withName.length > longestTitle ? meta.title : withName;
}
