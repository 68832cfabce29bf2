import { spawnSync } from 'node:child_process';
import { listMissingPackages } from '../e2e/engines/find-browsers.ts';

const missing = listMissingPackages();
if (missing.length > 0) {
  console.log(`Installing ${missing.join(', ')}`);
  const install = ['install', '-y', '--no-install-recommends', ...missing];
  const isRoot = process.getuid?.() === 0;
  const { status } = spawnSync(isRoot ? 'apt-get' : 'sudo', isRoot ? install : ['apt-get', ...install], {
    stdio: 'inherit',
  });
  if (status !== 0) {
    console.error(`These Debian packages are missing: ${missing.join(' ')}`);
    process.exit(1);
  }
}
const config = ['--config', 'playwright-engines.config.ts'];
const { status } = spawnSync('playwright', ['test', ...config, ...process.argv.slice(2)], {
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
