import type { Express, RequestHandler } from 'express';
import { createMethodNotAllowed } from './errors.ts';

export type Route = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  handlers: readonly RequestHandler[];
};

/**
 * Mounts routes, each state-changing one behind the guard. A known path called with another method answers 405
 * with `Allow`.
 */
export function mountRoutes(app: Express, guardStateChange: RequestHandler, routes: readonly Route[]): void {
  const methodsByPath = new Map<string, string[]>();
  for (const { method, path, handlers } of routes) {
    const allowed = methodsByPath.get(path) ?? [];
    allowed.push(...(method === 'GET' ? ['GET', 'HEAD'] : [method]));
    methodsByPath.set(path, allowed);
    const route = app.route(path);
    if (method === 'GET') route.get(...handlers);
    else if (method === 'POST') route.post(guardStateChange, ...handlers);
    else if (method === 'PUT') route.put(guardStateChange, ...handlers);
    else if (method === 'PATCH') route.patch(guardStateChange, ...handlers);
    else route.delete(guardStateChange, ...handlers);
  }
  for (const [path, allowed] of methodsByPath) {
    app.all(path, () => {
      throw createMethodNotAllowed(allowed);
    });
  }
}
