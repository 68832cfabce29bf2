import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import type { WriteRequestLine } from '../observability/logger.ts';
import type { NameRoute } from './route-names.ts';

/** Creates request ids that stay unique across restarts: a random prefix for the process, and a counter. */
export function createRequestIdSource(): () => string {
  const prefix = randomBytes(9).toString('base64url');
  let count = 0;
  return () => {
    count += 1;
    return `${prefix}-${count.toString(36)}`;
  };
}

/** Gives each response its `X-Request-Id`, and writes one log line when it ends, with the name of its route. */
export function createRequestLog(writeLine: WriteRequestLine, nameRoute: NameRoute): RequestHandler {
  const createRequestId = createRequestIdSource();
  return (request, response, next) => {
    const requestId = createRequestId();
    const startedAt = Date.now();
    requestIds.set(request, requestId);
    response.setHeader('X-Request-Id', requestId);
    response.on('close', () => {
      writeLine({
        requestId,
        method: request.method,
        name: nameRoute(cutQuery(request.originalUrl)),
        status: response.statusCode,
        startedAt,
        isComplete: response.writableFinished || streams.has(response),
      });
    });
    next();
  };
}

const requestIds = new WeakMap<IncomingMessage, string>();

export function getRequestId(request: IncomingMessage): string {
  return requestIds.get(request) ?? 'unknown';
}

const streams = new WeakSet<ServerResponse>();

/** Marks a response that lasts until its client leaves, so that leaving isn't logged as an abort. */
export function markAsStream(response: ServerResponse): void {
  streams.add(response);
}

export function cutQuery(url: string): string {
  const end = url.indexOf('?');
  return end === -1 ? url : url.slice(0, end);
}
