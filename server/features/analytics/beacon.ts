import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AnalyticsResponse, FilteredEvent, RejectedEvent } from '../../../shared/api/analytics.ts';
import type { Carrier } from '../../../shared/matching/carrier.ts';
import type { Clock } from '../../platform/clock.ts';
import { AppError, createMethodNotAllowed } from '../../platform/errors.ts';
import { answerWithError } from '../../platform/http/error-handler.ts';
import { addHeldHeaders } from '../../platform/http/held-headers.ts';
import { cutQuery } from '../../platform/http/request-context.ts';
import { sendEmpty, sendJson } from '../../platform/http/send-json.ts';
import type { Logger } from '../../platform/observability/logger.ts';
import { readEvents } from './beacon-body.ts';
import type { Sender } from './ingestion/daily-bytes.ts';
import { createDeviceReader } from './ingestion/device.ts';
import { createPrecheck, type Precheck } from './ingestion/event-precheck.ts';
import type { Caller, EventSources } from './ingestion/event-source.ts';
import type { Ingestion, JudgedCall } from './ingestion/ingestion.ts';
import { type RequestSignals, readRequestSignals } from './ingestion/request-signals.ts';
import { type StoredEvent, toStoredEvent } from './ingestion/stored-event.ts';
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
  /** Origins beside the carriers' whose links a referral may have led to. */
  referralOrigins: readonly string[];
  clock: Clock;
  logger: Logger;
  /** Returns the address that it has counted; throws 429. */
  limit: (request: IncomingMessage, response: ServerResponse) => string;
  /** Who is signed in, by the request's cookie. */
  findUserId: (request: IncomingMessage) => Promise<string | undefined>;
};

export type Beacon = {
  /** Answers calls of `/api/analytics`; false, having done nothing, for other paths. */
  serve: (request: IncomingMessage, response: ServerResponse) => boolean;
};

/** `POST /api/analytics`, ahead of Express, which costs more than storing an event. */
export function createBeacon(dependencies: Dependencies): Beacon {
  const { callers, ingestion, carriers, referralOrigins, clock, logger, limit, findUserId } = dependencies;
  const cleanReferralLink = createReferralLinks({ carriers, origins: referralOrigins });
  const readDevice = createDeviceReader();
  const noteQuota = createQuotaNotes({ clock, logger });
  const precheck = createPrecheck((cause) =>
    logger.error({ err: cause }, 'the schema of events was not compiled'),
  );

  /** What was sent is let go when this returns: fields that nobody knows take memory, and a call may have to wait. */
  const judge = async (request: IncomingMessage, response: ServerResponse) => {
    const address = limit(request, response);
    const caller = callers.identify(request);
    const events = await readEvents(request, caller);
    const { source, key } = caller;
    const sender: Sender = key === undefined ? { kind: 'address', id: address } : { kind: 'key', id: key };
    const traffic = readRequestSignals(request, source, readDevice);
    const mayReadCookie = source === 'site' && !traffic.isPrivate && request.headers.cookie !== undefined;
    const userId = (mayReadCookie ? await findUserId(request) : undefined) ?? null;
    return judgeAll(events, {
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

  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    const call = await judge(request, response);
    const receipt = isTrial(request) ? countOnce(call.events) : await ingestion.store(call);
    const { filtered, rejected } = call;
    sendJson(response, 202, { ...receipt, filtered, rejected } satisfies AnalyticsResponse);
  };

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const partner = callers.findPartner(request);
    if (partner !== undefined) allowReading(response, partner);
    if (request.method === 'OPTIONS') return answerPreflight(request, response, partner);
    if (request.method !== 'POST') throw createMethodNotAllowed(allowedMethods);
    await receive(request, response);
  };

  return {
    serve(request, response) {
      if (cutQuery(request.url ?? '') !== path) return false;
      answer(request, response).catch((cause: unknown) => {
        const code = answerWithError(response, cause, logger);
        ingestion.noteRefusal(cause instanceof QuotaExceeded ? noteQuota(cause) : code);
      });
      return true;
    },
  };
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

/** Each event by itself, before anything is written. */
function judgeAll(
  sent: readonly unknown[],
  { sender, traffic, now, precheck, cleanReferralLink, logger, ...call }: Context,
): JudgedCall {
  const { device, isPrivate, filterReason } = traffic;
  const context = { ...call, device, isPrivate, receivedAt: now.toISOString() };
  const events: StoredEvent[] = [];
  const filtered: FilteredEvent[] = [];
  const rejected: RejectedEvent[] = [];
  const options = { now: now.getTime(), mayBeOld: call.source === 'server', precheck, cleanReferralLink };
  for (const [index, one] of sent.entries()) {
    try {
      const judged = validateEvent(one, index, options);
      if ('rejected' in judged) rejected.push(judged.rejected);
      else if (filterReason) filtered.push({ index, reason: filterReason });
      else events.push(toStoredEvent(judged.event, judged.occurredMs, context));
    } catch (cause) {
      // An error of ours, which must not take the other events of the call along.
      logger.error({ err: cause }, 'an event could not be read');
      const message = 'This event could not be read.';
      rejected.push({ index, eventId: null, code: 'invalid_event', field: null, message });
    }
  }
  return { sender, events, filtered, rejected };
}

function isTrial({ url = '' }: IncomingMessage): boolean {
  return url.length > path.length && new URLSearchParams(url.slice(path.length)).get('validate') === '1';
}

/** What a trial would store: repeats within the call are told apart, without looking at what is stored. */
function countOnce(events: readonly StoredEvent[]): Pick<AnalyticsResponse, 'accepted' | 'duplicates'> {
  const seen = new Set(events.map(({ eventId }, index) => eventId ?? index));
  return { accepted: seen.size, duplicates: events.length - seen.size };
}

/** Without `Allow-Credentials`: a page of another origin reads answers, and sends no cookie to be believed. */
function allowReading(response: ServerResponse, origin: string): void {
  addHeldHeaders(
    response,
    'Access-Control-Allow-Origin',
    origin,
    'Access-Control-Expose-Headers',
    'Retry-After, X-Request-Id',
    'Vary',
    'Origin',
  );
}

function answerPreflight(
  request: IncomingMessage,
  response: ServerResponse,
  partner: string | undefined,
): void {
  if (partner === undefined && request.headers['access-control-request-method'] !== undefined) {
    throw new AppError(403, 'cross_site', 'Pages of this origin may not send events here.');
  }
  addHeldHeaders(response, 'Allow', allowedMethods.join(', '));
  if (partner !== undefined) {
    addHeldHeaders(
      response,
      'Access-Control-Allow-Methods',
      'POST',
      'Access-Control-Allow-Headers',
      'Content-Type',
      'Access-Control-Max-Age',
      String(preflightSeconds),
    );
  }
  sendEmpty(response);
}
