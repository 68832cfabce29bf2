import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { subsetFonts } from './subset-fonts.ts';

const port = 3000;
const apiPort = '3001';
const root = fileURLToPath(new URL('..', import.meta.url));

await subsetFonts(root);
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
