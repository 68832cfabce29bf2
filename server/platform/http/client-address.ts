import type { Request } from 'express';
import { ipKeyGenerator } from 'express-rate-limit';

declare global {
  namespace Express {
    interface Request {
      /** What `getClientAddress` has found out. */
      clientAddress?: string;
    }
  }
}

/** Returns the client's address for rate limits: the socket's, or the one named by trusted proxies. */
export function getClientAddress(request: Request): string {
  request.clientAddress ??= buildAddressKey(request.ip ?? 'unknown');
  return request.clientAddress;
}

/** Returns the /56 and the /48 around an IPv6 address, and nothing for an IPv4 address. */
export function listClientNetworks({ ip = '' }: Pick<Request, 'ip'>): readonly string[] {
  const bare = stripAddress(ip);
  return bare.includes(':') ? [ipKeyGenerator(bare, 56), ipKeyGenerator(bare, 48)] : [];
}

/** The largest network that is likely to be one customer's: an IPv6 /48, or a single IPv4 address. */
export function getClientNetwork({ ip = 'unknown' }: { ip?: string | undefined }): string {
  return listClientNetworks({ ip }).at(-1) ?? buildAddressKey(ip);
}

/** Some proxies forward the port as well, which differs for every connection. */
const withPort = /^(?:\[([^\]]*)\]|([\d.]+))(?::\d+)?$/;

/**
 * Keeps an IPv4 address, even on an IPv6 socket, and shortens an IPv6 address to its /64, because each customer gets a
 * whole /64.
 */
export function buildAddressKey(address: string): string {
  const bare = stripAddress(address);
  return bare.includes(':') ? ipKeyGenerator(bare, 64) : bare;
}

function stripAddress(address: string): string {
  const [, ipv6, ipv4] = withPort.exec(address) ?? [];
  const host = ipv6 ?? ipv4 ?? address;
  return host.startsWith('::ffff:') ? host.slice('::ffff:'.length) : host;
}
