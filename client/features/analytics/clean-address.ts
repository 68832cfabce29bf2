import { cleanAddress } from '../../../shared/analytics/personal-text.ts';
import { attempt } from '../../lib/stored-value.ts';

/** The path of an absolute address, without parts that may identify a person. */
export function cleanPath(href: string): string {
  return cleanAddress(new URL(href).pathname);
}

/** Where a visitor came from: a path on this site, or origin and path of another. Undefined if it's unknown. */
export function cleanReferrer(referrer: string, ownOrigin: string): string | undefined {
  const address = attempt(() => new URL(referrer));
  if (!address) return undefined;
  const { origin, protocol, host } = address;
  if (origin === ownOrigin) return cleanPath(referrer);
  return /^https?:$/.test(protocol) ? `${origin}${cleanPath(referrer)}` : `${protocol}//${host}`;
}
