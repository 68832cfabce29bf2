/** What the operator sets: `MAX_CONNECTIONS` and the settings after it. */
export type ConnectionLimits = {
  /** In all, beside the few that are kept for health checks. */
  maxConnections: number;
  /** Of one address: connections, or behind trusted proxies requests that aren't answered yet. */
  maxConnectionsPerAddress: number;
  /** Bytes of bodies that aren't complete yet, in all and of one address. */
  maxBodyBytes: number;
  maxBodyBytesPerAddress: number;
};

/** In milliseconds. Whoever takes longer loses the connection. */
export type ConnectionTimeouts = {
  /** From the connection, or the start of a request, to the end of its headers. */
  headersMs: number;
  /** To the end of the body. */
  requestMs: number;
  /** Between requests. */
  keepAliveMs: number;
  /** Without a byte in either direction while a request is being answered; event streams send one every 25 s. */
  silenceMs: number;
  /** For reading what waits to be sent, or 64 KiB of it. */
  unreadMs: number;
  /** For the one request on a connection that is kept for health checks. */
  reserveMs: number;
  /** How often all of this is looked at. */
  checkMs: number;
};

export const connectionTimeouts: ConnectionTimeouts = {
  headersMs: 10_000,
  requestMs: 30_000,
  // Longer than the minute that load balancers keep connections for, so that they close first.
  keepAliveMs: 65_000,
  silenceMs: 60_000,
  unreadMs: 120_000,
  reserveMs: 2000,
  checkMs: 5000,
};
