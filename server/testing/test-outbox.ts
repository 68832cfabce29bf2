import { listOutbox, type StoredMessage } from '../platform/messages/messages.repository.ts';
import type { TestApp } from './test-app.ts';

type Filter = { to?: string; purpose?: string };

/** All emails and texts so far, newest first, once every pending job has run. */
export async function readOutbox(app: TestApp, { to, purpose }: Filter = {}): Promise<StoredMessage[]> {
  await app.services.jobs.runDue();
  const messages = await listOutbox(app.services.database.db, 1000);
  return messages.filter(
    (message) =>
      (to === undefined || message.recipient === to) &&
      (purpose === undefined || message.purpose === purpose),
  );
}

export type EmailedLink = { href: string; origin: string; path: string; code: string; next: string | null };

/** The links in emails of a purpose to an address, newest first. */
export async function readEmailedLinks(app: TestApp, purpose: string, to: string): Promise<EmailedLink[]> {
  const emails = await readOutbox(app, { purpose, to });
  return emails.map(({ text }) => {
    const [href = ''] = text.match(/https?:\/\/\S+\/auth\/callback\S*/) ?? [];
    const { origin, pathname, searchParams } = new URL(href);
    return {
      href,
      origin,
      path: pathname,
      code: searchParams.get('code') ?? '',
      next: searchParams.get('next'),
    };
  });
}

/** The code in the newest of those links. */
export async function readEmailedCode(app: TestApp, purpose: string, to: string): Promise<string> {
  const [newest] = await readEmailedLinks(app, purpose, to);
  if (!newest) throw new Error(`There is no email for ${purpose} to ${to}.`);
  return newest.code;
}
