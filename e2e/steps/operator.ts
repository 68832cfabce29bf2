import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, type Page } from '@playwright/test';
import type { RunningServer } from '../start-server.ts';
import type { Account } from './account.ts';

/** Names the account on the host, as docs/operating.md says. */
export async function addOperator(server: RunningServer, { email }: Account): Promise<void> {
  const env = { PATH: process.env.PATH, DATABASE_URL: `file:${server.databaseFile}` };
  await promisify(execFile)(process.execPath, ['server/commands/ops.ts', 'operators', 'add', email], { env });
}

export async function openDesk(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Desk pages' }).getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
}
