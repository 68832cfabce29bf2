import type { Response } from 'express';

export function sendJson(response: Response, status: number, body: unknown): void {
  response.status(status).json(body);
}

/** Ends the response with 204 and no body. */
export function sendEmpty(response: Response): void {
  response.status(204).end();
}

/** Leads the browser elsewhere with 302 and no body. */
export function sendRedirect(response: Response, location: string): void {
  response.status(302).location(location).end();
}
