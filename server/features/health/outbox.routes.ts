import { createHash } from 'node:crypto';
import type { Response } from 'express';
import { listOutboxMessages, showOutbox, showOutboxMessage } from '../../../shared/api/service.contract.ts';
import { brand } from '../../../shared/site/brand.data.ts';
import type { Config } from '../../config.ts';
import { brandLook } from '../../platform/brand-look.ts';
import type { Db } from '../../platform/database/database.ts';
import { createNotFound } from '../../platform/errors.ts';
import { escapeHtml } from '../../platform/http/escape-html.ts';
import { implement, type Route } from '../../platform/http/implement.ts';
import { findMessage, listOutbox, type StoredMessage } from '../../platform/messages/messages.repository.ts';
import { isLocalOrigin } from '../../platform/security/local-requests.ts';

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
        createdAt,
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

const style = brandLook.recolor(`
:root { color-scheme: light; }
body { margin: 0 auto; padding: 40px 20px 80px; max-width: 760px; background: #f1f6f6; color: #3d555b; font: 400 17px/27px system-ui, sans-serif; }
h1 { margin: 0 0 8px; color: #0b262c; font: 600 34px/40px Georgia, serif; }
h2 { margin: 0; color: #0b262c; font: 600 19px/27px system-ui, sans-serif; overflow-wrap: anywhere; }
article { margin-top: 16px; padding: 20px 24px; border: 1px solid #d8e3e4; border-radius: 20px; background: #fff; }
.facts { margin: 2px 0 12px; color: #55696e; font-size: 15px; line-height: 23px; overflow-wrap: anywhere; }
pre { margin: 0 0 12px; white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
a { color: #0d5a66; }
a:focus-visible { outline: 2px solid #0b262c; outline-offset: 2px; box-shadow: 0 0 0 5px #ffc83d; }
`);

/** The page's own Content-Security-Policy: only its style sheet. */
function outboxPagePolicy(): string {
  const hash = createHash('sha256').update(style).digest('base64');
  return `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
}

/** The web addresses in a text, in order, without repeats. */
function listLinks(text: string): readonly string[] {
  return [...new Set(text.match(linkPattern))];
}

const linkPattern = /https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)]/g;

function composeOutboxPage(messages: readonly StoredMessage[]): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Outbox · ${escapeHtml(brand.name)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>Outbox</h1>
<p class="facts">Emails and texts that would have been sent, newest first. Reload to see new ones; the same list is at <a href="/dev/outbox.json">/dev/outbox.json</a>.</p>
${messages.length === 0 ? '<p>Nothing has been sent yet.</p>' : messages.map(composeMessage).join('\n')}
</main>
</body>
</html>
`;
}

function composeMessage({
  id,
  kind,
  purpose,
  recipient,
  subject,
  text,
  html,
  createdAt,
}: StoredMessage): string {
  const name = kind === 'email' ? 'Email' : 'Text';
  const time = createdAt.toISOString();
  const part =
    html === null
      ? ''
      : `<p class="facts"><a href="/dev/outbox/${encodeURIComponent(id)}">See how email apps show it</a></p>`;
  return `<article>
<h2>${escapeHtml(subject ?? 'Text message')}</h2>
<p class="facts">${name} to ${escapeHtml(recipient)} · ${escapeHtml(purpose)} · <time datetime="${time}">${time.replace('T', ' ').slice(0, 19)} UTC</time></p>
<pre>${linkUp(text)}</pre>
${part}
</article>`;
}

/** Escapes a text and turns its web addresses into links. */
function linkUp(text: string): string {
  let end = 0;
  let html = '';
  for (const { 0: link, index } of text.matchAll(linkPattern)) {
    const address = escapeHtml(link);
    html += `${escapeHtml(text.slice(end, index))}<a href="${address}">${address}</a>`;
    end = index + link.length;
  }
  return html + escapeHtml(text.slice(end));
}
