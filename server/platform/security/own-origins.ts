/** Where this server is reached: the public origin, and hosts of previews that share its scheme. */
export type Site = { publicOrigin: string; previewHosts: readonly string[] };

const loopbackNames = ['localhost', '127.0.0.1', '[::1]'];

export function isLoopbackName(hostname: string): boolean {
  return loopbackNames.includes(hostname);
}

/**
 * Every origin at which this server is reached, as browsers write them: scheme, host, and any port that isn't the
 * scheme's own. A local installation is reached under each of the loopback names.
 */
function listOwnOrigins({ publicOrigin, previewHosts }: Site): ReadonlySet<string> {
  const own = new URL(publicOrigin);
  const hosts = [own.host, ...previewHosts];
  if (isLoopbackName(own.hostname)) {
    hosts.push(...loopbackNames.map((name) => (own.port === '' ? name : `${name}:${own.port}`)));
  }
  return new Set(hosts.map((host) => new URL(`${own.protocol}//${host}`).origin));
}

/**
 * Tells whether an `Origin` header is one of them. Browsers write an origin in exactly one way, so anything else in
 * the header, such as a trailing slash, wasn't written by one of our pages.
 */
export function createOwnOriginTest(site: Site): (origin: string) => boolean {
  const own = listOwnOrigins(site);
  return (origin) => own.has(origin);
}

/**
 * The public origin, for a request that reached us by another of our hosts. Google leads back to the public origin alone, and
 * the cookies of a preview's host, or of another loopback name, would be missing there.
 */
export function findOtherOrigin(host: string | undefined, site: Site): string | undefined {
  const own = new URL(site.publicOrigin);
  const requested = URL.parse(`${own.protocol}//${host ?? ''}`);
  if (!requested || requested.origin === own.origin) return undefined;
  return listOwnOrigins(site).has(requested.origin) ? own.origin : undefined;
}
