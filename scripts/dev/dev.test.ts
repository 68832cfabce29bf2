import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { paths } from '../../client/app/paths.ts';
import { findFreePort } from '../../server/testing/peers/listen-on-loopback.ts';
import { contracts } from '../../shared/api/contracts.ts';
import { apiPaths } from './api-proxy.ts';

/** This is only for processes that hang, because a busy machine can take long to start three of them. */
const timeout = 100_000;
const root = fileURLToPath(new URL('../..', import.meta.url));

describe('API paths in development', () => {
  it('include those of every call', () => {
    const lost = contracts.map(({ path }) => path).filter((path) => !apiPaths.test(path));
    expect(lost).toEqual([]);
  });

  it('include no page', () => {
    expect(Object.values(paths).filter((path) => apiPaths.test(path))).toEqual([]);
  });
});

describe('npm run dev', () => {
  const folder = mkdtempSync(join(tmpdir(), 'coverlight-dev-'));
  let dev: ChildProcess | undefined;

  afterAll(() => {
    dev?.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });

  it('reads .env, serves without a build, reloads server and client, and ends at Ctrl-C', {
    timeout: 4 * timeout,
  }, async () => {
    copyProject(folder);
    const port = await findFreePort();
    const origin = `http://localhost:${port}`;
    writeFileSync(`${folder}/.env`, `PORT=${port}\nDATABASE_URL=file:${folder}/dev.db\n`);
    dev = spawn(process.execPath, ['scripts/dev.ts'], { cwd: folder, env: { PATH: process.env.PATH } });
    let output = '';
    for (const stream of [dev.stdout, dev.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        output += chunk.toString();
      });
    }
    const get = async (path: string) =>
      (await fetch(origin + path, { headers: { Accept: 'text/html, */*' } })).text();
    await expect.poll(() => output, { timeout }).toContain(`is ready at ${origin}`);

    expect(await get('/')).toContain('src="/main.tsx"');
    expect(JSON.parse(await get('/api/carriers'))).toHaveProperty('carriers');
    expect(await get('/dev/outbox.json')).toBe('[]');
    expect(readdirSync(folder)).not.toContain('dist');

    edit(`${folder}/server/platform/errors.ts`, 'There’s nothing at this address.', 'It moved.');
    await expect.poll(() => get('/api/nothing'), { timeout }).toContain('It moved.');

    expect(await get('/content/how-it-works.ts')).not.toContain('Changed');
    writeFileSync(`${folder}/client/content/how-it-works.ts`, "export const Changed = '';\n");
    await expect.poll(() => output, { timeout }).toMatch(/\[vite\].*(page reload|hmr update)/);
    expect(await get('/content/how-it-works.ts')).toContain('Changed');

    const ended = once(dev, 'exit');
    dev.kill('SIGINT');
    expect(await ended).toEqual([0, null]);
    await expect(fetch(origin)).rejects.toThrow();
    // If the log next to the database is gone, the server has closed the database.
    expect(readdirSync(folder)).not.toContain('dev.db-wal');
  });
});

function edit(file: string, from: string, to: string): void {
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(from);
  writeFileSync(file, text.replaceAll(from, to));
}

/** Copies the sources and links the packages, because Vite caches next to the links. */
function copyProject(target: string): void {
  for (const part of ['client', 'migrations', 'scripts', 'server', 'shared', 'site', 'package.json']) {
    cpSync(root + part, `${target}/${part}`, { recursive: true });
  }
  mkdirSync(`${target}/node_modules`);
  for (const name of readdirSync(`${root}node_modules`).filter((entry) => !entry.startsWith('.v'))) {
    symlinkSync(`${root}node_modules/${name}`, `${target}/node_modules/${name}`);
  }
}
