import { type Agent, type IncomingMessage, request as sendRequest } from 'node:http';
import { analyticsResponseSchema } from '../../../shared/api/analytics.ts';
import { errorCodes, errorResponseSchema } from '../../../shared/api/errors.ts';
import type { HostileCall } from './hostile-calls.ts';

export type Answer = {
  status: number;
  headers: IncomingMessage['headers'];
  text: string;
  /** What ended the call without a response. */
  failure?: string;
};

/** Sends a call unchanged. The status is 0 without a response. A stream is cut after its head, since it doesn't end. */
export async function sendCall(
  to: { port: number; agent?: Agent; localAddress?: string },
  { method, url, headers, body }: HostileCall,
): Promise<Answer> {
  const { promise, resolve } = Promise.withResolvers<Answer>();
  const fail = (cause: Error) => resolve({ status: 0, headers: {}, text: '', failure: cause.message });
  const length = body === undefined ? {} : { 'Content-Length': String(body.length) };
  const request = sendRequest({
    ...to,
    host: '127.0.0.1',
    method,
    path: url,
    headers: { ...headers, ...length },
  });
  request.on('error', fail).on('response', (response) => {
    const { statusCode: status = 0, headers: received } = response;
    if (received['content-type']?.startsWith('text/event-stream')) {
      resolve({ status, headers: received, text: '' });
      response.destroy();
      return;
    }
    const chunks: Buffer[] = [];
    response.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', fail);
    response.on('end', () => resolve({ status, headers: received, text: Buffer.concat(chunks).toString() }));
  });
  request.end(body);
  return promise;
}

/**
 * What is wrong with a response: a 5xx, a missing request id, an error that isn't in the contract's shape, or one in the
 * words of a library.
 */
export function findResponseErrors(
  { status, headers, text, failure }: Answer,
  isApi: boolean,
): readonly string[] {
  if (failure !== undefined) return [`no answer (${failure})`];
  const errors: string[] = [];
  if (status >= 500) errors.push(`status ${status}`);
  const id = headers['x-request-id'];
  if (typeof id !== 'string' || id === '') errors.push('no X-Request-Id');
  if (status < 400) return errors;
  // People who follow a broken link get a page.
  if (status === 404 && !isApi && headers['content-type']?.startsWith('text/html')) return errors;
  if (headers['content-type'] !== 'application/json; charset=utf-8') {
    return [...errors, `status ${status} with the type ${headers['content-type']}`];
  }
  const body: unknown = JSON.parse(text);
  if (/:"(?:Invalid|Expected|Too (?:small|big)|Unrecognized|Required)\b/.test(text))
    errors.push(`zod's own words in ${text.slice(0, 200)}`);
  // The beacon says what is wrong with each event.
  if (status === 422 && analyticsResponseSchema.safeParse(body).success) return errors;
  const parsed = errorResponseSchema.safeParse(body);
  if (!parsed.success) return [...errors, `status ${status} with the body ${text.slice(0, 200)}`];
  const { error } = parsed.data;
  if (!errorCodes.includes(error.code) || error.message === '') errors.push(`code ${error.code}`);
  if (error.requestId !== id) errors.push('another request id in the body');
  return errors;
}
