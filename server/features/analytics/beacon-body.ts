import type { IncomingMessage } from 'node:http';
import { AppError } from '../../platform/errors.ts';
import { parseJson } from '../../platform/http/bodies/parse-json.ts';
import { collectText } from '../../platform/http/bodies/text-body.ts';
import type { Caller } from './ingestion/event-source.ts';
import { messages } from './messages.ts';

/** `sendBeacon` sends text/plain, because any other type would need a preflight. */
const types = /^(?:application\/json|text\/plain)\s*(?:;\s*charset\s*=\s*"?utf-8"?\s*)?$/i;
/**
 * Reads the events in a call's body: an array, or a single one. Throws 400 for anything but a JSON object or array, 413
 * for too many bytes or events, 415 for another type, and 503 while too much is being sent.
 */
export async function readEvents(
  request: IncomingMessage,
  { maxBytes, maxEvents }: Caller,
): Promise<readonly unknown[]> {
  const { 'content-type': type = '', 'content-encoding': encoding = 'identity' } = request.headers;
  if (!types.test(type) || encoding !== 'identity') {
    request.resume();
    const message = messages.jsonNeeded;
    throw new AppError(415, 'unsupported_media_type', message);
  }
  const body = parse(await readText(request, maxBytes));
  const events: readonly unknown[] = Array.isArray(body) ? body : [body];
  if (events.length <= maxEvents) return events;
  throw new AppError(413, 'payload_too_large', messages.tooMany(maxEvents));
}

/**
 * The request keeps its listeners until it is answered, and they must not keep the text in memory through the promise.
 */
function readText(request: IncomingMessage, maxBytes: number): Promise<string> {
  let reading: PromiseWithResolvers<string> | undefined = Promise.withResolvers();
  const { promise } = reading;
  collectText(request, { maxBytes }, (failure, text) => {
    if (failure) reading?.reject(failure);
    else reading?.resolve(text);
    reading = undefined;
  });
  return promise;
}

function parse(text: string): unknown {
  try {
    const body = parseJson(text);
    if (typeof body === 'object' && body !== null) return body;
  } catch (cause) {
    throw new AppError(400, 'invalid_json', messages.invalidJson, { cause });
  }
  throw new AppError(400, 'invalid_json', messages.notEvents);
}
