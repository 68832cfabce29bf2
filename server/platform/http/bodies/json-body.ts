import type { NextFunction, Request, RequestHandler } from 'express';
import { AppError } from '../../errors.ts';
import { parseJson } from './parse-json.ts';
import { collectText } from './text-body.ts';

const jsonType = /^application\/json\s*(?:;\s*charset\s*=\s*"?utf-8"?\s*)?$/i;

/**
 * Reads a UTF-8 JSON body of at most so many bytes into `request.body`; without a body that stays undefined. Fails with
 * 415 for another type, charset or encoding, 413 for more, and 400 for text that is not JSON.
 * Express's own reader costs more than validating, matching and answering together.
 */
export function createJsonBodyReader(mostBytes: number): RequestHandler {
  return (request, _response, next) => readBody(request, mostBytes, next);
}

function readBody(request: Request, mostBytes: number, next: NextFunction): void {
  const { headers } = request;
  const declared = headers['content-length'];
  if (declared === '0' || (declared === undefined && headers['transfer-encoding'] === undefined)) {
    next();
    return;
  }
  if (
    !jsonType.test(headers['content-type'] ?? '') ||
    (headers['content-encoding'] ?? 'identity') !== 'identity'
  ) {
    next(createUnsupported());
    return;
  }
  collectText(request, { mostBytes }, (failure, text) => {
    if (failure) return next(failure);
    try {
      request.body = parseJson(text);
    } catch (cause) {
      return next(new AppError(400, 'invalid_json', 'The request body is not valid JSON.', { cause }));
    }
    next();
  });
}

function createUnsupported(): AppError {
  return new AppError(
    415,
    'unsupported_media_type',
    'Send the body as JSON with Content-Type: application/json.',
  );
}
