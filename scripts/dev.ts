import { execFileSync, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

const port = 3000;
const apiPort = '3001';
const root = fileURLToPath(new URL('..', import.meta.url));

// The API server serves the built pages, too, and does not start without them.
execFileSync('node', ['scripts/build.ts', '--if-changed'], { cwd: root, stdio: 'inherit' });
process.env.API_PORT = apiPort;
const api = spawn('node', ['--watch', 'server/main.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PORT: apiPort, PUBLIC_ORIGIN: `http://localhost:${port}` },
});
const vite = await createServer({
  configFile: `${root}client/vite.config.ts`,
  server: { port, strictPort: true },
});
await vite.listen();
vite.printUrls();

process.once('SIGINT', stop);
process.once('SIGTERM', stop);

function stop() {
  api.kill('SIGTERM');
  void vite.close().then(() => process.exit(0));
}
