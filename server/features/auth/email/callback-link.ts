/**
 * Builds the link to the page that exchanges a code. It uses the public origin and never a Host header, which a
 * stranger can forge.
 */
export function buildCallbackLink(publicOrigin: string, code: string, next: string): string {
  const link = new URL('/auth/callback', publicOrigin);
  link.searchParams.set('code', code);
  link.searchParams.set('next', next);
  return link.href;
}
