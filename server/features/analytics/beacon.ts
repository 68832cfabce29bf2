import { type ErrorRequestHandler, type Request, type RequestHandler, type Response, Router } from 'express';
import type { AnalyticsResponse } from '../../../shared/api/analytics.ts';
import type { Carrier } from '../../../shared/site/schemas/carriers.ts';
import type { Clock } from '../../platform/clock.ts';
import { AppError, createMethodNotAllowed } from '../../platform/errors.ts';
import { discardBody } from '../../platform/http/bodies/discard-body.ts';
import { getClientAddress } from '../../platform/http/client-address.ts';
import { toAppError } from '../../platform/http/error-handler.ts';
import { sendJson } from '../../platform/http/send-json.ts';
import type { Logger } from '../../platform/observability/logger.ts';
import { readBatch } from './beacon-body.ts';
import { createDeviceReader } from './ingestion/device.ts';
import { createPrecheck } from './ingestion/event-precheck.ts';
import type { Ingestion } from './ingestion/ingestion.ts';
import { parseRequestSignals } from './ingestion/request-signals.ts';
import { messages } from './messages.ts';
import { createQuotaNotes, QuotaExceeded } from './quota-errors.ts';
import { createReferralLinks } from './referral-links.ts';
import { type EventSources, listSenders } from './sources/event-source.ts';
import { validateCall } from './validate-call.ts';

const path = '/api/analytics';
const allowedMethods = ['POST', 'OPTIONS'];
const preflightSeconds = 7200;
const exposedHeaders = [
  'Events-Rejected',
  'RateLimit-Limit',
  'RateLimit-Policy',
  'RateLimit-Remaining',
  'RateLimit-Reset',
  'Retry-After',
  'X-Request-Id',
].join(', ');

declare global {
  namespace Express {
    interface Request {
      /** The name of the source of the call's events, once it is known. */
      eventSource?: string;
    }
  }
}

type Dependencies = {
  callers: EventSources;
  ingestion: Ingestion;
  carriers: readonly Carrier[];
  /** Other origins than the carriers' own that a referral may lead to. */
  referralOrigins: readonly string[];
  clock: Clock;
  logger: Logger;
  limit: RequestHandler;
  /** Finds who is signed in, by the request's cookie. */
  findUserId: (request: Request) => Promise<string | undefined>;
};

/** `POST /api/analytics`. It accepts calls from other sites and servers, so it checks itself where they come from. */
export function createBeacon(dependencies: Dependencies): Router {
  const { callers, ingestion, carriers, referralOrigins, clock, logger, limit, findUserId } = dependencies;
  const cleanReferralLink = createReferralLinks({ carriers, origins: referralOrigins });
  const readDevice = createDeviceReader();
  const noteQuota = createQuotaNotes({ clock, logger });
  const precheck = createPrecheck((cause) =>
    logger.error({ err: cause }, 'the schema of events was not compiled'),
  );

  /** Keeps no reference to the body, because a call may have to wait and unknown fields take memory. */
  const validate = async (request: Request) => {
    const caller = await callers.identify(request);
    request.eventSource = caller.source;
    const batch = await readBatch(request, caller);
    const traffic = parseRequestSignals(request, caller.isServer, readDevice);
    const mayReadCookie = !caller.other && !traffic.isPrivate && request.headers.cookie !== undefined;
    const userId = (mayReadCookie ? await findUserId(request) : undefined) ?? null;
    return validateCall(batch, {
      caller,
      senders: listSenders(getClientAddress(request), caller),
      traffic,
      userId,
      now: clock.now(),
      carriers,
      precheck,
      cleanReferralLink,
      logger,
    });
  };

  const receive: RequestHandler = async (request, response) => {
    const isTrial = parseIsTrial(request);
    const call = await validate(request);
    const receipt = isTrial ? await ingestion.tryOut(call) : await ingestion.store(call);
    const { filtered, rejected, clockShiftMs } = call;
    if (rejected.length > 0) response.set('Events-Rejected', String(rejected.length));
    const isAnyTaken = call.events.length > 0 || filtered.length > 0 || rejected.length === 0;
    sendJson(response.status(isAnyTaken ? 202 : 422), {
      ...receipt,
      filtered,
      rejected,
      ...(clockShiftMs === 0 ? {} : { clockShiftSeconds: Math.round(clockShiftMs / 1000) }),
      ...(isTrial ? { dryRun: true } : {}),
    } satisfies AnalyticsResponse);
  };

  const refuse: ErrorRequestHandler = async (cause: unknown, request, _response, next) => {
    const { status, code } = toAppError(cause);
    const reason = cause instanceof QuotaExceeded ? noteQuota(cause) : code;
    ingestion.noteRefusal(reason, request.eventSource ?? '');
    // The same call comes again after 429 and 503, so its body isn't worth reading.
    if (status < 500 && status !== 429) await discardBody(request);
    next(cause);
  };

  const router = Router();
  router
    .route(path)
    .all(async (request, response, next) => {
      const { origin } = request.headers;
      if (origin !== undefined && (await callers.findPartner(request))) allowReading(response, origin);
      next();
    })
    .options(async (request, response) => {
      answerPreflight(request, response, (await callers.findPartner(request)) !== undefined);
    })
    .post(limit, receive)
    .all(() => {
      throw createMethodNotAllowed(allowedMethods);
    });
  router.use(path, refuse);
  return router;
}

/** Whether to validate only. Throws 400 for a value that could be mistaken for a trial. */
function parseIsTrial({ query: { validate } }: Request): boolean {
  if (validate === undefined) return false;
  if (validate === '1' || validate === 'true') return true;
  throw new AppError(400, 'invalid_request', messages.validateUnknown);
}

/** Without `Allow-Credentials`, so a page of another origin can read responses but sends no cookie. */
function allowReading(response: Response, origin: string): void {
  response.vary('Origin').set({
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Expose-Headers': exposedHeaders,
  });
}

function answerPreflight(request: Request, response: Response, isPartner: boolean): void {
  if (!isPartner && request.headers['access-control-request-method'] !== undefined) {
    throw new AppError(403, 'cross_site', messages.foreignOrigin);
  }
  response.set('Allow', allowedMethods.join(', '));
  if (isPartner) {
    response.set({
      'Access-Control-Allow-Methods': 'POST',
      'Access-Control-Allow-Headers': 'Content-Type, Content-Encoding',
      'Access-Control-Max-Age': String(preflightSeconds),
    });
  }
  response.status(204).end();
}
