import type { Request } from 'express';
import { ipKeyGenerator } from 'express-rate-limit';

/** The client's address as limits count it: the socket's, or the one that trusted proxies name. */
export function getClientAddress(request: Request): string {
  return buildAddressKey(request.ip ?? 'unknown');
}

/** Some proxies forward the port too, and it differs with every connection. */
const withPort = /^(?:\[([^\]]*)\]|([\d.]+))(?::\d+)?$/;

/** An IPv4 address as it is, even when the socket speaks IPv6; for an IPv6 address its /64, which one customer gets whole. */
export function buildAddressKey(address: string): string {
  const [, ipv6, ipv4] = withPort.exec(address) ?? [];
  const host = ipv6 ?? ipv4 ?? address;
  const bare = host.startsWith('::ffff:') ? host.slice('::ffff:'.length) : host;
  return bare.includes(':') ? ipKeyGenerator(bare, 64) : bare;
}
