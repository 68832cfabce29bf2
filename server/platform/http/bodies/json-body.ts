import type { NextFunction, Request, RequestHandler } from 'express';
import { AppError } from '../../errors.ts';
import { parseJson } from './parse-json.ts';
import { collectText, isUtf8Type } from './text-body.ts';

declare global {
  namespace Express {
    interface Request {
      /** The body as it was sent, if its reader is configured to keep it. Signatures are computed from it. */
      bodyText?: string;
    }
  }
}

type Options = { maxBytes: number; isTextKept?: boolean };

/**
 * Reads a UTF-8 JSON body of up to `maxBytes` into `request.body`, or leaves it undefined if there is no body. Fails
 * with 415 for another type, charset, or encoding, 413 for a larger body, and 400 for invalid JSON. Express's own
 * reader takes longer than validating, matching, and answering combined.
 */
export function createJsonBodyReader(options: Options): RequestHandler {
  return (request, _response, next) => readBody(request, options, next);
}

function readBody(request: Request, { maxBytes, isTextKept }: Options, next: NextFunction): void {
  const { headers } = request;
  const declared = headers['content-length'];
  if (declared === '0' || (declared === undefined && headers['transfer-encoding'] === undefined)) {
    next();
    return;
  }
  if (
    !isUtf8Type(headers['content-type'], ['application/json']) ||
    (headers['content-encoding'] ?? 'identity') !== 'identity'
  ) {
    next(createUnsupported());
    return;
  }
  collectText(request, { maxBytes }, (failure, text) => {
    if (failure) return next(failure);
    if (isTextKept) request.bodyText = text;
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
