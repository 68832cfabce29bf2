import { createContext, useContext } from 'react';

/** Where the site is, such as `https://www.example.com`. Set while pages are rendered at build. */
export const SiteOriginContext = createContext<string | undefined>(undefined);

/**
 * The origin that people reach the site by. The page's own canonical link knows it, also where the server has put
 * another origin into the page than the build assumed; the first render then finds the same words.
 */
export function useSiteOrigin(): string {
  return useContext(SiteOriginContext) ?? readOrigin();
}

function readOrigin(): string {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return new URL(canonical?.href ?? window.location.href).origin;
}
