import { createContext, useContext } from 'react';

/** The site's origin, such as `https://www.example.com`. Set while pages are rendered at build time. */
export const SiteOriginContext = createContext<string | undefined>(undefined);

/**
 * The site's public origin, from the page's canonical link. The server may have replaced the origin that the build
 * assumed, and the first render must match its markup.
 */
export function useSiteOrigin(): string {
  return useContext(SiteOriginContext) ?? getOrigin();
}

function getOrigin(): string {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return new URL(canonical?.href ?? window.location.href).origin;
}
