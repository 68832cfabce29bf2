import type { Response } from 'express';

/**
 * Sends a value as JSON, with Content-Length, like `response.json`, which reads and writes the content type several
 * times and copies longer texts.
 */
export function sendJson(response: Response, value: unknown): void {
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.end(JSON.stringify(value));
}
