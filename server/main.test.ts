import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { Agent, request as sendRequest } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { brand } from '../shared/site/brand.data.ts';
import { runOpsHere } from './commands/testing/run-ops-here.ts';
import { version } from './platform/version.ts';
import { findFreePort } from './testing/peers/listen-on-loopback.ts';
import { buildSite } from './testing/processes/spawn-server.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
let folder: string;
const children: ChildProcess[] = [];

beforeAll(buildSite);
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'coverlight-main-'));
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

type Running = { child: ChildProcess; port: number; readOutput: () => string };

async function start(
  environment: Record<string, string> = {},
  [command, ...args]: readonly [string, ...string[]] = [process.execPath, 'server/main.ts'],
): Promise<Running> {
  const port = await findFreePort();
  const child = spawn(command, args, {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      DATABASE_URL: `file:${folder}/main.db`,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  let output = '';
  const { promise, resolve } = Promise.withResolvers<void>();
  const collect = (chunk: Buffer) => {
    output += chunk.toString();
    if (output.includes('is ready at')) resolve();
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  // Later than its exit, when everything it printed has arrived.
  child.once('close', () => resolve());
  await promise;
  return { child, port, readOutput: () => output };
}

/** Resolves when everything that it printed has arrived. */
async function stop({ child }: Running): Promise<number | null> {
  const closed = once(child, 'close');
  child.kill('SIGTERM');
  const [code] = await closed;
  return code;
}

function open(port: number): Promise<Socket> {
  const { promise, resolve, reject } = Promise.withResolvers<Socket>();
  const socket = connect(port, '127.0.0.1', () => resolve(socket)).once('error', reject);
  return promise;
}

describe('the server process', () => {
  it('serves the built site, prints its address, and stops cleanly on SIGTERM', async () => {
    const running = await start();
    expect(running.readOutput()).toContain(`ready at http://localhost:${running.port}`);
    const page = await fetch(`http://127.0.0.1:${running.port}/`);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain(`<link rel="canonical" href="http://localhost:${running.port}/">`);
    expect(await stop(running)).toBe(0);
    expect(statSync(`${folder}/main.db`).mode & 0o077).toBe(0);
    const lines = running.readOutput().trimEnd().split('\n');
    const log = lines.map((line) => JSON.parse(line));
    const messages = log.map(({ msg }) => msg);
    expect(messages.slice(0, 2)).toEqual([
      'database migrated',
      `${brand.name} is ready at http://localhost:${running.port}`,
    ]);
    // A request's line is buffered for a while.
    expect(messages.slice(2).toSorted()).toEqual(['request', 'stopping']);
    expect(log).toContainEqual(expect.objectContaining({ version }));
    expect(log).toContainEqual(expect.objectContaining({ method: 'GET', route: '/', status: 200 }));
  });

  it('gets the signal to stop that a supervisor sends to npm start', async () => {
    const running = await start({}, ['npm', 'start']);
    expect((await fetch(`http://127.0.0.1:${running.port}/readyz`)).status).toBe(200);
    // It resolves when no process has the output open any longer.
    await stop(running);
    expect(running.readOutput()).toContain('"msg":"stopping"');
  });

  it('has printed every line that matters in a crash when it is killed', async () => {
    const running = await start();
    const count = 50;
    for (let number = 0; number < count; number += 1) await fetch(`http://127.0.0.1:${running.port}/missing`);
    const closed = once(running.child, 'close');
    running.child.kill('SIGKILL');
    await closed;
    expect(running.readOutput().split('"msg":"page not found"')).toHaveLength(count + 1);
  });

  it('[security 58] answers requests in progress before it stops, even if connections stay open', async () => {
    const running = await start();
    const body = '{"userData":{}}';
    const agent = new Agent({ keepAlive: true });
    const request = sendRequest({
      agent,
      port: running.port,
      host: '127.0.0.1',
      path: '/api/recommendation',
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Content-Length': body.length,
        Origin: `http://localhost:${running.port}`,
      },
    });
    const answered = once(request, 'response');
    request.write(body.slice(0, 5));
    await once(request, 'socket');
    const idle = await open(running.port);
    // A full exchange on another connection proves that the half-sent request has reached the server.
    await fetch(`http://127.0.0.1:${running.port}/healthz`);
    const exited = once(running.child, 'exit');
    running.child.kill('SIGTERM');
    request.end(body.slice(5));
    const [response] = await answered;
    expect(response.statusCode).toBe(422);
    response.resume();
    expect(await exited).toEqual([0, null]);
    idle.destroy();
    agent.destroy();
  });

  it('closes event streams immediately when it stops', async () => {
    const running = await start();
    const origin = `http://localhost:${running.port}`;
    const signedUp = await fetch(`${origin}/api/auth/sign-up`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: origin },
      body: JSON.stringify({
        email: 'ada@example.com',
        password: 'correct horse battery staple',
        termsAccepted: true,
      }),
    });
    const cookie = signedUp.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const stream = await fetch(`${origin}/api/auth/events`, { headers: { cookie } });
    expect(stream.headers.get('content-type')).toContain('text/event-stream');
    const received = stream.text();
    const exitCode = stop(running);
    // A stream that is cut at the deadline, or with the process, can't be read to its end.
    expect(await received).toBe(':\n\n');
    expect(await exitCode).toBe(0);
  });

  it('answers what is no request in the contract’s shape', async () => {
    const running = await start();
    for (const [text, status] of [
      ['nonsense\r\n\r\n', '400'],
      ['POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n', '400'],
      [`GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`, '431'],
    ] as const) {
      const socket = await open(running.port);
      let answer = '';
      socket.on('data', (chunk: Buffer) => {
        answer += chunk.toString();
      });
      socket.write(text);
      await once(socket, 'close');
      expect(answer).toContain(`HTTP/1.1 ${status} `);
      expect(answer).toContain('X-Request-Id: ');
      expect(answer).toContain("object-src 'none'");
      expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '').error.code).toBe('invalid_request');
    }
  });

  it('[security 71] refuses to share its database with another server, until that one is killed', async () => {
    const first = await start();
    const second = await start();
    expect(second.child.exitCode).toBe(1);
    expect(second.readOutput()).toContain(
      `A server is already using the database ${folder}/main.db. Stop it first.`,
    );
    expect((await fetch(`http://127.0.0.1:${first.port}/missing`)).status).toBe(404);
    const closed = once(first.child, 'close');
    first.child.kill('SIGKILL');
    await closed;
    // Only request lines are buffered.
    expect(first.readOutput()).toContain('page not found');
    const third = await start();
    expect((await fetch(`http://127.0.0.1:${third.port}/readyz`)).status).toBe(200);
    expect(await stop(third)).toBe(0);
  });

  it('[security 71] lets only one of two servers have a new database, no matter what path leads to it', async () => {
    symlinkSync(folder, `${folder}-link`);
    const both = await Promise.all([start(), start({ DATABASE_URL: `file:${folder}-link/main.db` })]);
    rmSync(`${folder}-link`);
    expect(both.filter(({ readOutput }) => readOutput().includes('is ready at'))).toHaveLength(1);
    expect(both.filter(({ readOutput }) => readOutput().includes('A server is already'))).toHaveLength(1);
  });

  it('lets operators run commands next to it', async () => {
    await start();
    const env = { DATABASE_URL: `file:${folder}/main.db` };
    for (const command of ['report', 'check', 'prune --dry-run', 'outbox', 'outbox retry']) {
      const done = expect.objectContaining({ code: 0, stderr: '' });
      expect([command, await runOpsHere(command.split(' '), env)]).toEqual([command, done]);
    }
    const run = promisify(execFile)(process.execPath, ['server/commands/migrate.ts'], { cwd: root, env });
    await expect(run).resolves.toMatchObject({ stdout: 'The database is up to date.\n' });
  });

  it('reports everything that is wrong with its configuration', async () => {
    const running = await start({ NODE_ENV: 'production', PUBLIC_ORIGIN: 'nonsense' });
    expect(running.child.exitCode).toBe(1);
    expect(running.readOutput()).toContain('PUBLIC_ORIGIN is “nonsense”. It must be an origin');
    expect(running.readOutput()).toContain('SESSION_SECRET is not set.');
  });

  it('explains a wrong setting to operators who migrate, without a stack', async () => {
    const env = { PATH: process.env.PATH, DATABASE_URL: 'mysql://db' };
    const run = promisify(execFile)(process.execPath, ['server/commands/migrate.ts'], { cwd: root, env });
    await expect(run).rejects.toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/^One setting is wrong:\n {2}DATABASE_URL .+\. It must .+\.\n$/),
    });
  });

  it('reports a port that is taken', async () => {
    const first = await start();
    const second = await start({ PORT: String(first.port), DATABASE_URL: `file:${folder}/other.db` });
    expect(second.child.exitCode).toBe(1);
    expect(second.readOutput()).toContain('EADDRINUSE');
  });
});
