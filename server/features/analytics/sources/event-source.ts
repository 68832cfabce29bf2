import type { IncomingMessage } from 'node:http';
import { analyticsLimits, ownSource } from '../../../../shared/api/analytics.ts';
import type { Config } from '../../../config.ts';
import { AppError } from '../../../platform/errors.ts';
import { createInvalidKey, parseBearer } from '../../../platform/security/bearer-keys.ts';
import { createOwnOriginTest } from '../../../platform/security/own-origins.ts';
import type { Sender } from '../ingestion/quotas.ts';
import { messages } from '../messages.ts';
import type { Source, SourceRegistry } from './source-registry.ts';

export type Caller = {
  source: string;
  /** Undefined for our own pages. */
  partner: Source | undefined;
  /** A server with a key may report old events, and its user agent says nothing. */
  isServer: boolean;
  maxBytes: number;
  maxEvents: number;
};

export type EventSources = ReturnType<typeof createEventSources>;

type Options = Pick<Config, 'publicOrigin' | 'previewHosts'> & { registry: SourceRegistry };

const browser = {
  isServer: false,
  maxBytes: analyticsLimits.browserBytes,
  maxEvents: analyticsLimits.browserEvents,
};
const server = {
  isServer: true,
  maxBytes: analyticsLimits.serverBytes,
  maxEvents: analyticsLimits.serverEvents,
};

/** Decides who may send events, by `Authorization`, `Origin`, and `Sec-Fetch-Site`. */
export function createEventSources({ publicOrigin, previewHosts, registry }: Options) {
  const isOwnOrigin = createOwnOriginTest({ publicOrigin, previewHosts });

  /** The other source whose pages may read this call's responses. Undefined for our own pages and for all others. */
  const findPartner = async ({ headers: { origin } }: IncomingMessage): Promise<Source | undefined> => {
    if (origin === undefined || isOwnOrigin(origin)) return undefined;
    await registry.refresh();
    return registry.findByOrigin(origin);
  };

  const identifyServer = async (authorization: string): Promise<Caller> => {
    await registry.refresh();
    const key = parseBearer(authorization);
    const source = registry.findByKey(key);
    if (!source) throw createInvalidKey(messages.unknownKey);
    registry.noteUse(source, key);
    return { source: source.name, partner: source, ...server };
  };

  return {
    findPartner,
    /** Rejects with 401 `invalid_key` or 403 `cross_site`. */
    async identify(request: IncomingMessage): Promise<Caller> {
      const { authorization, origin, 'sec-fetch-site': fetchSite } = request.headers;
      if (authorization !== undefined) return identifyServer(authorization);
      if (origin === undefined && fetchSite === undefined) throw createInvalidKey(messages.keyMissing);
      const isOwn =
        (origin === undefined || isOwnOrigin(origin)) &&
        (fetchSite === undefined || fetchSite === 'same-origin');
      if (isOwn) return { source: ownSource, partner: undefined, ...browser };
      const partner = await findPartner(request);
      if (!partner) throw new AppError(403, 'cross_site', messages.foreignOrigin);
      registry.noteUse(partner);
      return createBrowserCaller(partner);
    },
  };
}

/** A page of another source. */
export function createBrowserCaller(source: Source): Caller {
  return { source: source.name, partner: source, ...browser };
}

/** Whose quotas a call uses. A server is known by its source, and a page by the address of its visitor, too. */
export function listSenders(address: string, { source, partner, isServer }: Caller): readonly Sender[] {
  const { dailyBytes = null } = partner ?? {};
  return [
    ...(isServer ? [] : [{ kind: 'address', id: address } as const]),
    ...(partner
      ? [{ kind: 'source', id: source, ...(dailyBytes === null ? {} : { dailyBytes }) } as const]
      : []),
  ];
}
