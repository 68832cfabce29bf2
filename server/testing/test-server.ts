import type { Server } from 'node:http';
import type { ConnectionTimeouts } from '../platform/connections/connection-limits.ts';
import { createHttpServer } from '../platform/connections/http-server.ts';
import type { TestApp } from './test-app.ts';

/** The server as it runs in production, with everything in front of the app. */
export function createTestServer(
  { listener, services }: TestApp,
  timeouts: Partial<ConnectionTimeouts> = {},
): Server {
  const { securityHeaders: headers, logger, config } = services;
  const { trustedProxies } = config;
  return createHttpServer(listener, { headers, logger, limits: config, trustedProxies, timeouts });
}
