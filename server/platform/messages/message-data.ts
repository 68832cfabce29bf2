import { createHmac } from 'node:crypto';
import type { Clock } from '../clock.ts';
import { deleteJobsNaming } from '../jobs/jobs.repository.ts';
import { listContacts, type PersonalData } from '../security/personal-data.ts';
import type { Secrets } from '../security/secrets.ts';
import { sendWindowMs } from './global-send-limits.ts';
import { eraseMessage, listPersonMessages } from './messages.repository.ts';

type Dependencies = { clock: Clock; createTombstone: CreateTombstone };

/** Emails and texts to a person, their own messages to support, and the jobs that name or deliver them. */
export function createMessageData({ clock, createTombstone }: Dependencies): PersonalData {
  return {
    name: 'messages',
    collect: async (db, person) => {
      const messages = await listPersonMessages(db, person);
      // The content is erased once it's sent. Until then, it may include a code.
      return messages.map(({ kind, purpose, recipient, subject, createdAt, sentAt }) => ({
        kind,
        purpose,
        recipient,
        subject,
        createdAt,
        sentAt,
      }));
    },
    async erase(trx, person) {
      const messages = await listPersonMessages(trx, person);
      await deleteJobsNaming(trx, [person.id, ...listContacts(person), ...messages.map(({ id }) => id)]);
      const recent = new Date(clock.now().getTime() - sendWindowMs);
      for (const { id, recipient } of messages)
        await eraseMessage(trx, id, createTombstone(recipient), recent);
    },
  };
}

/** The beginning of a message's recipient after its account was deleted. */
export const tombstonePrefix = 'erased:';

/**
 * Returns a value that replaces an erased recipient, so that creating and deleting accounts doesn't reset the
 * recipient's limits.
 */
export type CreateTombstone = (recipient: string) => string;

/** Without the server's secret, no one can turn the value back into the address. */
export function createTombstoneMaker(secrets: Secrets): CreateTombstone {
  const key = secrets.deriveKey('erased recipients');
  return (recipient) =>
    `${tombstonePrefix}${createHmac('sha256', key).update(recipient).digest('base64url')}`;
}
