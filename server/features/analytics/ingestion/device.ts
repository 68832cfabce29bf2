import { isbot } from 'isbot';

type DeviceClass = 'phone' | 'tablet' | 'desktop' | 'other';
export type Device = { isBot: boolean; deviceClass: DeviceClass; browserFamily: string };

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
const androidModel = /(\bAndroid [\d.]+;)[^;()/]*(?=Build\/|\))/;

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
