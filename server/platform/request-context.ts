import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from './logger.ts';

const contexts = new WeakMap<IncomingMessage, { id: string }>();

/**
 * Gives the request its id and writes one log line when its response has ended. The line holds the path without
 * its query: queries may carry what a person typed.
 */
export function startRequest(request: IncomingMessage, response: ServerResponse, logger: Logger): string {
  const id = randomUUID();
  contexts.set(request, { id });
  const startedAt = performance.now();
  const { method, url = '' } = request;
  response.once('close', () => {
    const line = {
      id,
      method,
      path: cutQuery(url),
      status: response.statusCode,
      ms: Math.round((performance.now() - startedAt) * 10) / 10,
    };
    if (response.writableFinished) logger.info(line, 'request');
    else logger.warn(line, 'request aborted by the client');
  });
  return id;
}

/** The id that {@link startRequest} gave. */
export function readRequestId(request: IncomingMessage): string {
  return contexts.get(request)?.id ?? 'unknown';
}

export function cutQuery(url: string): string {
  const end = url.indexOf('?');
  return end === -1 ? url : url.slice(0, end);
}
