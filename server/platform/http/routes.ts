import type { IncomingMessage } from 'node:http';
import type { Express, RequestHandler } from 'express';
import { createMethodNotAllowed } from '../errors.ts';

export type Route = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  handlers: readonly RequestHandler[];
};

const routeNames = new WeakMap<IncomingMessage, string>();

/** The route that a call has reached, such as `GET /api/auth/sessions/:id`. */
export function getRouteName(request: IncomingMessage): string | undefined {
  return routeNames.get(request);
}

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
    const noteRoute: RequestHandler = (request, _response, next) => {
      routeNames.set(request, `${method} ${path}`);
      next();
    };
    if (method === 'GET') route.get(noteRoute, ...handlers);
    else if (method === 'POST') route.post(noteRoute, guardStateChange, ...handlers);
    else if (method === 'PUT') route.put(noteRoute, guardStateChange, ...handlers);
    else if (method === 'PATCH') route.patch(noteRoute, guardStateChange, ...handlers);
    else route.delete(noteRoute, guardStateChange, ...handlers);
  }
  for (const [path, allowed] of methodsByPath) {
    app.all(path, () => {
      throw createMethodNotAllowed(allowed);
    });
  }
}
