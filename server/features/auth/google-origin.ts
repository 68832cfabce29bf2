import type { AuthConfig } from './auth-dependencies.ts';

const loopbackHosts = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * The origin to sign in on, when it is not the one a request was sent to: Google comes back to the public origin alone,
 * and the cookies of a preview's host, or of another loopback name, would be missing there.
 */
export function findOtherOrigin(
  host: string | undefined,
  { publicOrigin, previewHosts }: Pick<AuthConfig, 'publicOrigin' | 'previewHosts'>,
): string | undefined {
  const own = new URL(publicOrigin);
  const asked = URL.parse(`${own.protocol}//${host ?? ''}`);
  if (!asked || asked.host === own.host) return undefined;
  const isLoopback =
    loopbackHosts.has(own.hostname) && loopbackHosts.has(asked.hostname) && asked.port === own.port;
  return isLoopback || previewHosts.includes(asked.host) ? own.origin : undefined;
}
