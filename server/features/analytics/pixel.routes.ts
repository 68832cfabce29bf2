import type { Request } from 'express';
import { sendPixelEvent } from '../../../shared/api/analytics/pixel.contract.ts';
import type { Carrier } from '../../../shared/site/schemas/carriers.ts';
import type { Clock } from '../../platform/clock.ts';
import { createInvalidInput, createNotFound } from '../../platform/errors.ts';
import { getClientAddress } from '../../platform/http/client-address.ts';
import { implement, type Route } from '../../platform/http/implement.ts';
import type { Logger } from '../../platform/observability/logger.ts';
import type { Ingestion } from './ingestion/ingestion.ts';
import { noDevice, parseRequestSignals } from './ingestion/request-signals.ts';
import { readCall } from './read-call.ts';
import { createBrowserCaller, listSenders } from './sources/event-source.ts';
import type { SourceRegistry } from './sources/source-registry.ts';

const picture = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

type Dependencies = {
  sources: SourceRegistry;
  ingestion: Ingestion;
  clock: Clock;
  logger: Logger;
  carriers: readonly Carrier[];
};

/** The beacon for emails and pages without scripts. */
export function createPixelRoutes(deps: Dependencies): readonly Route[] {
  const { sources, ingestion, clock, logger, carriers } = deps;
  const findCaller = async ({ query }: Request) => {
    await sources.refresh();
    const source = sources.findByPublicId(String(query.source));
    if (!source) throw createNotFound();
    sources.noteUse(source);
    return createBrowserCaller(source);
  };

  return [
    implement(sendPixelEvent, async ({ request, response }) => {
      const caller = await findCaller(request);
      const { event: eventName, path: pageRoute, id } = request.query;
      const signals = parseRequestSignals(request, true, () => noDevice);
      // The id may be an email's, which leads to the person.
      const eventId = signals.isPrivate ? undefined : id;
      const event = { action: 'track_event', data: { eventName, pageRoute, eventId } };
      const call = readCall(
        { events: [event], sentMs: undefined },
        {
          caller,
          senders: listSenders(getClientAddress(request), caller),
          signals,
          userId: null,
          now: clock.now(),
          carriers,
          cleanReferralLink: () => undefined,
          logger,
        },
      );
      await ingestion.store(call);
      const [rejected] = call.rejected;
      if (rejected) throw createInvalidInput({ [nameParameter(rejected.field)]: rejected.message });
      response.type('image/gif').set({ 'Cross-Origin-Resource-Policy': 'cross-origin' }).send(picture);
    }),
  ];
}

function nameParameter(field: string | null): string {
  const names: Readonly<Record<string, string>> = { 'data.pageRoute': 'path', 'data.eventId': 'id' };
  return names[field ?? ''] ?? 'event';
}
