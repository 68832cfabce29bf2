import type { Transporter } from 'nodemailer';
import type { Config } from '../../config.ts';

/** Sends an email to the mail server. Throws if the server doesn't accept it. */
export type SendEmail = (email: OutgoingEmail, signal: AbortSignal) => Promise<void>;

type OutgoingEmail = {
  id: string;
  to: string;
  /** The Reply-To address, or null for the mailer's default. */
  replyTo: string | null;
  /** Whether the program wrote it. Help desks don't answer such emails. */
  isAutomatic: boolean;
  subject: string;
  text: string;
  html: string;
};
type Options = {
  /** `smtp://` or `smtps://`, with nodemailer's options in the query. */
  url: string;
  from: Config['mailFrom'];
  replyTo: string;
};

const loopbackHosts = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Sends by SMTP, with one connection per email. Gives up after a few seconds if the server doesn't respond. */
export function createMailer({ url, from, replyTo }: Options): SendEmail {
  let transport: Promise<Transporter> | undefined;
  const [, domain = ''] = from.address.split('@');
  return async ({ id, to, replyTo: ownReplyTo, isAutomatic, subject, text, html }, signal) => {
    transport ??= openTransport(url);
    const answersTo = ownReplyTo ?? replyTo;
    await (await transport).sendMail({
      from,
      to: { name: '', address: to },
      ...(answersTo === from.address ? {} : { replyTo: { name: '', address: answersTo } }),
      // Identifies the email if it is sent again after a crash.
      messageId: `<${id}@${domain}>`,
      ...(isAutomatic && { headers: { 'Auto-Submitted': 'auto-generated' } }),
      subject,
      text,
      html,
      disableFileAccess: true,
      disableUrlAccess: true,
      signal,
    });
  };
}

/** Connects and signs in without sending anything. Throws if the mail server doesn't accept that. */
export async function askMailServer(url: string): Promise<void> {
  const transport = await openTransport(url);
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

async function openTransport(url: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  const { hostname, username } = new URL(url);
  const isLocal = loopbackHosts.has(hostname);
  return createTransport({
    url,
    // A password must never be sent unencrypted, except to this machine, whose servers rarely have a real certificate.
    requireTLS: username !== '' && !isLocal,
    ...(isLocal && { opportunisticTLS: true, tls: { rejectUnauthorized: false } }),
    connectionTimeout: 5000,
    greetingTimeout: 5000,
    socketTimeout: 10_000,
    dnsTimeout: 5000,
  });
}
