import type { ErrorRequestHandler } from 'express';
import type { ErrorResponse } from '../../shared/api/errors.ts';
import { AppError } from './errors.ts';
import type { Logger } from './logger.ts';
import { readRequestId } from './request-context.ts';
import { sendJson } from './send-json.ts';

/** Turns every failure into the contract's error answer; an unexpected one is logged whole and tells the client nothing. */
export function createErrorHandler(logger: Logger): ErrorRequestHandler {
  return (cause: unknown, request, response, _next) => {
    const requestId = readRequestId(request);
    const error = toAppError(cause);
    if (error.status >= 500) logger.error({ requestId, err: cause }, 'request failed');
    if (response.headersSent) {
      response.destroy();
      return;
    }
    for (const [name, value] of Object.entries(error.headers)) response.setHeader(name, value);
    const { code, message, fields } = error;
    const body: ErrorResponse = { error: { code, message, ...(fields ? { fields } : {}), requestId } };
    sendJson(response, error.status, body);
  };
}

/** body-parser names its failures in `type`; everything else that is not an AppError is a fault of ours. */
function toAppError(cause: unknown): AppError {
  if (cause instanceof AppError) return cause;
  const type = readProperty(cause, 'type');
  const status = readProperty(cause, 'status');
  if (type === 'entity.parse.failed') {
    return new AppError(400, 'invalid_json', 'The request body is not valid JSON.', { cause });
  }
  if (type === 'entity.too.large') {
    return new AppError(413, 'payload_too_large', 'The request is too large. Send at most 64 KiB.', {
      cause,
    });
  }
  if (type === 'encoding.unsupported' || type === 'charset.unsupported') {
    return new AppError(415, 'unsupported_media_type', 'Send the body as UTF-8 JSON.', { cause });
  }
  if (typeof status === 'number' && status >= 400 && status < 500) {
    return new AppError(400, 'invalid_json', 'The request could not be read.', { cause });
  }
  return new AppError(500, 'internal', 'Something went wrong on our side. Please try again.', { cause });
}

function readProperty(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
