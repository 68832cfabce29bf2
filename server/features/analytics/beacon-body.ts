import type { IncomingMessage } from 'node:http';
import { sentAtSchema } from '../../../shared/api/analytics.ts';
import { AppError } from '../../platform/errors.ts';
import { parseJson } from '../../platform/http/bodies/parse-json.ts';
import { collectText, isUtf8Type } from '../../platform/http/bodies/text-body.ts';
import { messages } from './messages.ts';
import type { Caller } from './sources/event-source.ts';

/** A call's events, and the sender's own time in milliseconds since 1970, if it sent that. */
export type SentBatch = { events: readonly unknown[]; sentMs: number | undefined };

/** `sendBeacon` sends text/plain, because any other type would need a preflight. */
const types = ['application/json', 'text/plain'];
/** The zlib library recognizes both by their first bytes. */
const encodings = /^(?:identity|(?:x-)?gzip|deflate)$/i;

/**
 * Reads the events in a call's body: an array, a single one, or a batch with `events`. Throws 400 for anything else,
 * 413 for too many bytes or events, 415 for another type or encoding, and 503 while too much is being sent.
 */
export async function readBatch(
  request: IncomingMessage,
  { maxBytes, maxEvents }: Pick<Caller, 'maxBytes' | 'maxEvents'>,
): Promise<SentBatch> {
  const { 'content-type': type, 'content-encoding': encoding = 'identity' } = request.headers;
  if (!isUtf8Type(type, types)) throw new AppError(415, 'unsupported_media_type', messages.jsonNeeded);
  if (!encodings.test(encoding)) {
    const headers = { 'Accept-Encoding': 'gzip, deflate' };
    throw new AppError(415, 'unsupported_media_type', messages.unknownEncoding, { headers });
  }
  const isCompressed = !/^identity$/i.test(encoding);
  const body = parse(await readText(request, { maxBytes, isCompressed }));
  const batch = findBatch(body);
  if (batch.events.length <= maxEvents) return batch;
  throw new AppError(413, 'payload_too_large', messages.tooMany(maxEvents));
}

/**
 * The request keeps its listeners until it is answered, and they must not keep the text in memory through the promise.
 */
function readText(
  request: IncomingMessage,
  limits: { maxBytes: number; isCompressed: boolean },
): Promise<string> {
  let reading: PromiseWithResolvers<string> | undefined = Promise.withResolvers();
  const { promise } = reading;
  collectText(request, limits, (failure, text) => {
    if (failure) reading?.reject(failure);
    else reading?.resolve(text);
    reading = undefined;
  });
  return promise;
}

function parse(text: string): object {
  try {
    const body = parseJson(text);
    if (typeof body === 'object' && body !== null) return body;
  } catch (cause) {
    throw new AppError(400, 'invalid_json', messages.invalidJson, { cause });
  }
  throw new AppError(400, 'invalid_json', messages.notEvents);
}

function findBatch(body: object): SentBatch {
  if (Array.isArray(body)) return { events: body, sentMs: undefined };
  if (!('events' in body) || 'action' in body) return { events: [body], sentMs: undefined };
  if (!Array.isArray(body.events)) throw new AppError(400, 'invalid_json', messages.notEvents);
  return { events: body.events, sentMs: 'sentAt' in body ? parseSentAt(body.sentAt) : undefined };
}

function parseSentAt(sentAt: unknown): number | undefined {
  if (sentAt === null || sentAt === undefined) return undefined;
  const parsed = sentAtSchema.safeParse(sentAt);
  const message = parsed.error?.issues[0]?.message ?? messages.event.invalidTime;
  const sentMs = Date.parse(parsed.data ?? '');
  if (Number.isNaN(sentMs)) throw new AppError(400, 'invalid_request', message);
  return sentMs;
}
