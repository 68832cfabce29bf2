import * as z from 'zod';

/** Hands a text to the provider. Throws when it was not taken. `to` is in E.164 form. */
export type SendText = (text: { to: string; text: string }, signal: AbortSignal) => Promise<void>;

type TwilioOptions = { accountSid: string; authToken: string; from: string; baseUrl: string };

const answerSchema = z.object({ code: z.int().optional() });
const timeoutMs = 10_000;

/** Sends through Twilio's REST API. */
export function createTwilioSender({ accountSid, authToken, from, baseUrl }: TwilioOptions): SendText {
  const url = `${baseUrl}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`;
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;
  const sender = from.startsWith('MG') ? { MessagingServiceSid: from } : { From: from };
  return async ({ to, text }, signal) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { Authorization: authorization },
      body: new URLSearchParams({ ...sender, To: to, Body: text }),
      // The credentials must not follow a redirect to another host.
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
    const answer = answerSchema.safeParse(await response.json().catch(() => undefined));
    if (!response.ok) {
      // Of the answer, which repeats number and text, only the code of the fault is kept.
      const code = answer.data?.code ?? 'none';
      throw new Error(`The text provider answered with status ${response.status}, code ${code}.`);
    }
  };
}
