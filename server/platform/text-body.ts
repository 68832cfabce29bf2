import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import { AppError } from './errors.ts';

type Limits = {
  mostBytes: number;
  /** Asked for every piece that is to be kept; throws when there is no room for it. */
  reserve?: (bytes: number) => void;
};

/** Gathers a UTF-8 body and calls back once: with its text, or with the reason why there is none (400 or 413). */
export function collectText(
  request: IncomingMessage,
  { mostBytes, reserve }: Limits,
  done: (failure: Error | undefined, text: string) => void,
): void {
  if (Number(request.headers['content-length']) > mostBytes) {
    request.resume();
    done(createTooLarge(mostBytes), '');
    return;
  }
  let chunks: Buffer[] = [];
  let size = 0;
  let isDone = false;
  const finish = (failure: Error | undefined, text: string) => {
    if (isDone) return;
    isDone = true;
    chunks = [];
    done(failure, text);
  };
  request.on('data', (chunk: Buffer) => {
    if (isDone) return;
    size += chunk.length;
    if (size > mostBytes) return finish(createTooLarge(mostBytes), '');
    try {
      reserve?.(chunk.length);
    } catch (cause) {
      return finish(cause instanceof Error ? cause : new Error(String(cause)), '');
    }
    chunks.push(chunk);
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

function createTooLarge(mostBytes: number): AppError {
  const most = mostBytes >= 1024 * 1024 ? `${mostBytes / 1024 / 1024} MiB` : `${mostBytes / 1024} KiB`;
  return new AppError(413, 'payload_too_large', `The request is too large. Send at most ${most}.`);
}
