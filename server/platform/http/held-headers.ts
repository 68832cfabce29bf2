import { ServerResponse } from 'node:http';

class Held {
  readonly requestId: string;
  headers: string[];

  constructor(requestId: string, headers: string[]) {
    this.requestId = requestId;
    this.headers = headers;
  }
}

/** On the response itself: a WeakMap costs as much as writing the head, and again when its entries are collected. */
const heldKey = Symbol('held headers');

/**
 * Gives a response its request id and headers, as a flat list of names and values, that go out with whatever is sent
 * in the end. Setting a dozen headers one by one costs a third of a small answer; `writeHeadWithHeld` hands them to
 * Node in one piece.
 */
export function holdHeaders(response: ServerResponse, requestId: string, headers: readonly string[]): void {
  const held = new Held(requestId, headers.concat('X-Request-Id', requestId));
  Object.assign(response, { [heldKey]: held, writeHead: writeHeldFirst });
}

/** Adds headers to those that are held. */
export function addHeldHeaders(response: ServerResponse, ...headers: readonly string[]): void {
  findHeld(response)?.headers.push(...headers);
}

/** Takes back held headers of this name, spelt the same; of several cookies only those whose value begins so. */
export function dropHeldHeader(response: ServerResponse, name: string, valueStart = ''): void {
  const held = findHeld(response);
  if (!held) return;
  const { headers } = held;
  held.headers = headers.filter((_text, index) => {
    const first = index - (index % 2);
    return headers[first] !== name || !headers[first + 1]?.startsWith(valueStart);
  });
}

/** The value of a held header. */
export function readHeldHeader(response: ServerResponse, name: string): string | undefined {
  const headers = findHeld(response)?.headers ?? [];
  const index = headers.findIndex((text, place) => place % 2 === 0 && text === name);
  return index === -1 ? undefined : headers[index + 1];
}

/** The id that {@link holdHeaders} was given. */
export function readRequestId(response: ServerResponse): string {
  return findHeld(response)?.requestId ?? 'unknown';
}

/** Writes the head with the held headers and these, the fast way. */
export function writeHeadWithHeld(
  response: ServerResponse,
  status: number,
  headers: readonly string[],
): void {
  response.writeHead(status, takeHeaders(response).concat(headers));
}

/** Stands in for `writeHead`, so that answers of Express and of libraries carry the held headers, too. */
const writeHeldFirst: ServerResponse['writeHead'] = function (
  this: ServerResponse,
  status: number,
  ...rest: never[]
) {
  const held = takeHeaders(this);
  for (let index = 0; index + 1 < held.length; index += 2) {
    const [name, value] = held.slice(index, index + 2);
    if (name === undefined || value === undefined) continue;
    // Each cookie is a header of its own.
    if (name === 'Set-Cookie') this.appendHeader(name, value);
    else if (!this.hasHeader(name)) this.setHeader(name, value);
  }
  return ServerResponse.prototype.writeHead.call(this, status, ...rest);
};

function takeHeaders(response: ServerResponse): string[] {
  const held = findHeld(response);
  if (!held) return [];
  const { headers } = held;
  held.headers = [];
  return headers;
}

function findHeld(response: ServerResponse): Held | undefined {
  const held: unknown = Reflect.get(response, heldKey);
  return held instanceof Held ? held : undefined;
}
