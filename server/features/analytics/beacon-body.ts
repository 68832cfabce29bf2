import type { IncomingMessage } from 'node:http';
import { AppError } from '../../platform/errors.ts';
import { collectText } from '../../platform/text-body.ts';
import { createBusy } from './busy.ts';
import type { Caller } from './caller.ts';

/** `sendBeacon` sends text/plain, because anything else would make it ask first. */
const types = /^(?:application\/json|text\/plain)\s*(?:;\s*charset\s*=\s*"?utf-8"?\s*)?$/i;
/** Of all calls together that are being read. */
const mostBytesHeld = 32 * 1024 * 1024;
/** Of one address: with slow bodies it could take up all of it, and keep the others out. */
const mostBytesOfAddress = 8 * 1024 * 1024;

export type EventReader = (
  request: IncomingMessage,
  caller: Caller,
  address: string,
) => Promise<readonly unknown[]>;

/**
 * Reads the events of a call's body: an array, or one alone. Throws 400 for what is not JSON or neither object nor
 * array, 413 for too many bytes or events, 415 for another type, and 503 while too much is being read.
 */
export function createEventReader(): EventReader {
  let bytesHeld = 0;
  const heldByAddress = new Map<string, number>();

  const readText = (request: IncomingMessage, mostBytes: number, address: string): Promise<string> => {
    // The request keeps its listeners until it is answered; they must not keep the text, through the promise.
    let reading: PromiseWithResolvers<string> | undefined = Promise.withResolvers();
    const { promise } = reading;
    let held = 0;
    const reserve = (bytes: number) => {
      const ofAddress = (heldByAddress.get(address) ?? 0) + bytes;
      if (bytesHeld + bytes > mostBytesHeld || ofAddress > mostBytesOfAddress) throw createBusy();
      heldByAddress.set(address, ofAddress);
      bytesHeld += bytes;
      held += bytes;
    };
    const release = () => {
      const left = (heldByAddress.get(address) ?? 0) - held;
      if (left > 0) heldByAddress.set(address, left);
      else heldByAddress.delete(address);
      bytesHeld -= held;
      held = 0;
    };
    collectText(request, { mostBytes, reserve }, (failure, text) => {
      release();
      if (failure) reading?.reject(failure);
      else reading?.resolve(text);
      reading = undefined;
    });
    return promise;
  };

  return async (request, { mostBytes, mostEvents }, address) => {
    const { 'content-type': type = '', 'content-encoding': encoding = 'identity' } = request.headers;
    if (!types.test(type) || encoding !== 'identity') {
      request.resume();
      const message = 'Send the body as JSON with Content-Type: application/json or text/plain.';
      throw new AppError(415, 'unsupported_media_type', message);
    }
    const body = parse(await readText(request, mostBytes, address));
    const events: readonly unknown[] = Array.isArray(body) ? body : [body];
    if (events.length <= mostEvents) return events;
    throw new AppError(413, 'payload_too_large', `Send at most ${mostEvents} events at once.`);
  };
}

function parse(text: string): unknown {
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body === 'object' && body !== null) return body;
  } catch (cause) {
    throw new AppError(400, 'invalid_json', 'The request body is not valid JSON.', { cause });
  }
  throw new AppError(400, 'invalid_json', 'Send one event as a JSON object, or an array of them.');
}
