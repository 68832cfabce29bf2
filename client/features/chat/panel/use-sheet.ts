import { type RefObject, useEffect } from 'react';

/** While a sheet fills a phone's screen, the page under it is neither reached nor scrolled. */
export function useInertPage(isSheet: boolean): void {
  useEffect(() => {
    if (!isSheet) return;
    const page = document.getElementById('root');
    const { documentElement } = document;
    page?.setAttribute('inert', '');
    documentElement.style.overflow = 'hidden';
    return () => {
      page?.removeAttribute('inert');
      documentElement.style.overflow = '';
    };
  }, [isSheet]);
}

/**
 * Fits the sheet into what a phone's keyboard leaves of the window: browsers move the keyboard over a page without
 * changing its height.
 */
export function useVisibleHeight(sheet: RefObject<HTMLElement | null>, isSheet: boolean): void {
  useEffect(() => {
    const element = sheet.current;
    const viewport = window.visualViewport;
    if (!isSheet || !element || !viewport) return;
    const adapt = () => {
      // Who has zoomed in moves about in the sheet as it is.
      const isZoomed = viewport.scale > 1.01;
      element.style.height = isZoomed ? '' : `${viewport.height}px`;
      element.style.top = isZoomed ? '' : `${viewport.offsetTop}px`;
    };
    adapt();
    viewport.addEventListener('resize', adapt);
    viewport.addEventListener('scroll', adapt);
    return () => {
      viewport.removeEventListener('resize', adapt);
      viewport.removeEventListener('scroll', adapt);
      element.style.height = '';
      element.style.top = '';
    };
  }, [sheet, isSheet]);
}
