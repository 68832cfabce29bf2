import type { IncomingMessage } from 'node:http';
import { analyticsLimits } from '../../../../shared/api/analytics.ts';
import { AppError } from '../../../platform/errors.ts';
import { createBearerTest, createInvalidKey } from '../../../platform/security/bearer-keys.ts';
import { createOwnOriginTest } from '../../../platform/security/own-origins.ts';
import { messages } from '../messages.ts';

/** Where events come from: our own pages, pages of an allowed origin, or a server with a key. */
export type Source = 'site' | 'partner' | 'server';

export type Caller = {
  source: Source;
  /** Only servers have one. */
  key?: string;
  maxBytes: number;
  maxEvents: number;
};

export type EventSources = {
  /** The other origin whose pages may read this call's responses. Undefined for our own and for all others. */
  findPartner: (request: IncomingMessage) => string | undefined;
  /** Throws 401 `invalid_key` or 403 `cross_site`. */
  identify: (request: IncomingMessage) => Caller;
};

type Options = {
  publicOrigin: string;
  previewHosts: readonly string[];
  origins: readonly string[];
  keys: readonly string[];
};

const browser = { maxBytes: analyticsLimits.browserBytes, maxEvents: analyticsLimits.browserEvents };
const server = { maxBytes: analyticsLimits.serverBytes, maxEvents: analyticsLimits.serverEvents };

/** Decides who may send events, by `Authorization`, `Origin`, and `Sec-Fetch-Site`. */
export function createEventSources({ publicOrigin, previewHosts, origins, keys }: Options): EventSources {
  const isOwnOrigin = createOwnOriginTest({ publicOrigin, previewHosts });
  const partners = new Set(origins);
  const isKnown = createBearerTest(keys);

  const findPartner: EventSources['findPartner'] = ({ headers: { origin } }) =>
    origin !== undefined && partners.has(origin) && !isOwnOrigin(origin) ? origin : undefined;

  return {
    findPartner,
    identify(request) {
      const { authorization, origin, 'sec-fetch-site': fetchSite } = request.headers;
      if (authorization !== undefined) {
        if (isKnown(authorization))
          return { source: 'server', key: authorization.replace(/^Bearer +/i, ''), ...server };
        throw createInvalidKey(messages.unknownKey);
      }
      if (origin === undefined && fetchSite === undefined) {
        throw createInvalidKey(messages.keyMissing);
      }
      if (findPartner(request) !== undefined) return { source: 'partner', ...browser };
      const isOwn =
        (origin === undefined || isOwnOrigin(origin)) &&
        (fetchSite === undefined || fetchSite === 'same-origin');
      if (isOwn) return { source: 'site', ...browser };
      throw new AppError(403, 'cross_site', messages.foreignOrigin);
    },
  };
}
