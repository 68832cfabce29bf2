import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import { unzipSync } from 'node:zlib';
import type { NextFunction, Request, RequestHandler } from 'express';
import { findBodyShare } from '../../connections/request-guard.ts';
import { AppError } from '../../errors.ts';
import { parseJson } from './parse-json.ts';

const minBufferBytes = 1024;
const utf8 = new TextDecoder();
const utf8Parameter = /^\s*(?:charset\s*=\s*"?(?:utf-?8|us-ascii)"?\s*)?$/i;

/** Whether a `Content-Type` is one of `types`, in lower case, in UTF-8 by any of its spellings. */
export function isUtf8Type(contentType: string | undefined, types: readonly string[]): boolean {
  const [type = '', ...parameters] = (contentType ?? '').split(';');
  return types.includes(type.trim().toLowerCase()) && parameters.every((part) => utf8Parameter.test(part));
}

type Limits = {
  maxBytes: number;
  /** With gzip or deflate. The limit is for both forms. */
  isCompressed?: boolean;
};

/** Collects a UTF-8 body and calls back once, with its text or with the error (400, 413, or 503). */
export function collectText(
  request: IncomingMessage,
  { maxBytes, isCompressed = false }: Limits,
  done: (failure: Error | undefined, text: string) => void,
): void {
  const declared = Number(request.headers['content-length']);
  if (declared > maxBytes) {
    request.resume();
    done(createTooLarge(maxBytes), '');
    return;
  }
  const share = findBodyShare(request);
  // Uses a single buffer, because one-byte pieces would take a hundred times their size, and each keeps its source in
  // memory.
  let buffer: Buffer = Buffer.alloc(0);
  let size = 0;
  let isDone = false;
  const finish = (failure: Error | undefined, text: string) => {
    if (isDone) return;
    isDone = true;
    buffer = Buffer.alloc(0);
    share?.release();
    done(failure, text);
  };
  const keep = (chunk: Buffer) => {
    // A body that arrives in one piece isn't copied.
    if (size === 0 && chunk.length === declared) buffer = chunk;
    else if (size + chunk.length <= buffer.length) chunk.copy(buffer, size);
    else {
      const length = Math.min(maxBytes, Math.max(size + chunk.length, buffer.length * 2, minBufferBytes));
      share?.grow(length - buffer.length);
      const larger = Buffer.allocUnsafe(length);
      buffer.copy(larger, 0, 0, size);
      chunk.copy(larger, size);
      buffer = larger;
    }
    size += chunk.length;
  };
  request.on('data', (chunk: Buffer) => {
    if (isDone) return;
    if (size + chunk.length > maxBytes) return finish(createTooLarge(maxBytes), '');
    try {
      keep(chunk);
    } catch (cause) {
      finish(cause instanceof Error ? cause : new Error(String(cause)), '');
    }
  });
  request.on('end', () => {
    if (isDone) return;
    try {
      const bytes = buffer.subarray(0, size);
      finish(undefined, decode(isCompressed ? inflate(bytes, maxBytes) : bytes));
    } catch (cause) {
      finish(cause instanceof Error ? cause : new Error(String(cause)), '');
    }
  });
  const breakOff = (cause?: Error) => {
    if (isDone) return;
    const message = 'The request ended before its body was complete.';
    finish(new AppError(400, 'invalid_json', message, { cause }), '');
  };
  request.on('error', breakOff);
  request.on('close', () => breakOff());
}

/** Without the byte order mark that some programs on Windows write first. */
function decode(bytes: Buffer): string {
  if (isUtf8(bytes)) return utf8.decode(bytes);
  throw new AppError(400, 'invalid_json', 'The request body is not valid UTF-8.');
}

/**
 * Decompresses one body at a time, so that many small ones can't fill the memory together. It takes less time than
 * parsing.
 */
function inflate(bytes: Buffer, maxBytes: number): Buffer {
  try {
    return unzipSync(bytes, { maxOutputLength: maxBytes });
  } catch (cause) {
    if (cause instanceof RangeError) throw createTooLarge(maxBytes);
    throw new AppError(400, 'invalid_json', 'The request body can’t be decompressed.', { cause });
  }
}

function createTooLarge(maxBytes: number): AppError {
  const size = maxBytes >= 1024 * 1024 ? `${maxBytes / 1024 / 1024} MiB` : `${maxBytes / 1024} KiB`;
  return new AppError(413, 'payload_too_large', `The request is too large. Send at most ${size}.`);
}

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
