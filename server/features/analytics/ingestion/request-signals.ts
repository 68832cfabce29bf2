import type { IncomingMessage } from 'node:http';
import type { FilterReason } from '../../../../shared/api/analytics.ts';
import { type Device, noDevice } from './device.ts';

/** What the headers of a call say about all its events. */
export type RequestSignals = {
  device: Device;
  /** Why its events are counted but not stored. */
  filterReason: FilterReason | undefined;
  /** The person asked not to be tracked, so events are stored without tab and person. */
  isPrivate: boolean;
};

const prefetchHeaders = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'] as const;

/** Servers report what happened elsewhere, so their own user agent says nothing. */
export function parseRequestSignals(
  { headers }: IncomingMessage,
  isServer: boolean,
  readDevice: (userAgent: string) => Device,
): RequestSignals {
  const isPrivate = headers['sec-gpc'] === '1' || headers.dnt === '1';
  if (isServer) return { device: noDevice, filterReason: undefined, isPrivate };
  const userAgent = headers['user-agent'] ?? '';
  const device = userAgent.trim() === '' ? undefined : readDevice(userAgent);
  const isPrefetch = prefetchHeaders.some((name) =>
    /prefetch|prerender|preview/i.test(String(headers[name] ?? '')),
  );
  const filterReason = !device
    ? 'missing_user_agent'
    : isPrefetch
      ? 'prefetch'
      : device.isBot
        ? 'bot'
        : undefined;
  return { device: device ?? noDevice, filterReason, isPrivate };
}
