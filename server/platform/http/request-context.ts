import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { WriteRequestLine } from '../observability/logger.ts';

/** Makes request ids that are unique over restarts: a random start for the process, and a count. */
export function createRequestIdSource(): () => string {
  const prefix = randomBytes(9).toString('base64url');
  let count = 0;
  return () => {
    count += 1;
    return `${prefix}-${count.toString(36)}`;
  };
}

/** Writes the log line of a request that has been answered from memory, without waiting for the socket. */
export function logAnswered(
  request: IncomingMessage,
  id: string,
  status: number,
  startedAt: number,
  writeLine: WriteRequestLine,
): void {
  const { method = '', url = '' } = request;
  writeLine({ id, method, path: cutQuery(url), status, startedAt, isComplete: true });
}

/**
 * Writes one log line for the request when its response has ended. The line holds the path without
 * its query: queries may carry what a person typed.
 */
export function logRequest(
  request: IncomingMessage,
  response: ServerResponse,
  id: string,
  startedAt: number,
  writeLine: WriteRequestLine,
): void {
  response.on('close', () => {
    writeLine({
      id,
      method: request.method ?? '',
      path: cutQuery(request.url ?? ''),
      status: response.statusCode,
      startedAt,
      isComplete: response.writableFinished || streams.has(response),
    });
  });
}

const streams = new WeakSet<ServerResponse>();

/** Notes that the response goes on until its client leaves, so that this is not logged as an abort. */
export function markAsStream(response: ServerResponse): void {
  streams.add(response);
}

export function cutQuery(url: string): string {
  const end = url.indexOf('?');
  return end === -1 ? url : url.slice(0, end);
}
