import type { Server } from 'node:http';
import type { ConnectionTimeouts } from '../platform/connections/connection-limits.ts';
import { createHttpServer } from '../platform/connections/http-server.ts';
import { createRequestIdSource } from '../platform/http/request-context.ts';
import type { TestApp } from './test-app.ts';

/** The server as it runs in production, with everything that stands before the app. */
export function createTestServer(
  { listener, services }: TestApp,
  timeouts: Partial<ConnectionTimeouts> = {},
): Server {
  const { securityHeaders: headers, logger, config } = services;
  const { connections: limits, trustedProxies } = config;
  const createRequestId = createRequestIdSource();
  return createHttpServer(listener, { headers, logger, createRequestId, limits, trustedProxies, timeouts });
}
