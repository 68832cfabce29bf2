import type { Response } from 'express';

/** Leads the browser elsewhere with 302 and no body. */
export function sendRedirect(response: Response, location: string): void {
  response.status(302).location(location).end();
}
