import { readBoundedText } from '../../../platform/http/bodies/read-bounded-text.ts';

const mostBytes = 64 * 1024;

/** A failed answer in the shape that node-oauth reads. */
class GoogleAnswerError extends Error {
  readonly statusCode: number;
  readonly data: string;
  constructor(statusCode: number, data: string) {
    super(`The answer has status ${statusCode}.`);
    this.name = 'GoogleAnswerError';
    this.statusCode = statusCode;
    this.data = data;
  }
}

type Ask = { method: string; url: string; headers: Record<string, string>; body: string | undefined };

/**
 * Asks a token or userinfo endpoint and returns the text of a JSON object. node-oauth's own request has no deadline,
 * never calls back for an answer that breaks off, and throws outside any handler for the answer `null`.
 */
export async function askGoogle({ method, url, headers, body }: Ask, deadlineMs: number): Promise<string> {
  const response = await fetch(url, {
    method,
    headers: { ...headers, Accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(deadlineMs),
    ...(body === undefined ? {} : { body }),
  });
  const text = await readBoundedText(response, mostBytes);
  if (!response.ok) throw new GoogleAnswerError(response.status, text);
  const json: unknown = JSON.parse(text);
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    throw new TypeError('The answer is no JSON object.');
  }
  return text;
}
