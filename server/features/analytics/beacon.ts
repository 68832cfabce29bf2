import { type ErrorRequestHandler, type Request, type RequestHandler, type Response, Router } from 'express';
import type { AnalyticsResponse, FilteredEvent, RejectedEvent } from '../../../shared/api/analytics.ts';
import type { Carrier } from '../../../shared/matching/carrier.ts';
import type { Clock } from '../../platform/clock.ts';
import { AppError, createMethodNotAllowed } from '../../platform/errors.ts';
import { getClientAddress } from '../../platform/http/client-address.ts';
import { toAppError } from '../../platform/http/error-handler.ts';
import type { Logger } from '../../platform/observability/logger.ts';
import { readEvents } from './beacon-body.ts';
import type { Sender } from './ingestion/daily-bytes.ts';
import { createDeviceReader } from './ingestion/device.ts';
import { createPrecheck, type Precheck } from './ingestion/event-precheck.ts';
import type { Caller, EventSources } from './ingestion/event-source.ts';
import type { ValidatedCall } from './ingestion/event-store.ts';
import type { Ingestion } from './ingestion/ingestion.ts';
import { parseRequestSignals, type RequestSignals } from './ingestion/request-signals.ts';
import { type StoredEvent, toStoredEvent } from './ingestion/stored-event.ts';
import { messages } from './messages.ts';
import { createQuotaNotes, QuotaExceeded } from './quota-errors.ts';
import { type CleanReferralLink, createReferralLinks } from './referral-links.ts';
import { validateEvent } from './validate-event.ts';

const path = '/api/analytics';
const allowedMethods = ['POST', 'OPTIONS'];
const preflightSeconds = 7200;

type Dependencies = {
  callers: EventSources;
  ingestion: Ingestion;
  carriers: readonly Carrier[];
  /** Origins, besides the carriers' own, that a referral may lead to. */
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
    const caller = callers.identify(request);
    const events = await readEvents(request, caller);
    const { source, key } = caller;
    const sender: Sender =
      key === undefined ? { kind: 'address', id: getClientAddress(request) } : { kind: 'key', id: key };
    const traffic = parseRequestSignals(request, source, readDevice);
    const mayReadCookie = source === 'site' && !traffic.isPrivate && request.headers.cookie !== undefined;
    const userId = (mayReadCookie ? await findUserId(request) : undefined) ?? null;
    return validateAll(events, {
      sender,
      source,
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
    const call = await validate(request);
    const isTrial = request.query.validate === '1';
    const receipt = isTrial ? countOnce(call.events) : await ingestion.store(call);
    const { filtered, rejected } = call;
    response.status(202).json({ ...receipt, filtered, rejected } satisfies AnalyticsResponse);
  };

  const countRefusal: ErrorRequestHandler = (cause: unknown, _request, _response, next) => {
    ingestion.noteRefusal(cause instanceof QuotaExceeded ? noteQuota(cause) : toAppError(cause).code);
    next(cause);
  };

  const router = Router();
  router
    .route(path)
    .all((request, response, next) => {
      const partner = callers.findPartner(request);
      if (partner !== undefined) allowReading(response, partner);
      next();
    })
    .options((request, response) => answerPreflight(request, response, callers.findPartner(request)))
    .post(limit, receive)
    .all(() => {
      throw createMethodNotAllowed(allowedMethods);
    });
  router.use(path, countRefusal);
  return router;
}

type Context = {
  sender: Sender;
  source: Caller['source'];
  traffic: RequestSignals;
  userId: string | null;
  now: Date;
  carriers: readonly Carrier[];
  precheck: Precheck;
  cleanReferralLink: CleanReferralLink;
  logger: Logger;
};

/** Validates each event on its own, before anything is written. */
function validateAll(
  sent: readonly unknown[],
  { sender, traffic, now, precheck, cleanReferralLink, logger, ...call }: Context,
): ValidatedCall {
  const { device, isPrivate, filterReason } = traffic;
  const context = { ...call, device, isPrivate, receivedAt: now.toISOString() };
  const events: StoredEvent[] = [];
  const filtered: FilteredEvent[] = [];
  const rejected: RejectedEvent[] = [];
  const options = { now: now.getTime(), mayBeOld: call.source === 'server', precheck, cleanReferralLink };
  for (const [index, one] of sent.entries()) {
    try {
      const validated = validateEvent(one, index, options);
      if ('rejected' in validated) rejected.push(validated.rejected);
      else if (filterReason) filtered.push({ index, reason: filterReason });
      else events.push(toStoredEvent(validated.event, validated.occurredMs, context));
    } catch (cause) {
      // A bug of ours must not affect the call's other events.
      logger.error({ err: cause }, 'an event could not be read');
      const message = messages.unreadable;
      rejected.push({ index, eventId: null, code: 'invalid_event', field: null, message });
    }
  }
  return { sender, events, filtered, rejected };
}

/** What a trial would store. Finds repeats within the call, without looking at stored events. */
function countOnce(events: readonly StoredEvent[]): Pick<AnalyticsResponse, 'accepted' | 'duplicates'> {
  const seen = new Set(events.map(({ eventId }, index) => eventId ?? index));
  return { accepted: seen.size, duplicates: events.length - seen.size };
}

/** Without `Allow-Credentials`, so a page of another origin can read responses but sends no cookie. */
function allowReading(response: Response, origin: string): void {
  response.vary('Origin').set({
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Expose-Headers': 'Retry-After, X-Request-Id',
  });
}

function answerPreflight(request: Request, response: Response, partner: string | undefined): void {
  if (partner === undefined && request.headers['access-control-request-method'] !== undefined) {
    throw new AppError(403, 'cross_site', messages.foreignOrigin);
  }
  response.set('Allow', allowedMethods.join(', '));
  if (partner !== undefined) {
    response.set({
      'Access-Control-Allow-Methods': 'POST',
      'Access-Control-Allow-Headers': 'Content-Type',
      'Access-Control-Max-Age': String(preflightSeconds),
    });
  }
  response.status(204).end();
}
