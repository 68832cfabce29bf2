import * as z from 'zod';
import type { Config } from '../../config.ts';
import { readBoundedText } from '../http/bodies/read-bounded-text.ts';
import { JobRefused } from '../jobs/job-retries.ts';

/**
 * Sends a text to the provider. Throws if it isn't accepted, and throws JobRefused if it never will be. `to` is in
 * E.164 format.
 */
export type SendText = (text: { to: string; text: string }, signal: AbortSignal) => Promise<void>;

/** Twilio's codes for numbers that don't exist, can't get texts, or have opted out. Trying again wouldn't help. */
const hopelessCodes = new Set<number | 'none'>([21_211, 21_214, 21_217, 21_408, 21_610, 21_612, 21_614]);
const answerSchema = z.object({ code: z.int().optional() });
const timeoutMs = 10_000;
const maxAnswerBytes = 64 * 1024;
export function createTwilioSender({
  accountSid,
  authToken,
  from,
  baseUrl,
}: NonNullable<Config['twilio']>): SendText {
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
    if (response.ok) {
      await response.body?.cancel();
      return;
    }
    const code = await parseErrorCode(response);
    const reason = `The text provider answered with status ${response.status}, code ${code}.`;
    throw response.status === 400 && hopelessCodes.has(code) ? new JobRefused(reason) : new Error(reason);
  };
}

/** The response repeats the number and the text, so only its error code is used. */
async function parseErrorCode(response: Response): Promise<number | 'none'> {
  try {
    const answer = answerSchema.parse(JSON.parse(await readBoundedText(response, maxAnswerBytes)));
    return answer.code ?? 'none';
  } catch {
    return 'none';
  }
}
