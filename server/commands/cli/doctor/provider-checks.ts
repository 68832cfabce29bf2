import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { Config } from '../../../config.ts';
import { composeEmail } from '../../../platform/messages/email-layout.ts';
import { askMailServer, createMailer } from '../../../platform/messages/mailer.ts';
import { isLocalOrigin } from '../../../platform/security/local-requests.ts';
import { bad, explainCause, type Finding, good, warn } from './finding.ts';

const timeoutMs = 10_000;
const maxClockErrorMs = 30_000;

export type Outside = ReturnType<typeof createOutside>;

/** Records what time other servers say it is. */
export function createOutside() {
  const errors: number[] = [];
  return {
    async fetch(url: string, init?: RequestInit) {
      const response = await fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs) });
      const date = Date.parse(response.headers.get('Date') ?? '');
      if (!Number.isNaN(date) && !isLoopback(url)) errors.push(Math.abs(Date.now() - date));
      return response;
    },
    /** The largest difference between their clocks and ours, in milliseconds. Undefined if none responded. */
    findClockError: () => (errors.length === 0 ? undefined : Math.max(...errors)),
  };
}

function isLoopback(url: string): boolean {
  return /^(localhost|127\.|\[::1\])/.test(new URL(url).hostname);
}

/** Sends an email to the given address, which proves more than any other check. */
export async function checkEmail(config: Config, recipient: string | undefined): Promise<Finding> {
  const { mailUrl, mailFrom, supportEmail, isProduction } = config;
  if (!mailUrl) {
    const message = 'MAIL_URL is not set: emails stay in the outbox, where no one gets them.';
    const finding = isProduction ? bad : warn;
    return finding('Email', message, 'Set MAIL_URL to your mail server.');
  }
  if (recipient === undefined) {
    return askBeforeSending(mailUrl);
  }
  const subject = 'This server can send email';
  const content = composeEmail({
    preheader: 'Sent by npm run ops -- doctor.',
    heading: subject,
    paragraphs: ['The operator of this site ran a check of its settings. You can delete this email.'],
    footnote: 'You’re getting this email because your address was given for the check.',
  });
  try {
    const send = createMailer({ url: mailUrl, from: mailFrom, replyTo: supportEmail });
    await send(
      { id: randomUUID(), to: recipient, replyTo: null, isAutomatic: true, subject, ...content },
      AbortSignal.timeout(timeoutMs),
    );
    return good('Email', `The mail server accepted an email to ${recipient}. Check whether it arrives.`);
  } catch (cause) {
    return explainMailServer(cause);
  }
}

async function askBeforeSending(mailUrl: string): Promise<Finding> {
  try {
    await askMailServer(mailUrl);
    return good('Email', 'The mail server answers. To see whether emails arrive, add --send-email ADDRESS.');
  } catch (cause) {
    return explainMailServer(cause);
  }
}

const mailRemedies: readonly (readonly [RegExp, string])[] = [
  [/wrong version number/, 'Use smtp:// for this port, or the port for smtps://, which is usually 465.'],
  [/certificate/i, 'Name the host as its certificate does, or its authority’s file in NODE_EXTRA_CA_CERTS.'],
  [/^Invalid login/, 'Correct the user and password in MAIL_URL.'],
  [/^/, 'Check the host and port in MAIL_URL, and whether the server accepts MAIL_FROM.'],
];

export function explainMailServer(cause: unknown): Finding {
  // Node adds advice about its own options, and OpenSSL a line break.
  const message = explainCause(cause).replace(/(?:; if the root CA|\n).*/s, '');
  const [, remedy = ''] = mailRemedies.find(([pattern]) => pattern.test(message)) ?? [];
  return bad('Email', message, remedy);
}

export async function checkTexts({ twilio }: Config, outside: Outside): Promise<Finding> {
  if (!twilio) {
    return good('Texts', 'off: no one can sign in by phone. To turn them on, set SMS_PROVIDER.');
  }
  const { accountSid, authToken, baseUrl } = twilio;
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;
  const url = `${baseUrl}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}.json`;
  return probe('Texts', 'Check TWILIO_ACCOUNT_SID and TWILIO_AUTH_TOKEN.', async () => {
    const { status, ok } = await outside.fetch(url, { headers: { Authorization: authorization } });
    return ok ? undefined : `The text provider answered with status ${status}.`;
  });
}

const tokenErrorSchema = z.object({ error: z.string() });

/** Google rejects a wrong id or secret with `invalid_client` before it looks at the code, which is made up. */
export async function checkGoogle({ google, publicOrigin }: Config, outside: Outside): Promise<Finding> {
  if (!google) {
    return good('Google', 'off: no one can sign in with Google. To turn it on, set GOOGLE_CLIENT_ID.');
  }
  return probe('Google', 'Check GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET.', async () => {
    const response = await outside.fetch(google.tokenUrl ?? 'https://oauth2.googleapis.com/token', {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        code: 'doctor',
        client_id: google.clientId,
        client_secret: google.clientSecret,
        redirect_uri: `${publicOrigin}/api/auth/google/callback`,
      }),
    });
    const { data } = tokenErrorSchema.safeParse(await response.json().catch(() => undefined));
    if (data?.error === 'invalid_grant') return undefined;
    return `Google answered ${data?.error ?? `with status ${response.status}`}.`;
  });
}

export async function checkLanguageModel({ languageModel }: Config, outside: Outside): Promise<Finding> {
  if (!languageModel) return good('Language model', 'not set up, and not needed');
  const { baseUrl, apiKey, model } = languageModel;
  return probe('Language model', 'Check LLM_BASE_URL, LLM_API_KEY, and LLM_MODEL.', async () => {
    const headers: HeadersInit = apiKey === undefined ? {} : { Authorization: `Bearer ${apiKey}` };
    const response = await outside.fetch(`${baseUrl}/models`, { headers });
    if (!response.ok) return `The server answered with status ${response.status}.`;
    return (await response.text()).includes(JSON.stringify(model))
      ? undefined
      : `The server has no model ${model}.`;
  });
}

/** The server speaks only HTTP, so an https origin means that there is a proxy. */
export async function checkOrigin(config: Config, outside: Outside): Promise<readonly Finding[]> {
  const { publicOrigin, trustedProxies, isProduction } = config;
  const isHttps = publicOrigin.startsWith('https:');
  const findings: Finding[] = [];
  if (isHttps && trustedProxies === 0) {
    const remedy = 'Set it to the number of proxies in front of the server.';
    findings.push(bad('Proxy', 'TRUST_PROXY is 0, so all visitors share one rate limit.', remedy));
  } else if (!isHttps && isProduction && !isLocalOrigin(publicOrigin)) {
    const remedy = 'Put an HTTPS proxy in front, and use its https address.';
    findings.push(
      bad('Proxy', `PUBLIC_ORIGIN is ${publicOrigin}: cookies and passwords travel unencrypted.`, remedy),
    );
  } else if (trustedProxies > 0) {
    const note =
      'so only the proxy may reach the port. docker-compose.yml publishes it at BIND, by default 127.0.0.1';
    findings.push(good('Proxy', `TRUST_PROXY is ${trustedProxies}, ${note}`));
  } else findings.push(good('Proxy', 'TRUST_PROXY is 0'));
  const remedy = 'Start the server, and check the proxy, its certificate, and PUBLIC_ORIGIN.';
  const reached = await probe('Public address', remedy, async () => {
    const { status } = await outside.fetch(`${publicOrigin}/healthz`);
    return status === 200 ? undefined : `${publicOrigin}/healthz answered with status ${status}.`;
  });
  return [...findings, reached.level === 'bad' ? { ...reached, level: 'warning' } : reached];
}

export function checkClock(outside: Outside): Finding {
  const error = outside.findClockError();
  if (error === undefined) {
    return warn('Clock', 'No other server answered to compare it with.', 'Check it with `timedatectl`.');
  }
  const seconds = Math.round(error / 1000);
  return error > maxClockErrorMs
    ? bad(
        'Clock',
        `It is ${seconds} seconds off. Codes and sign-ins will fail.`,
        'Turn on time synchronization.',
      )
    : good('Clock', `within ${Math.max(1, seconds)} s of other servers`);
}

async function probe(
  topic: string,
  remedy: string,
  ask: () => Promise<string | undefined>,
): Promise<Finding> {
  try {
    const problem = await ask();
    return problem === undefined ? good(topic, 'answers') : bad(topic, problem, remedy);
  } catch (cause) {
    return bad(topic, explainCause(cause), remedy);
  }
}
