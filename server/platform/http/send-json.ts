import type { ServerResponse } from 'node:http';
import { writeHeadWithHeld } from './held-headers.ts';

/**
 * Ends the response with a JSON body. Express's own `res.json` hashes and sniffs each body, which costs a third.
 * ASCII leaves as Latin-1, which Node writes without encoding it.
 */
export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  const text = JSON.stringify(body);
  const length = Buffer.byteLength(text);
  writeHeadWithHeld(response, status, [
    'Content-Type',
    'application/json; charset=utf-8',
    'Content-Length',
    String(length),
    'Cache-Control',
    'no-store',
  ]);
  response.end(text, length === text.length ? 'latin1' : 'utf8');
}

/** Ends the response with 204 and no body. */
export function sendEmpty(response: ServerResponse): void {
  writeHeadWithHeld(response, 204, ['Cache-Control', 'no-store']);
  response.end();
}

/** Sends the browser on with 302, kept nowhere. */
export function sendRedirect(response: ServerResponse, location: string): void {
  writeHeadWithHeld(response, 302, [
    'Location',
    location,
    'Content-Length',
    '0',
    'Cache-Control',
    'no-store',
  ]);
  response.end();
}
