import { randomUUID } from 'node:crypto';
import type { ContactRequest, ContactResponse } from '../../../shared/api/messages.contract.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { createInvalidInput } from '../../platform/errors.ts';
import type { Messages } from '../../platform/messages/messages.ts';
import type { Logger } from '../../platform/observability/logger.ts';
import { type ContactMessage, findContactMessage, insertContactMessage } from './contact.repository.ts';
import { composeContactEmail, contactMessages } from './contact-messages.ts';

export type ContactService = ReturnType<typeof createContactService>;

type Dependencies = { db: Db; clock: Clock; logger: Logger; messages: Messages; supportEmail: string };

export function createContactService(dependencies: Dependencies) {
  const { db, clock, logger, messages, supportEmail } = dependencies;
  return {
    /**
     * Stores a message together with the email to support, and resolves once both are on disk. A repeated `messageId`
     * gets the first response. Throws 422 if that id belongs to another message.
     */
    async receive({ messageId, reference, subject, ...fields }: ContactRequest): Promise<ContactResponse> {
      const id = messageId ?? randomUUID();
      if (reference) {
        logger.info({ purpose: 'contact' }, 'message of a program dropped');
        return { id };
      }
      const message: ContactMessage = { ...fields, id, subject: subject || null, createdAt: clock.now() };
      await db.transaction().execute(async (trx) => {
        if (await insertContactMessage(trx, message)) {
          const mail = composeContactEmail(message);
          await messages.sendEmail(trx, {
            ...mail,
            purpose: 'contact',
            to: supportEmail,
            replyTo: message.email,
          });
        } else if (!isSame(await findContactMessage(trx, id), message)) {
          throw createInvalidInput({ messageId: contactMessages.idTaken });
        }
      });
      return { id };
    },
  };
}

function isSame(stored: ContactMessage | undefined, sent: ContactMessage): boolean {
  const fields = ['name', 'email', 'subject', 'message'] as const;
  return stored !== undefined && fields.every((field) => stored[field] === sent[field]);
}
