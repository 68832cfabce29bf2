import { expect, it } from 'vitest';
import { readDevice } from './request-signals.ts';

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/130.0.0.0 Safari/537.36`, 'desktop', 'chrome'],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0`,
    'desktop',
    'edge',
  ],
  [
    `Mozilla/5.0 (X11; Linux x86_64) ${webKit} Chrome/130.0.0.0 Safari/537.36 OPR/115.0.0.0`,
    'desktop',
    'opera',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:132.0) Gecko/20100101 Firefox/132.0',
    'desktop',
    'firefox',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
    'desktop',
    'safari',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    'phone',
    'safari',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/130.0 Mobile/15E148 Safari/604.1',
    'phone',
    'chrome',
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 16_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.0 Mobile/15E148 Safari/604.1',
    'tablet',
    'safari',
  ],
  [`Mozilla/5.0 (Linux; Android 10; K) ${webKit} Chrome/130.0.0.0 Mobile Safari/537.36`, 'phone', 'chrome'],
  [`Mozilla/5.0 (Linux; Android 10; K) ${webKit} Chrome/130.0.0.0 Safari/537.36`, 'tablet', 'chrome'],
  [
    `Mozilla/5.0 (Linux; Android 14; SM-S918B) ${webKit} SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`,
    'phone',
    'samsung',
  ],
])('recognizes %s', (userAgent, deviceClass, browserFamily) => {
  expect(readDevice(userAgent)).toEqual({ isBot: false, deviceClass, browserFamily });
});

it.each(['M BOT 60', 'KINGBOT_2', 'Spider X', 'Hisense Scan', 'Moto G Preview', 'CUBOT NOTE S'])(
  'counts visits on the phone %s',
  (model) => {
    for (const system of [
      `Linux; Android 11; ${model}`,
      `Linux; Android 11; ${model} Build/RP1A.200720.011`,
      `Linux; U; Android 11; en-us; ${model} Build/RP1A.200720.011`,
      `Linux; Android 13; SM-A536B (${model})`,
    ]) {
      const userAgent = `Mozilla/5.0 (${system}) ${webKit} Chrome/130.0.0.0 Mobile Safari/537.36`;
      expect(readDevice(userAgent)).toEqual({ isBot: false, deviceClass: 'phone', browserFamily: 'chrome' });
    }
    const firefox = `Mozilla/5.0 (Android 11; Mobile; ${model}; rv:120.0) Gecko/120.0 Firefox/120.0`;
    expect(readDevice(firefox)).toMatchObject({ isBot: false, deviceClass: 'phone' });
  },
);

it.each([
  `Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) ${webKit} Chrome/130.0.0.0 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)`,
  `Mozilla/5.0 (Linux; Android 7.0;) ${webKit} Mobile Safari/537.36 (compatible; PetalBot;+https://webmaster.petalsearch.com)`,
  'Mozilla/5.0 (Linux; Android 5.0; somebot/1.0; +http://bot.example)',
])('recognizes the bot %s', (userAgent) => {
  expect(readDevice(userAgent).isBot).toBe(true);
});

it.each(['Googlebot/2.1', 'ELB-HealthChecker/2.0', 'kube-probe/1.29', 'curl/8.5.0', 'python-requests/2.32'])(
  'recognizes the program %s',
  (userAgent) => {
    expect(readDevice(userAgent)).toEqual({ isBot: true, deviceClass: 'other', browserFamily: 'other' });
  },
);
