import type { IncomingMessage } from 'node:http';
import { isbot } from 'isbot';
import type { FilterReason } from '../../../../shared/api/analytics.ts';

type DeviceClass = 'phone' | 'tablet' | 'desktop' | 'other';
export type Device = { isBot: boolean; deviceClass: DeviceClass; browserFamily: string };

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

const maxUserAgentLength = 512;
const maxKept = 2000;

/** In the order they are tried, because most browsers name others, too. */
const families: readonly [pattern: RegExp, family: string][] = [
  [/\bEdg(e|A|iOS)?\//, 'edge'],
  [/\b(OPR|Opera|OPT)\//, 'opera'],
  [/\bSamsungBrowser\//, 'samsung'],
  [/\b(Firefox|FxiOS)\//, 'firefox'],
  [/\b(Chrome|CriOS|Chromium)\//, 'chrome'],
  [/\bVersion\/[\d.]+ .*Safari\/|\bAppleWebKit\/.*\bMobile\/|\bSafari\//, 'safari'],
];

/**
 * Parses each spelling of a `User-Agent` once. Browsers send few, and the limit keeps strangers from filling the
 * memory.
 */
export function createDeviceReader(): (userAgent: string) => Device {
  const known = new Map<string, Device>();
  return (userAgent) => {
    const text = userAgent.slice(0, maxUserAgentLength);
    const kept = known.get(text);
    if (kept) return kept;
    if (known.size >= maxKept) known.clear();
    const device = readDevice(text);
    known.set(text, device);
    return device;
  };
}

/** The device of a caller without a browser. */
export const noDevice: Device = { isBot: false, deviceClass: 'other', browserFamily: 'other' };

/** What comes after Android's version: phones are named "M BOT" and "Spider", too. Bots put their name elsewhere. */
const androidModel =
  /(\bAndroid [\d.]+;(?: Mobile;| \w\w-\w\w;)?)(?:[^;()/]|\([^()]*\))*(?=Build\/|; rv:|\))/;

export function readDevice(userAgent: string): Device {
  return {
    isBot: isbot(userAgent.replace(androidModel, '$1')),
    deviceClass: parseDeviceClass(userAgent),
    browserFamily: families.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'other',
  };
}

function parseDeviceClass(userAgent: string): DeviceClass {
  if (/\biPad\b|\bTablet\b|\bPlayBook\b|\bKindle\b|\bSilk\//.test(userAgent)) return 'tablet';
  if (/\bAndroid\b/.test(userAgent)) return /\bMobile\b/.test(userAgent) ? 'phone' : 'tablet';
  if (/\biPhone\b|\biPod\b|\bMobile\b|\bWindows Phone\b/.test(userAgent)) return 'phone';
  return /\b(Windows NT|Macintosh|X11|CrOS)\b/.test(userAgent) ? 'desktop' : 'other';
}
