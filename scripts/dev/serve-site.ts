import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer as createTcpServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import type { Config } from '../../server/config.ts';
import { SiteFaults } from '../../shared/site/schemas/faults.ts';
import { prepareSite } from '../site-folder/prepare-site.ts';
import { subsetFonts } from '../subset-fonts.ts';
import { createApiProxy } from './api-proxy.ts';
import { faultyExitCode } from './exit-codes.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
process.chdir(root);

/** The build writes each page's head. In development, a page gets its title only after a navigation. */
const developmentTitle = (name: string): Plugin => ({
  name: 'development-title',
  transformIndexHtml: (html) => html.replace('<!--head-->', `<title>${name}</title>`),
});

try {
  await run();
} catch (cause) {
  process.stderr.write(
    `The site could not start.\n${cause instanceof Error ? cause.message : String(cause)}\n`,
  );
  // Vite keeps the process running even if it can't listen.
  process.exit(cause instanceof SiteFaults ? faultyExitCode : 1);
}

/**
 * Runs Vite, which serves the pages, and the API server behind it, which serves everything else. The API server prints
 * the line that says it's ready.
 */
async function run(): Promise<void> {
  const { site } = prepareSite({ hasDrafts: true });
  const { parseConfig } = await import('../../server/config.ts');
  const environment = { ...readEnvironmentFile(), ...process.env };
  const config = parseConfig(environment);
  if (config.isProduction) throw new Error('NODE_ENV is production: `npm run dev` is for development.');
  await subsetFonts(root);
  const apiPort = await findFreePort();
  const vite = await servePages(site.brand.name, config, environment.HOST?.trim() || 'localhost', apiPort);
  const api = startApi(config, apiPort);
  const signal = await waitForSignal();
  if (api.exitCode === null) {
    api.kill(signal);
    await once(api, 'exit');
  }
  await vite.close();
  process.exit();
}

function readEnvironmentFile(): NodeJS.Dict<string> {
  return existsSync('.env') ? parseEnv(readFileSync('.env', 'utf8')) : {};
}

async function servePages(
  name: string,
  config: Config,
  host: string,
  apiPort: number,
): Promise<ViteDevServer> {
  const vite = await createServer({
    configFile: `${root}client/vite.config.ts`,
    clearScreen: false,
    plugins: [developmentTitle(name)],
    server: {
      host,
      port: config.port,
      strictPort: true,
      allowedHosts: [new URL(config.publicOrigin).hostname],
      proxy: createApiProxy(apiPort),
    },
  });
  return vite.listen();
}

/** Node restarts the server whenever a loaded file or `.env` changes. */
function startApi({ publicOrigin }: Config, port: number): ChildProcess {
  const settings = existsSync('.env') ? ['--env-file=.env'] : [];
  const args = ['--watch', '--watch-preserve-output', ...settings, 'scripts/dev/serve-api.ts'];
  return spawn(process.execPath, args, {
    stdio: 'inherit',
    env: {
      LOG_FORMAT: 'pretty',
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_ORIGIN: publicOrigin,
    },
  });
}

async function findFreePort(): Promise<number> {
  const server = createTcpServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return address.port;
}

function waitForSignal(): Promise<NodeJS.Signals> {
  const { promise, resolve } = Promise.withResolvers<NodeJS.Signals>();
  process.once('SIGINT', resolve);
  process.once('SIGTERM', resolve);
  return promise;
}
