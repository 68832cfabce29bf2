import { listOwnOrigins } from '../../../platform/security/own-origins.ts';
import type { AuthConfig } from '../auth-dependencies.ts';

/**
 * The origin to sign in on, when it is not the one a request was sent to: Google comes back to the public origin alone,
 * and the cookies of a preview's host, or of another loopback name, would be missing there.
 */
export function findOtherOrigin(
  host: string | undefined,
  site: Pick<AuthConfig, 'publicOrigin' | 'previewHosts'>,
): string | undefined {
  const own = new URL(site.publicOrigin);
  const asked = URL.parse(`${own.protocol}//${host ?? ''}`);
  if (!asked || asked.origin === own.origin) return undefined;
  return listOwnOrigins(site).has(asked.origin) ? own.origin : undefined;
}
