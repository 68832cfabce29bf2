import type { IncomingMessage } from 'node:http';

/** A larger body is intentional. Its connection is closed while it is still coming in. */
const maxBytes = 16 * 1024 * 1024;
/** A client that is waiting for our response doesn't send anything more. */
const maxSilenceMs = 500;

/**
 * Reads the rest of a rejected request's body, and resolves when it is complete. Many clients look for a response only
 * after they have sent everything. An earlier response would close their connection, and they wouldn't see a status at
 * all.
 */
export function discardBody(request: IncomingMessage): Promise<void> {
  const { headers } = request;
  const declared = Number(headers['content-length'] ?? 0);
  const hasBody = declared > 0 || headers['transfer-encoding'] !== undefined;
  if (!hasBody || request.readableEnded || request.destroyed || declared > maxBytes) return Promise.resolve();
  return new Promise((resolve) => {
    let bytes = 0;
    let timer = setTimeout(resolve, maxSilenceMs);
    const finish = () => {
      clearTimeout(timer);
      resolve();
    };
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > maxBytes) return finish();
      clearTimeout(timer);
      timer = setTimeout(resolve, maxSilenceMs);
    });
    request.on('end', finish).on('close', finish).resume();
  });
}
