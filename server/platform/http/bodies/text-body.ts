import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import { findBodyShare } from '../../connections/body-room.ts';
import { AppError } from '../../errors.ts';

const smallestBuffer = 1024;

type Limits = { mostBytes: number };

/** Gathers a UTF-8 body and calls back once: with its text, or with the reason why there is none (400, 413 or 503). */
export function collectText(
  request: IncomingMessage,
  { mostBytes }: Limits,
  done: (failure: Error | undefined, text: string) => void,
): void {
  const declared = Number(request.headers['content-length']);
  if (declared > mostBytes) {
    request.resume();
    done(createTooLarge(mostBytes), '');
    return;
  }
  const share = findBodyShare(request);
  // One buffer: pieces of a byte each would cost a hundred times their size, and each keeps what it was cut from.
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
    // A body that comes in one piece is not copied.
    if (size === 0 && chunk.length === declared) buffer = chunk;
    else if (size + chunk.length <= buffer.length) chunk.copy(buffer, size);
    else {
      const length = Math.min(mostBytes, Math.max(size + chunk.length, buffer.length * 2, smallestBuffer));
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
    if (size + chunk.length > mostBytes) return finish(createTooLarge(mostBytes), '');
    try {
      keep(chunk);
    } catch (cause) {
      finish(cause instanceof Error ? cause : new Error(String(cause)), '');
    }
  });
  request.on('end', () => {
    const bytes = buffer.subarray(0, size);
    if (isUtf8(bytes)) finish(undefined, bytes.toString());
    else finish(new AppError(400, 'invalid_json', 'The request body is not valid UTF-8.'), '');
  });
  const breakOff = (cause?: Error) => {
    if (isDone) return;
    const message = 'The request ended before its body was complete.';
    finish(new AppError(400, 'invalid_json', message, { cause }), '');
  };
  request.on('error', breakOff);
  request.on('close', () => breakOff());
}

function createTooLarge(mostBytes: number): AppError {
  const most = mostBytes >= 1024 * 1024 ? `${mostBytes / 1024 / 1024} MiB` : `${mostBytes / 1024} KiB`;
  return new AppError(413, 'payload_too_large', `The request is too large. Send at most ${most}.`);
}
