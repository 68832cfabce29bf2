import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { AppError } from './errors.ts';

const mostBytes = 64 * 1024;
const jsonType = /^application\/json\s*(?:;\s*charset\s*=\s*"?utf-8"?\s*)?$/i;

/**
 * Reads a UTF-8 JSON body of at most 64 KiB into `request.body`; without a body that stays undefined. Fails with 415
 * for another type, charset or encoding, 413 for more, and 400 for text that is not JSON.
 * Express's own reader costs more than validating, matching and answering together.
 */
export const readJsonBody: RequestHandler = (request, _response, next) => {
  const { headers } = request;
  const declared = headers['content-length'];
  if (declared === '0' || (declared === undefined && headers['transfer-encoding'] === undefined))
    return next();
  if (
    !jsonType.test(headers['content-type'] ?? '') ||
    (headers['content-encoding'] ?? 'identity') !== 'identity'
  ) {
    return next(createUnsupported());
  }
  if (Number(declared) > mostBytes) return next(createTooLarge());
  collect(request, (failure, text) => {
    if (failure) return next(failure);
    try {
      request.body = JSON.parse(text);
    } catch (cause) {
      return next(new AppError(400, 'invalid_json', 'The request body is not valid JSON.', { cause }));
    }
    next();
  });
};

/** Gathers the body and calls back once: with its text, or with the reason why there is none. */
function collect(
  request: IncomingMessage,
  done: (failure: AppError | undefined, text: string) => void,
): void {
  const chunks: Buffer[] = [];
  let size = 0;
  let isDone = false;
  const finish = (failure: AppError | undefined, text: string) => {
    if (isDone) return;
    isDone = true;
    done(failure, text);
  };
  request.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size <= mostBytes) chunks.push(chunk);
    else finish(createTooLarge(), '');
  });
  request.on('end', () => {
    const bytes = chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks);
    if (isUtf8(bytes)) finish(undefined, bytes.toString());
    else finish(new AppError(400, 'invalid_json', 'The request body is not valid UTF-8.'), '');
  });
  request.on('error', (cause) => {
    finish(
      new AppError(400, 'invalid_json', 'The request ended before its body was complete.', { cause }),
      '',
    );
  });
}

function createUnsupported(): AppError {
  return new AppError(
    415,
    'unsupported_media_type',
    'Send the body as JSON with Content-Type: application/json.',
  );
}

function createTooLarge(): AppError {
  return new AppError(413, 'payload_too_large', 'The request is too large. Send at most 64 KiB.');
}
