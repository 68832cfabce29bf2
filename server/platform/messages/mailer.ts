import type { Transporter } from 'nodemailer';

/** Hands an email to the mail server. Throws when it was not taken. */
export type SendMail = (mail: OutgoingMail, signal: AbortSignal) => Promise<void>;

type OutgoingMail = {
  id: string;
  to: string;
  /** Where answers go; null for the address that the mailer was made with. */
  replyTo: string | null;
  subject: string;
  text: string;
  html: string;
};
type Mailbox = { name: string; address: string };
type Options = {
  /** `smtp://` or `smtps://`, with nodemailer's options in the query. */
  url: string;
  from: Mailbox;
  replyTo: string;
};

const loopbackHosts = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Sends by SMTP, one connection an email. Nothing waits longer than a few seconds for a server that does not answer. */
export function createMailer({ url, from, replyTo }: Options): SendMail {
  let transport: Promise<Transporter> | undefined;
  const [, domain = ''] = from.address.split('@');
  return async ({ id, to, replyTo: ownReplyTo, subject, text, html }, signal) => {
    transport ??= openTransport(url);
    const answersTo = ownReplyTo ?? replyTo;
    await (await transport).sendMail({
      from,
      to: { name: '', address: to },
      ...(answersTo === from.address ? {} : { replyTo: { name: '', address: answersTo } }),
      // An email that is sent again after a crash is recognized by its id.
      messageId: `<${id}@${domain}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
      subject,
      text,
      html,
      disableFileAccess: true,
      disableUrlAccess: true,
      signal,
    });
  };
}

async function openTransport(url: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  const { hostname, username } = new URL(url);
  const isLocal = loopbackHosts.has(hostname);
  return createTransport({
    url,
    // A password never travels in the clear, and a server on this machine needs no encryption.
    requireTLS: username !== '' && !isLocal,
    ignoreTLS: isLocal,
    connectionTimeout: 5000,
    greetingTimeout: 5000,
    socketTimeout: 10_000,
    dnsTimeout: 5000,
  });
}
