import { execFile, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseEnv, promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findFreePort } from '../server/testing/peers/listen-on-loopback.ts';
import { serverCommand } from '../server/testing/processes/server-command.ts';
import { buildSite } from '../server/testing/processes/spawn-server.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const unit = readFileSync(`${root}docs/deploy/coverlight.service`, 'utf8');
const listValues = (name: string) =>
  [...unit.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value = '']) => value);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(`${tmpdir()}/coverlight-service-`);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const hasProgram = (name: string) => spawnSync('which', [name]).status === 0;

it.each([
  ['npm start', 'package.json', / (\S+ server\/main\.ts)"/],
  ['the systemd unit', 'docs/deploy/coverlight.service', /^ExecStart=\S+ (.+)$/m],
])('%s runs the server like the tests do', (_name, file, pattern) => {
  expect(pattern.exec(readFileSync(root + file, 'utf8'))?.[1]).toBe(serverCommand.join(' '));
});

it('the container runs the server like the tests do', () => {
  const dockerfile = readFileSync(`${root}Dockerfile`, 'utf8');
  const options = /NODE_OPTIONS=(\S+)/.exec(dockerfile)?.[1];
  const command = /^CMD \["node", "(.+)"\]$/m.exec(dockerfile)?.[1];
  expect([options, command]).toEqual([...serverCommand]);
});

describe('the systemd unit', () => {
  it.runIf(hasProgram('systemd-analyze'))('has no mistake that systemd finds', async () => {
    const file = `${folder}/coverlight.service`;
    writeFileSync(file, unit.replaceAll('/opt/coverlight', root.replace(/\/$/, '')));
    const { stdout, stderr } = await promisify(execFile)('systemd-analyze', ['verify', file]);
    expect(stdout + stderr).toBe('');
  });

  // Needs root to make /opt/coverlight in a view of the file system that only this process has.
  it.runIf(hasProgram('bwrap') && process.getuid?.() === 0)(
    'starts the server as it is written, on a system that it can only read, without any capability',
    async () => {
      buildSite();
      const [mode = ''] = listValues('StateDirectoryMode');
      mkdirSync(`${folder}/data`, { mode: Number.parseInt(mode, 8) });
      const [port, [command = '']] = [await findFreePort(), listValues('ExecStart')];
      const settings = {
        NODE_ENV: 'production',
        HOST: '127.0.0.1',
        PORT: String(port),
        PUBLIC_ORIGIN: 'https://www.example.com',
        SESSION_SECRET: '0123456789abcdef'.repeat(4),
        DATABASE_URL: 'file:/var/lib/coverlight/coverlight.db',
        ...parseEnv(listValues('Environment').join(' ').replaceAll(' ', '\n')),
      };
      const [workingDirectory = ''] = listValues('WorkingDirectory');
      const view = [
        ...['--ro-bind', '/', '/', '--tmpfs', '/opt', '--ro-bind', root, '/opt/coverlight'],
        ...['--tmpfs', '/var/lib', '--bind', `${folder}/data`, '/var/lib/coverlight'],
        ...[
          '--tmpfs',
          '/tmp',
          '--tmpfs',
          '/home',
          '--dev',
          '/dev',
          '--proc',
          '/proc',
          '--unshare-pid',
          '--die-with-parent',
        ],
        ...['--cap-drop', 'ALL', '--chdir', workingDirectory, '--clearenv'],
        ...Object.entries(settings).flatMap(([name, value = '']) => ['--setenv', name, value]),
      ];
      const child = spawn('bwrap', [...view, ...command.split(' ')], { stdio: ['ignore', 'pipe', 'pipe'] });
      const output = Promise.withResolvers<string>();
      let printed = '';
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (chunk: Buffer) => {
          printed += chunk.toString();
          if (printed.includes('is ready at')) output.resolve(printed);
        });
      child.once('exit', () => output.resolve(printed));
      try {
        expect(await output.promise).toContain('is ready at https://www.example.com');
        expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
        expect(printed).not.toContain('other users of this machine');
      } finally {
        child.kill('SIGKILL');
      }
    },
  );
});
