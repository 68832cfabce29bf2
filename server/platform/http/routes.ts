import type { Express, Request, RequestHandler } from 'express';
import type { Contract, RateLimit } from '../../../shared/api/contract.ts';
import { createMethodNotAllowed } from '../errors.ts';
import { currentRequestId } from '../observability/logger.ts';
import type { Session } from '../sessions/session.ts';
import { type CheckAccess, meets } from './access.ts';
import { createJsonBodyReader } from './bodies/text-body.ts';
import type { Route } from './implement.ts';
import type { RateLimiter } from './rate-limits.ts';
import { getRequestId } from './request-context.ts';
import { sendJson } from './send-json.ts';
import { parseBody } from './validate.ts';

type Platform = { limit: RateLimiter; checkAccess: CheckAccess };

const verbs = { GET: 'get', POST: 'post', PUT: 'put', PATCH: 'patch', DELETE: 'delete' } as const;
const defaultMaxBytes = 64 * 1024;

/** Converts a contract's path to Express's form, with `:name` for parameters. */
export function toExpressPath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}

/** Mounts routes. A known path called with another method gets 405 with `Allow`. */
export function mountRoutes(app: Express, routes: readonly Route[], platform: Platform): void {
  const methodsByPath = new Map<string, string[]>();
  const limitOnce = createSharedLimits(platform.limit);
  for (const route of routes) {
    const { method } = route.contract;
    const path = toExpressPath(route.contract.path);
    const allowed = methodsByPath.get(path) ?? [];
    allowed.push(...(method === 'GET' ? ['GET', 'HEAD'] : [method]));
    methodsByPath.set(path, allowed);
    app.route(path)[verbs[method]](...createHandlers(route, platform, limitOnce));
  }
  for (const [path, allowed] of methodsByPath) {
    app.all(path, () => {
      throw createMethodNotAllowed(allowed);
    });
  }
}

/**
 * Creates the middleware of a contract: limits, body, access, additional limits, and the handler with its parsed body.
 */
function createHandlers(
  route: Route,
  { checkAccess }: Platform,
  limitOnce: RateLimiter,
): readonly RequestHandler[] {
  const { contract, limitKey, inspectBody } = route;
  const { limit, furtherLimits = [], body } = contract;
  const authorize: RequestHandler = async (request, response, next) => {
    response.locals.session = await checkAccess(contract, request);
    next();
  };
  const further = furtherLimits.map(({ onlyFor, isPerNetwork, ...each }): RequestHandler => {
    const count = limitOnce(each, {
      isPerNetwork,
      keyOf: ({ body: sent, res }) => limitKey?.(sent, res?.locals.session),
    });
    if (!onlyFor) return count;
    return (request, response, next) => {
      if (meets(request.body, onlyFor)) count(request, response, next);
      else next();
    };
  });
  const answer: RequestHandler = async (request, response) => {
    const session: Session | undefined = response.locals.session;
    inspectBody?.(request.body);
    const parsed = parseContractBody(contract, request.body);
    const { status, schema, contentType } = contract.response;
    response.status(status);
    const json = await route.handle({
      request,
      response,
      body: parsed,
      path: getPathParameters(request),
      session,
    });
    if (status === 204) response.end();
    else if (schema && !contentType) sendJson(response, json);
  };
  const isTextKept = contract.access === 'carrier-signature';
  const readBody = body && createJsonBodyReader({ maxBytes: body.maxBytes ?? defaultMaxBytes, isTextKept });
  // The largest bodies are for operators. No one else's are worth reading.
  const isKnownFirst = contract.access === 'operator';
  return [
    ...(limit ? [limitOnce(limit)] : []),
    ...(isKnownFirst ? [authorize] : []),
    ...(readBody ? [readBody] : []),
    nameInLog,
    ...(isKnownFirst ? [] : [authorize]),
    ...further,
    answer,
  ];
}

/** Comes after the body, which arrives in events of its own. */
const nameInLog: RequestHandler = (request, _response, next) =>
  currentRequestId.run(getRequestId(request), next);

function getPathParameters({ params }: Request): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]));
}

function parseContractBody({ body }: Contract, sent: unknown): unknown {
  return body && parseBody(body.schema, body.isOptional ? (sent ?? {}) : sent);
}

/** Each limit has a single counter, no matter how many contracts use it. */
function createSharedLimits(limit: RateLimiter): RateLimiter {
  const counts = new Map<string, RequestHandler>();
  return (rateLimit: RateLimit, options) => {
    const count = counts.get(rateLimit.name) ?? limit(rateLimit, options);
    counts.set(rateLimit.name, count);
    return count;
  };
}
