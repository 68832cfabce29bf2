import type { IncomingMessage } from 'node:http';
import { type ErrorRequestHandler, type Request, type RequestHandler, type Response, Router } from 'express';
import { type AnalyticsResponse, sentAtSchema } from '../../../shared/api/analytics.ts';
import type { Carrier } from '../../../shared/site/schemas/carriers.ts';
import { type Clock, toDay } from '../../platform/clock.ts';
import { AppError, createMethodNotAllowed } from '../../platform/errors.ts';
import { discardBody } from '../../platform/http/bodies/discard-body.ts';
import { parseJson } from '../../platform/http/bodies/parse-json.ts';
import { collectText, isUtf8Type } from '../../platform/http/bodies/text-body.ts';
import { getClientAddress } from '../../platform/http/client-address.ts';
import { toAppError } from '../../platform/http/error-handler.ts';
import { sendJson } from '../../platform/http/send-json.ts';
import type { Logger } from '../../platform/observability/logger.ts';
import { createPrecheck } from './ingestion/event-precheck.ts';
import type { Ingestion } from './ingestion/ingestion.ts';
import { type Quota, QuotaExceeded } from './ingestion/quotas.ts';
import { createDeviceReader, parseRequestSignals } from './ingestion/request-signals.ts';
import { messages } from './messages.ts';
import { readCall, type SentBatch } from './read-call.ts';
import { createReferralLinks } from './referral-links.ts';
import { type Caller, type EventSources, listSenders } from './sources/event-source.ts';

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

/** `sendBeacon` sends text/plain, because any other type would need a preflight. */
const types = ['application/json', 'text/plain'];
/** The zlib library recognizes both by their first bytes. */
const encodings = /^(?:identity|(?:x-)?gzip|deflate)$/i;

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
  const quotaLoggedOn = new Map<Quota, string>();
  const precheck = createPrecheck((cause) =>
    logger.error({ err: cause }, 'the schema of events was not compiled'),
  );

  /** Keeps no reference to the body, because a call may have to wait and unknown fields take memory. */
  const validate = async (request: Request) => {
    const caller = await callers.identify(request);
    request.eventSource = caller.source;
    const batch = await readBatch(request, caller);
    const signals = parseRequestSignals(request, caller.isServer, readDevice);
    const mayReadCookie = !caller.partner && !signals.isPrivate && request.headers.cookie !== undefined;
    const userId = (mayReadCookie ? await findUserId(request) : undefined) ?? null;
    return readCall(batch, {
      caller,
      senders: listSenders(getClientAddress(request), caller),
      signals,
      userId,
      now: clock.now(),
      carriers,
      precheck,
      cleanReferralLink,
      logger,
    });
  };

  /** Logs each quota once on a day that it refuses a call, and returns the reason to count the refusal by. */
  const noteQuota = ({ quota }: QuotaExceeded): string => {
    const day = toDay(clock.now());
    if (quotaLoggedOn.get(quota) !== day) logger.warn({ quota }, 'daily quota of events reached');
    quotaLoggedOn.set(quota, day);
    return `daily_bytes_of_${quota}`;
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

/**
 * Reads the events in a call's body: an array, a single one, or a batch with `events`. Throws 400 for anything else,
 * 413 for too many bytes or events, 415 for another type or encoding, and 503 while too much is being sent.
 */
async function readBatch(
  request: IncomingMessage,
  { maxBytes, maxEvents }: Pick<Caller, 'maxBytes' | 'maxEvents'>,
): Promise<SentBatch> {
  const { 'content-type': type, 'content-encoding': encoding = 'identity' } = request.headers;
  if (!isUtf8Type(type, types)) throw new AppError(415, 'unsupported_media_type', messages.jsonNeeded);
  if (!encodings.test(encoding)) {
    const headers = { 'Accept-Encoding': 'gzip, deflate' };
    throw new AppError(415, 'unsupported_media_type', messages.unknownEncoding, { headers });
  }
  const isCompressed = !/^identity$/i.test(encoding);
  const body = parse(await readText(request, { maxBytes, isCompressed }));
  const batch = findBatch(body);
  if (batch.events.length <= maxEvents) return batch;
  throw new AppError(413, 'payload_too_large', messages.tooMany(maxEvents));
}

/**
 * The request keeps its listeners until it is answered, and they must not keep the text in memory through the promise.
 */
function readText(
  request: IncomingMessage,
  limits: { maxBytes: number; isCompressed: boolean },
): Promise<string> {
  let reading: PromiseWithResolvers<string> | undefined = Promise.withResolvers();
  const { promise } = reading;
  collectText(request, limits, (failure, text) => {
    if (failure) reading?.reject(failure);
    else reading?.resolve(text);
    reading = undefined;
  });
  return promise;
}

function parse(text: string): object {
  try {
    const body = parseJson(text);
    if (typeof body === 'object' && body !== null) return body;
  } catch (cause) {
    throw new AppError(400, 'invalid_json', messages.invalidJson, { cause });
  }
  throw new AppError(400, 'invalid_json', messages.notEvents);
}

function findBatch(body: object): SentBatch {
  if (Array.isArray(body)) return { events: body, sentMs: undefined };
  if (!('events' in body) || 'action' in body) return { events: [body], sentMs: undefined };
  if (!Array.isArray(body.events)) throw new AppError(400, 'invalid_json', messages.notEvents);
  return { events: body.events, sentMs: 'sentAt' in body ? parseSentAt(body.sentAt) : undefined };
}

function parseSentAt(sentAt: unknown): number | undefined {
  if (sentAt === null || sentAt === undefined) return undefined;
  const parsed = sentAtSchema.safeParse(sentAt);
  const message = parsed.error?.issues[0]?.message ?? messages.event.invalidTime;
  const sentMs = Date.parse(parsed.data ?? '');
  if (Number.isNaN(sentMs)) throw new AppError(400, 'invalid_request', message);
  return sentMs;
}
