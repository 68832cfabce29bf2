import type { Response } from 'express';
import { listOutboxMessages, showOutbox, showOutboxMessage } from '../../../shared/api/service.contract.ts';
import type { Config } from '../../config.ts';
import type { Db } from '../../platform/database/database.ts';
import { createNotFound } from '../../platform/errors.ts';
import { implement, type Route } from '../../platform/http/implement.ts';
import { findMessage, listOutbox } from '../../platform/messages/messages.repository.ts';
import { isLocalOrigin } from '../../platform/security/local-requests.ts';
import { composeOutboxPage, listLinks, outboxPagePolicy } from './outbox-page.ts';

const maxMessages = 1000;
/** Allows an email's own styles and links, and nothing else: no scripts, no forms, no origin, and nothing loaded. */
const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; " +
  'sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation';

type Dependencies = Pick<Config, 'isProduction' | 'publicOrigin'> & { db: Db };

/**
 * Shows emails and texts that would have been sent. Only in development and on this machine, because they contain codes
 * and links that sign people in. A public site never shows them, even if it isn't told that it is in production.
 */
export function createOutboxRoutes({ db, isProduction, publicOrigin }: Dependencies): readonly Route[] {
  if (isProduction || !isLocalOrigin(publicOrigin)) return [];

  return [
    implement(showOutbox, async ({ response }) =>
      sendHtml(response, composeOutboxPage(await listOutbox(db, maxMessages)), outboxPagePolicy()),
    ),
    implement(listOutboxMessages, async () => {
      const messages = await listOutbox(db, maxMessages);
      return messages.map(({ id, kind, purpose, recipient, subject, text, createdAt }) => ({
        id,
        kind,
        purpose,
        to: recipient,
        subject: subject ?? '',
        text,
        links: listLinks(text),
        createdAt: createdAt.toISOString(),
      }));
    }),
    implement(showOutboxMessage, async ({ path, response }) => {
      const message = await findMessage(db, path.id);
      if (message?.status !== 'outbox' || message.html === null) throw createNotFound();
      sendHtml(response, message.html, mailPolicy);
    }),
  ];
}

function sendHtml(response: Response, html: string, policy: string): void {
  response.setHeader('Content-Security-Policy', policy);
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Cache-Control', 'no-store');
  response.writeHead(200).end(html);
}
