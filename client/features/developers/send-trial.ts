import { parseJson } from '../../lib/api-client.ts';
import { messages } from './messages.ts';

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

/**
 * The response in words: a summary, and a sentence for each event that wouldn't be stored. `isRefused` means that the
 * server didn't look at single events.
 */
type DescribedAnswer = { summary: string; details: readonly string[]; isRefused: boolean };

/** Explains the analytics route's response to a test. */
export function describeAnswer(status: number, answer: unknown): DescribedAnswer {
  const { accepted, duplicates, filtered, rejected } = Object(answer);
  if (Array.isArray(rejected)) {
    const counts = [
      messages.answer.accepted(countOf(accepted)),
      messages.answer.duplicates(countOf(duplicates)),
      messages.answer.filteredCount(listOf(filtered).length),
      messages.answer.rejectedCount(listOf(rejected).length),
    ];
    return {
      summary: messages.answer.summary(status, counts.join(', ')),
      details: [...listOf(rejected).map(describeRejected), ...listOf(filtered).map(describeFiltered)],
      isRefused: false,
    };
  }
  const { code, message } = Object(Object(answer).error);
  const summary =
    typeof message === 'string' ? `${status} ${code}: ${message}` : messages.answer.unexplained(status);
  return { summary, details: [], isRefused: true };
}

function describeRejected({ index, code, field, message }: Readonly<Record<string, unknown>>): string {
  const place = typeof field === 'string' ? `, \`${field}\`` : '';
  return messages.answer.rejected(countOf(index) + 1, place, message, code);
}

function describeFiltered({ index, reason }: Readonly<Record<string, unknown>>): string {
  return messages.answer.filtered(countOf(index) + 1, reason);
}

function listOf(value: unknown): readonly Readonly<Record<string, unknown>>[] {
  return Array.isArray(value) ? value.map((item: unknown) => Object(item)) : [];
}

function countOf(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}
