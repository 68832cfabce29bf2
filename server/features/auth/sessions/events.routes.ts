import type { Request, Response } from 'express';
import { streamEvents } from '../../../../shared/api/session.contract.ts';
import { createRateLimited, createUnavailable } from '../../../platform/errors.ts';
import { getClientAddress } from '../../../platform/http/client-address.ts';
import { implement, type Route } from '../../../platform/http/implement.ts';
import { markAsStream } from '../../../platform/http/request-context.ts';
import type { AuthEvent } from '../../../platform/jobs/event-hub.ts';
import type { Session } from '../../../platform/sessions/session.ts';
import type { AccountContext } from '../account-context.ts';
import { authMessages } from '../messages.ts';

/**
 * The maximum number of open pages per person, per address (which a household or an office may share), and in total.
 */
const maxPerUser = 12;
const maxPerAddress = 240;
const maxTotal = 5000;
const retrySeconds = 10;

/**
 * Notifies a person's open pages of what happened to the account elsewhere. Events aren't replayed, because a page that
 * reconnects loads the session again.
 */
export function createEventRoutes(deps: AccountContext): readonly Route[] {
  const { hub } = deps;
  const openByAddress = new Map<string, number>();
  const open = implement(streamEvents, ({ request, response, session }) => {
    const { ofAccount, ofNetwork, ofSite } = authMessages.openPages;
    if (hub.count(session.userId) >= maxPerUser) throw createRateLimited(retrySeconds, ofAccount);
    const address = getClientAddress(request);
    const before = openByAddress.get(address) ?? 0;
    if (before >= maxPerAddress) throw createRateLimited(retrySeconds, ofNetwork);
    if (hub.count() >= maxTotal) throw createUnavailable(retrySeconds, ofSite);
    if (response.destroyed) return;
    openByAddress.set(address, before + 1);
    response.on('close', () => {
      const left = (openByAddress.get(address) ?? 1) - 1;
      if (left > 0) openByAddress.set(address, left);
      else openByAddress.delete(address);
    });
    openEventStream(deps, session, request, response);
  });
  return [open];
}

/** Proxies and clients close a stream that is silent for longer. */
const heartbeatMs = 25_000;
/** A client that doesn't read is disconnected when this many bytes are waiting for it. */
const maxUnsent = 16 * 1024;

/** Streams a session's events until the session ends, the client leaves, or the process stops. */
function openEventStream(
  { hub, sessions, logger }: AccountContext,
  session: Session,
  request: Request,
  response: Response,
): void {
  if (response.destroyed) return;
  markAsStream(response);
  // A stream may be silent while nothing happens, but a client that doesn't read is still disconnected.
  request.socket.setTimeout(0);
  response.set({
    'Content-Type': 'text/event-stream; charset=utf-8',
    // Otherwise nginx would buffer the events.
    'X-Accel-Buffering': 'no',
  });
  if (request.method === 'HEAD') {
    response.end();
    return;
  }
  let { isWaiting } = session;
  const send = (text: string) => {
    if (response.writableLength > maxUnsent) response.destroy();
    else if (!response.writableEnded) response.write(text);
  };
  const end = () => void response.end();

  const onEvent = (event: AuthEvent) => {
    if (event.sessionId !== undefined && event.sessionId !== session.id) return;
    // A waiting browser hasn't proven anything yet, so it only gets events about itself.
    if (isWaiting && event.name === 'user_updated' && event.sessionId === undefined) return;
    if (event.name === 'email_confirmed') isWaiting = false;
    const { name, ...data } = event;
    send(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
    if (name === 'signed_out') end();
  };

  const beat = async () => {
    if (await sessions.isAlive(session.id)) send(':\n\n');
    else onEvent({ name: 'signed_out', userId: session.userId, sessionId: session.id });
  };

  const unsubscribe = hub.subscribe({ userId: session.userId, onEvent, onClose: end });
  const heartbeat = setInterval(() => {
    beat().catch((cause: unknown) => {
      logger.warn({ err: cause }, 'event stream given up');
      end();
    });
  }, heartbeatMs);
  response.on('close', () => {
    clearInterval(heartbeat);
    unsubscribe();
  });
  // Sends the headers immediately, and tells the client that the stream is open.
  send(':\n\n');
}
