import { existsSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';
import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os';
import { isLoopbackName } from './own-origins.ts';

/** Whether the site can be reached only on this machine, according to its origin. */
export function isLocalOrigin(publicOrigin: string): boolean {
  return isLoopbackName(new URL(publicOrigin).hostname);
}

/**
 * Whether the request comes from a person at this machine: with a loopback name, from this machine or from the host of
 * this container, and not through a proxy. Pages of other sites can't fake this, no matter what their name resolves to.
 */
export function isLocalRequest({ headers, socket }: IncomingMessage): boolean {
  const name = URL.parse(`http://${headers.host ?? ''}`)?.hostname ?? '';
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  return !isForwarded && isLoopbackName(name) && isOwnAddress(socket.remoteAddress ?? '', getNetworks());
}

type Networks = {
  interfaces: readonly Pick<NetworkInterfaceInfo, 'address' | 'cidr'>[];
  /** In a container, the host has an address in the container's own network. */
  isContainer: boolean;
};

/** Whether an address belongs to this machine. Others in its network, such as an office, don't count. */
export function isOwnAddress(address: string, { interfaces, isContainer }: Networks): boolean {
  const bare = address.replace(/^::ffff:/, '');
  const own = new BlockList();
  own.addSubnet('127.0.0.0', 8, 'ipv4');
  own.addAddress('::1', 'ipv6');
  for (const { address: each, cidr } of interfaces) {
    const family = isIPv6(each) ? 'ipv6' : 'ipv4';
    const prefix = Number(cidr?.split('/')[1]);
    if (isContainer && prefix > 0) own.addSubnet(each, prefix, family);
    else own.addAddress(each, family);
  }
  return own.check(bare, isIPv6(bare) ? 'ipv6' : 'ipv4');
}

function getNetworks(): Networks {
  const interfaces = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
  return { interfaces, isContainer: ['/.dockerenv', '/run/.containerenv'].some(existsSync) };
}
