/** Operators set these with `MAX_CONNECTIONS` and the settings after it. */
export type ConnectionLimits = {
  /** In total, not counting the few reserved for health checks. */
  maxConnections: number;
  /** Per address: connections or, behind trusted proxies, requests in progress. */
  maxConnectionsPerAddress: number;
  /** Bytes of unfinished bodies, in total and per address. */
  maxBodyBytes: number;
  maxBodyBytesPerAddress: number;
};

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
