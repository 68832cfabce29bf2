import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import * as z from 'zod';
import { findFreePort } from '../../server/testing/peers/listen-on-loopback.ts';
import { type Engine, WebDriverError } from './webdriver.ts';

const answerSchema = z.tuple([
  z.literal(1),
  z.int(),
  z.object({ error: z.string(), message: z.string() }).nullable(),
  z.unknown(),
]);

/**
 * Starts Debian's Firefox without a window, and speaks Marionette with it: the WebDriver commands as length-prefixed
 * JSON over TCP. Debian has no geckodriver, which only translates them to HTTP.
 */
export async function startFirefox(): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'coverlight-firefox-'));
  const port = await findFreePort();
  writeFileSync(`${profile}/user.js`, `user_pref('marionette.port', ${port});`);
  const child = spawn('firefox-esr', ['--headless', '--marionette', '--no-remote', '--profile', profile], {
    stdio: 'ignore',
  });
  const socket = await connectWhenReady(port);
  const read = createReader(socket);
  await read();
  let id = 0;

  async function send(command: string, parameters: Record<string, unknown> = {}): Promise<unknown> {
    id += 1;
    const text = JSON.stringify([0, id, command, parameters]);
    socket.write(`${Buffer.byteLength(text)}:${text}`);
    const [, , error, result] = answerSchema.parse(JSON.parse(await read()));
    if (error) throw new WebDriverError(error.error, error.message);
    return z.object({ value: z.unknown() }).safeParse(result).data?.value;
  }

  await send('WebDriver:NewSession', {});
  return {
    send,
    async stop() {
      const exited = once(child, 'exit');
      socket.destroy();
      child.kill('SIGTERM');
      await exited;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function connectWhenReady(port: number): Promise<Socket> {
  let socket: Socket | undefined;
  await expect
    .poll(async () => {
      const candidate = connect(port, '127.0.0.1');
      try {
        await once(candidate, 'connect');
        socket = candidate;
      } catch {
        candidate.destroy();
      }
      return socket;
    })
    .toBeDefined();
  if (!socket) throw new Error('Firefox didn’t start.');
  return socket;
}

/** Returns one message after the other, each preceded by its length in bytes and a colon. */
function createReader(socket: Socket): () => Promise<string> {
  let received = Buffer.alloc(0);
  return async () => {
    for (;;) {
      const colon = received.indexOf(':');
      const end = colon + 1 + Number(received.subarray(0, Math.max(0, colon)).toString());
      if (colon > 0 && received.length >= end) {
        const message = received.subarray(colon + 1, end).toString();
        received = received.subarray(end);
        return message;
      }
      const [chunk]: Buffer[] = await once(socket, 'data');
      if (chunk) received = Buffer.concat([received, chunk]);
    }
  };
}
