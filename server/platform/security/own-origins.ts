import type { Config } from '../../config.ts';

/** Where people can reach this server: at the public origin, and at preview hosts with the same scheme. */
export type Site = Pick<Config, 'publicOrigin' | 'previewHosts'>;

const loopbackNames = ['localhost', '127.0.0.1', '[::1]'];

export function isLoopbackName(hostname: string): boolean {
  return loopbackNames.includes(hostname);
}

/**
 * Lists every origin where people can reach this server, as browsers write them: scheme, host, and any non-default
 * port. A local installation can be reached at each of the loopback names.
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
 * Returns a test for whether an `Origin` header is one of ours. Browsers write an origin in exactly one way, so any
 * variation, such as a trailing slash, didn't come from our pages.
 */
export function createOwnOriginTest(site: Site): (origin: string) => boolean {
  const own = listOwnOrigins(site);
  return (origin) => own.has(origin);
}

/**
 * Returns the public origin for a request to another of our hosts. Google only redirects to the public origin, where
 * cookies of a preview host or of another loopback name would be missing.
 */
export function findOtherOrigin(host: string | undefined, site: Site): string | undefined {
  const own = new URL(site.publicOrigin);
  const requested = URL.parse(`${own.protocol}//${host ?? ''}`);
  if (!requested || requested.origin === own.origin) return undefined;
  return listOwnOrigins(site).has(requested.origin) ? own.origin : undefined;
}
