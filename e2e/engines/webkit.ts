import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect } from '@playwright/test';
import * as z from 'zod';
import { findFreePort } from '../../server/testing/peers/listen-on-loopback.ts';
import { findMiniBrowser } from './find-browsers.ts';
import { commands, type Engine, WebDriverError } from './webdriver.ts';

const answerSchema = z.object({ value: z.unknown() });
const errorSchema = z.object({ error: z.string(), message: z.string() });
const sessionSchema = z.object({ sessionId: z.string() });

/** Starts Debian's WebKitGTK, Safari's engine, on a screen in memory, and speaks WebDriver with it. */
export async function startWebKit(): Promise<Engine> {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1400x1100x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [display] = await once(screen.stdout, 'data');
  const port = await findFreePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    // Containers often don't allow the sandbox's namespaces, and only the site under test is opened.
    env: {
      ...process.env,
      DISPLAY: `:${String(display).trim()}`,
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });

  async function request(method: string, path: string, body?: object): Promise<unknown> {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = answerSchema.parse(await response.json());
    if (response.ok) return value;
    const { error, message } = errorSchema.parse(value);
    throw new WebDriverError(error, message);
  }

  await expect.poll(() => request('GET', '/status').then(Boolean, () => false)).toBe(true);
  const options = { binary: findMiniBrowser(), args: ['--automation'] };
  const { sessionId } = sessionSchema.parse(
    await request('POST', '/session', {
      capabilities: { alwaysMatch: { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options } },
    }),
  );
  return {
    send(command, { id, ...parameters } = {}) {
      const [method, path] = commands[command];
      const url = `/session/${sessionId}${path.replace(':id', String(id))}`;
      return request(method, url, method === 'POST' ? parameters : undefined);
    },
    async stop() {
      await request('DELETE', `/session/${sessionId}`);
      await end(driver);
      await end(screen);
    },
  };
}

async function end(child: ChildProcess): Promise<void> {
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
}
