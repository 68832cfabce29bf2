import { ServerResponse } from 'node:http';

const heldHeaders = new WeakMap<ServerResponse, string[]>();

/**
 * Gives a response headers, as a flat list of names and values, that go out with whatever is sent in the end. Setting
 * a dozen headers one by one costs a third of a small answer; `writeHeadWithHeld` hands them to Node in one piece.
 */
export function holdHeaders(response: ServerResponse, headers: string[]): void {
  heldHeaders.set(response, headers);
  response.writeHead = writeHeldFirst;
}

/** Adds one header to those that are held. */
export function addHeldHeader(response: ServerResponse, name: string, value: string): void {
  const held = heldHeaders.get(response);
  if (held) held.push(name, value);
  else response.setHeader(name, value);
}

/** Writes the head with the held headers and these, the fast way. */
export function writeHeadWithHeld(
  response: ServerResponse,
  status: number,
  headers: readonly string[],
): void {
  const all = (heldHeaders.get(response) ?? []).concat(headers);
  heldHeaders.delete(response);
  response.writeHead(status, all);
}

/** Stands in for `writeHead`, so that answers of Express and of libraries carry the held headers, too. */
const writeHeldFirst: ServerResponse['writeHead'] = function (
  this: ServerResponse,
  status: number,
  ...rest: never[]
) {
  const held = heldHeaders.get(this) ?? [];
  heldHeaders.delete(this);
  for (let index = 0; index + 1 < held.length; index += 2) {
    const [name, value] = held.slice(index, index + 2);
    if (name !== undefined && value !== undefined && !this.hasHeader(name)) this.setHeader(name, value);
  }
  return ServerResponse.prototype.writeHead.call(this, status, ...rest);
};
