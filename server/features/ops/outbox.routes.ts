import type { RequestHandler, Response } from 'express';
import type { Db } from '../../platform/database/database.ts';
import { createNotFound } from '../../platform/errors.ts';
import type { Route } from '../../platform/http/routes.ts';
import { sendJson } from '../../platform/http/send-json.ts';
import { findMessage, listOutbox } from '../../platform/messages/messages.repository.ts';
import { isLocalOrigin, isLocalRequest } from '../../platform/security/local-requests.ts';
import { composeOutboxPage, listLinks, outboxPagePolicy } from './outbox-page.ts';

const maxMessages = 1000;
/** A mail's own styles work, its links open, and nothing else: no script, no form, nothing loaded, no origin. */
const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; " +
  'sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation';

type Dependencies = { db: Db; isProduction: boolean; publicOrigin: string };

/**
 * `GET /dev/outbox` and `GET /dev/outbox.json`: mails and texts that would have been sent, newest first. Only in
 * development, on this machine: they hold codes and links that sign people in. A public site that isn't told that it is in
 * production has none of them either.
 */
export function createOutboxRoutes({ db, isProduction, publicOrigin }: Dependencies): readonly Route[] {
  if (isProduction || !isLocalOrigin(publicOrigin)) return [];

  const requireLocal: RequestHandler = (request, _response, next) => {
    next(isLocalRequest(request) ? undefined : createNotFound());
  };

  const sendList: RequestHandler = async (_request, response) => {
    const messages = await listOutbox(db, maxMessages);
    const list = messages.map(({ id, kind, purpose, recipient, subject, text, createdAt }) => ({
      id,
      kind,
      purpose,
      to: recipient,
      subject: subject ?? '',
      text,
      links: listLinks(text),
      createdAt: createdAt.toISOString(),
    }));
    sendJson(response, 200, list);
  };

  const sendPage: RequestHandler = async (_request, response) => {
    sendHtml(response, composeOutboxPage(await listOutbox(db, maxMessages)), outboxPagePolicy());
  };

  const sendHtmlPart: RequestHandler = async (request, response) => {
    const message = await findMessage(db, String(request.params.id));
    if (message?.status !== 'outbox' || message.html === null) throw createNotFound();
    sendHtml(response, message.html, mailPolicy);
  };

  return [
    { method: 'GET', path: '/dev/outbox', handlers: [requireLocal, sendPage] },
    { method: 'GET', path: '/dev/outbox.json', handlers: [requireLocal, sendList] },
    { method: 'GET', path: '/dev/outbox/:id', handlers: [requireLocal, sendHtmlPart] },
  ];
}

function sendHtml(response: Response, html: string, policy: string): void {
  response.setHeader('Content-Security-Policy', policy);
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Cache-Control', 'no-store');
  response.writeHead(200).end(html);
}
