import { parseJson } from '../../lib/api-client.ts';
import { type DescribedAnswer, describeAnswer } from './describe-answer.ts';
import { messages } from './messages.ts';

/** A response, with its body formatted. */
export type TrialResponse = DescribedAnswer & { body: string };

const timeoutMs = 10_000;

/** Sends events to be validated but not stored. Throws if there is no response. */
export async function sendTrial(events: string): Promise<TrialResponse> {
  const response = await fetch('/api/analytics?validate=1', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: events,
    signal: AbortSignal.timeout(timeoutMs),
  });
  const text = await response.text();
  const answer = parseJson(text);
  return {
    ...describeAnswer(response.status, answer),
    body: answer === undefined ? text : JSON.stringify(answer, null, 2),
  };
}

/** Returns why a text isn't valid JSON, or undefined if it is. */
export function findJsonError(text: string): string | undefined {
  if (text.trim() === '') return messages.trial.missing;
  try {
    JSON.parse(text);
    return undefined;
  } catch (cause) {
    return messages.trial.invalidJson(cause instanceof Error ? cause.message : String(cause));
  }
}
