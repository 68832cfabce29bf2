import type { Config } from '../../config.ts';

/** Without the few connections that are reserved for health checks. Bytes are those of unfinished bodies. */
export type ConnectionLimits = Pick<
  Config,
  'maxConnections' | 'maxConnectionsPerAddress' | 'maxBodyBytes' | 'maxBodyBytesPerAddress'
>;

/** In milliseconds. A client that takes longer is disconnected. */
export type ConnectionTimeouts = {
  /** From the connection, or the start of a request, to the end of its headers. */
  headersMs: number;
  /** To the end of the body. */
  requestMs: number;
  keepAliveMs: number;
  /** Without a byte in either direction while a request is being answered. Event streams send one every 25 s. */
  silenceMs: number;
  /** For a client to read all data that is waiting for it, or 64 KiB of it. */
  unreadMs: number;
  /** For the single request on a connection reserved for health checks. */
  reserveMs: number;
  /** How often these limits are checked. */
  checkMs: number;
};

export const connectionTimeouts: ConnectionTimeouts = {
  headersMs: 10_000,
  requestMs: 30_000,
  // Longer than the minute that load balancers keep connections for, so that they are the ones to close them.
  keepAliveMs: 65_000,
  silenceMs: 60_000,
  unreadMs: 120_000,
  reserveMs: 2000,
  checkMs: 5000,
};
