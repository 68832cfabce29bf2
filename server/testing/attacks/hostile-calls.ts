import type { JsonSchema } from '../../../shared/openapi/describe-schemas.ts';
import type { Random } from '../../../shared/seeded-random.ts';
import { testOrigin } from '../test-app.ts';
import { chromeUserAgent } from '../test-beacon.ts';
import { createBodyWriter } from './hostile-bodies.ts';
import { writeHostileJson } from './hostile-json.ts';

/** A route with input, and its contract. A route without a contract is called, too. */
export type HostileTarget = {
  method: string;
  /** With `:name` or `{name}` for parameters. */
  path: string;
  queryNames: readonly string[];
  body: JsonSchema | undefined;
};

export type HostileCall = {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: Buffer | undefined;
};

const pathValues = [
  ...[
    '%00',
    '%ff',
    '%',
    '%2e%2e',
    '..%2f..%2f',
    '%u0041',
    '%c0%ae',
    '__proto__',
    'constructor',
    "'",
    '%0d%0a',
    '0',
  ],
  ...[
    '0b2f6a51-6c52-4f0e-9d36-6a1f0d6c2b11',
    '%f0%9f%92%a9',
    '%ed%a0%80',
    '-1',
    '1e400',
    '%20',
    '[object%20Object]',
  ],
  'a'.repeat(3000),
] as const;
const types = [
  ...[
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    '',
    'application/json;',
  ],
  ...[
    'application/json; charset=utf-16',
    'application/json; charset="utf-8"',
    'text/csv',
    'application/json, text/a',
  ],
  ...['application/problem+json', 'APPLICATION/JSON', '*/*', '__proto__'],
] as const;
const oddHeaders: readonly [string, ...string[]][] = [
  [
    'Cookie',
    'session=%00; session=%; browser=%ff',
    '__proto__=1; session',
    '=; ;;=;',
    `session=${'a'.repeat(4000)}`,
  ],
  ['Content-Encoding', 'gzip', 'identity', 'br, gzip', 'nonsense'],
  ['Origin', 'null', 'http://', '%', `${testOrigin}/`, 'javascript:1', ''],
  ['Referer', 'http://[', '%', `${testOrigin}/%ff%00`, 'a'.repeat(3000)],
  ['User-Agent', '', '\u00ff', 'a'.repeat(3000), 'Googlebot/2.1'],
  ['X-Forwarded-For', ',,,', '::ffff:1.2.3.4', '%', 'a'.repeat(3000), '1.2.3.4.5, [::1]:80'],
  ['Accept-Encoding', '*;q=0', ';;', ',br;q=x'],
  ['If-None-Match', '"', '*', 'W/', ',,,'],
  ['Authorization', 'Bearer', 'Bearer ', 'Basic %', 'Bearer \u00ff'],
  ['Sec-Fetch-Site', 'same-origin', 'cross-site', ''],
  ['Access-Control-Request-Method', '__proto__'],
  ['Host', '', 'a b', '[', 'localhost:99999', '..', 'a@b'],
];

/** Makes calls of a target from random numbers: the same seed makes the same calls. */
export function createCallMaker(
  schemas: Readonly<Record<string, JsonSchema>>,
  random: Random,
): (target: HostileTarget) => HostileCall {
  const writeBody = createBodyWriter(schemas, random);
  const isChance = (percent: number) => random.below(100) < percent;

  const makeQuery = (names: readonly string[]): string => {
    const name = () =>
      names[random.below(names.length + 1)] ?? random.pick(['__proto__', 'a', 'next', 'length']);
    const value = () => random.pick(['', '1', ...pathValues, '//evil.example', '%2f%5cevil.example']);
    const pair = () => {
      const key = name();
      return random.pick([
        () => `${key}=${value()}`,
        () => `${key}=${value()}&${key}=${value()}`,
        () => `${key}[]=${value()}&${key}[length]=${value()}`,
        () => `${key}[toString]=${value()}&${key}[a][b][c]=1`,
        () => key,
        () => `=${value()}&&;&${key}`,
      ])();
    };
    return Array.from({ length: 1 + random.below(4) }, pair).join('&');
  };

  const makeBody = (schema: JsonSchema | undefined): Buffer => {
    const text = schema && isChance(85) ? writeBody(schema) : writeHostileJson(random);
    if (isChance(92)) return Buffer.from(text);
    return random.pick([
      () => Buffer.from(text.slice(0, -1)),
      () => Buffer.from(`\ufeff${text}`),
      () => Buffer.from(`${text}\0`),
      () =>
        Buffer.concat([Buffer.from(text.slice(0, 5)), Buffer.from([0xff, 0xfe, 0xc0]), Buffer.from(text)]),
      () => Buffer.from(text, 'utf16le'),
      () => Buffer.from("{'a':1}"),
      () => Buffer.from('{"a":1,}'),
      () => Buffer.alloc(0),
    ])();
  };

  return ({ method, path, queryNames, body }) => {
    const filled = path.replaceAll(/:\w+|\{\w+\}/g, () => random.pick(pathValues));
    const hasQuery = queryNames.length > 0 ? isChance(80) : isChance(10);
    const headers: Record<string, string> = { Origin: testOrigin, 'User-Agent': chromeUserAgent };
    const hasBody = method !== 'GET' || isChance(5);
    if (hasBody) headers['Content-Type'] = isChance(92) ? 'application/json' : random.pick(types);
    if (isChance(10)) {
      const [name, ...values] = random.pick([['X-Odd', ''], ...oddHeaders]);
      headers[name] = values[random.below(values.length)] ?? '';
    }
    return {
      method,
      url: hasQuery ? `${filled}?${makeQuery(queryNames)}` : filled,
      headers,
      body: hasBody ? makeBody(body) : undefined,
    };
  };
}
