import { deviceNames } from '../messages.ts';

type Mark = readonly [pattern: RegExp, name: string];

/** Browsers also claim to be their predecessors, so the most specific names come first. */
const browsers: readonly Mark[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPT|OPiOS|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bYaBrowser\//, 'Yandex Browser'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bDuckDuckGo\/|\bDdg\//, 'DuckDuckGo'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/\d.*\bSafari\//, 'Safari'],
];

const systems: readonly Mark[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b|\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

/** Browsers send at most half of this, and searching a longer text would take too long. */
const maxUserAgentLength = 512;

/**
 * Returns a readable name of the device that sent this `User-Agent`, such as "Chrome on Windows", and never the text
 * itself.
 */
export function nameDevice(userAgent: string): string {
  const text = userAgent.slice(0, maxUserAgentLength);
  const browser = findName(browsers, text);
  const system = findName(systems, text);
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? (system ? deviceNames.browserOn(system) : deviceNames.unknown);
}

function findName(marks: readonly Mark[], userAgent: string): string | undefined {
  return marks.find(([pattern]) => pattern.test(userAgent))?.[1];
}
