import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { brand } from '../shared/site/brand.data.ts';
import { createApp } from './app.ts';
import type { Config } from './config.ts';
import { createHttpServer } from './platform/connections/http-server.ts';
import { version } from './platform/version.ts';
import { createServices, type Overrides } from './services.ts';

const drainDeadlineMs = 9000;
const silenceGraceMs = 500;
/**
 * The number of connections that can wait to be accepted (the system may allow fewer). With a short queue, a flood
 * makes others wait for seconds.
 */
const backlog = 4096;

/** Runs the server until a signal ends it. */
export async function serve(config: Config, overrides: Overrides | undefined) {
  await using services = await createServices(config, overrides);
  const server = createHttpServer(createApp(services), {
    headers: services.securityHeaders,
    logger: services.logger,
    limits: config,
    trustedProxies: config.trustedProxies,
  });
  const connections = trackConnections(server);
  await listen(server, config);
  services.startBackground();
  services.announce(
    { version, node: process.versions.node },
    `${brand.name} is ready at ${config.publicOrigin}`,
  );
  process.once('uncaughtException', (cause) => {
    services.logger.fatal({ err: cause }, 'stopping, because of an error in the program');
    process.exit(1);
  });
  const signal = await waitForSignal();
  services.logger.info({ signal }, 'stopping');
  services.startDraining();
  await close(server, connections);
}

function listen(server: Server, { port, host }: Config): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const fail = (cause: NodeJS.ErrnoException) => {
    if (cause.code !== 'EADDRINUSE') return reject(cause);
    const message = `Another program is already listening on port ${port} (EADDRINUSE). Stop it, or set PORT to a free one.`;
    reject(new Error(message, { cause }));
  };
  server.once('error', fail);
  server.listen({ port, host, backlog }, () => {
    server.off('error', fail);
    resolve();
  });
  return promise;
}

function waitForSignal(): Promise<NodeJS.Signals> {
  const { promise, resolve } = Promise.withResolvers<NodeJS.Signals>();
  process.once('SIGTERM', resolve);
  process.once('SIGINT', resolve);
  return promise;
}

function trackConnections(server: Server): ReadonlySet<Socket> {
  const connections = new Set<Socket>();
  server.on('connection', (socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  return connections;
}

/** Stops accepting connections, lets running requests finish, and cuts off the rest at the deadline. */
async function close(server: Server, connections: ReadonlySet<Socket>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.close(() => resolve());
  const idle = setInterval(() => server.closeIdleConnections(), 100);
  // Node doesn't consider a connection idle if nothing was ever sent on it, so the drain would wait for it.
  const grace = setTimeout(() => {
    for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
  }, silenceGraceMs);
  const deadline = setTimeout(() => server.closeAllConnections(), drainDeadlineMs);
  await promise;
  clearInterval(idle);
  clearTimeout(grace);
  clearTimeout(deadline);
}
