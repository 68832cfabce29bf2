import * as z from 'zod';

const blankAsUnset = (value: unknown) =>
  typeof value === 'string' && value.trim() === '' ? undefined : value;

function optional<T extends z.ZodType>(schema: T) {
  return z.preprocess(blankAsUnset, schema.optional());
}
function withDefault<T extends z.ZodType>(schema: T, fallback: z.output<T>) {
  return z.preprocess(blankAsUnset, schema.optional()).transform((value) => value ?? fallback);
}

const wholeNumber = (min: number, max: number) =>
  z.coerce
    .number({ error: 'must be a number' })
    .int('must be a whole number')
    .min(min, `must be ${min} or more`)
    .max(max, `must be ${max} or less`);

const origin = z.string().transform((text, context) => {
  const url = URL.parse(text);
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash)
    return url.origin;
  context.addIssue('must be an origin such as https://www.example.com, with no path');
  return z.NEVER;
});

const hosts = z.string().transform((text, context) => {
  const list = text.split(',').map((host) => host.trim().toLowerCase());
  if (list.every((host) => /^[a-z0-9.-]+(:\d+)?$/.test(host))) return list;
  context.addIssue('must be host names separated by commas, such as preview.example.com');
  return z.NEVER;
});

/** Every environment variable the server reads, by its name there. `.env.example` lists the same names. */
export const environmentSchema = z.object({
  NODE_ENV: withDefault(z.enum(['development', 'production', 'test']), 'development'),
  PORT: withDefault(wholeNumber(0, 65_535), 3000),
  HOST: withDefault(z.string(), '0.0.0.0'),
  DATABASE_URL: withDefault(
    z.string().regex(/^file:.+/, 'must start with file: and name a path, such as file:data/coverlight.db'),
    'file:data/coverlight.db',
  ),
  PUBLIC_ORIGIN: optional(origin),
  PREVIEW_HOSTS: withDefault(hosts, []),
  TRUST_PROXY: withDefault(wholeNumber(0, 10), 0),
  SESSION_SECRET: optional(
    z.string().min(32, 'must have at least 32 characters; try `openssl rand -hex 32`'),
  ),
  CARRIERS_FILE: optional(z.string()),
  MATCH_READING: withDefault(z.enum(['normalised', 'literal']), 'normalised'),
  RATE_LIMIT_FACTOR: withDefault(
    z.coerce.number({ error: 'must be a number' }).positive('must be more than 0'),
    1,
  ),
  LOG_LEVEL: withDefault(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'info'),
});

export type Config = {
  isProduction: boolean;
  port: number;
  host: string;
  databaseUrl: string;
  /** Scheme, host and port that people type; every link in a mail and every origin check builds on it. */
  publicOrigin: string;
  previewHosts: readonly string[];
  /** Number of proxies whose X-Forwarded-* headers are believed. */
  trustedProxies: number;
  sessionSecret: string | undefined;
  carriersFile: string | undefined;
  matchReading: 'normalised' | 'literal';
  rateLimitFactor: number;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
};

/** Lists every fault of the environment, one line each, so that one restart is enough to mend them all. */
export class ConfigError extends Error {
  readonly faults: readonly string[];
  constructor(faults: readonly string[]) {
    super(
      `The configuration has ${faults.length} fault(s):\n${faults.map((fault) => `  ${fault}`).join('\n')}`,
    );
    this.name = 'ConfigError';
    this.faults = faults;
  }
}

/** Reads the environment. Throws {@link ConfigError} naming every fault. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const parsed = environmentSchema.safeParse(environment);
  const faults = (parsed.error?.issues ?? []).map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  if (environment.NODE_ENV === 'production') {
    for (const name of ['PUBLIC_ORIGIN', 'SESSION_SECRET'] as const) {
      if (blankAsUnset(environment[name]) === undefined) faults.push(`${name}: must be set in production`);
    }
  }
  if (!parsed.success || faults.length > 0) throw new ConfigError(faults);
  const values = parsed.data;
  return {
    isProduction: values.NODE_ENV === 'production',
    port: values.PORT,
    host: values.HOST,
    databaseUrl: values.DATABASE_URL,
    publicOrigin: values.PUBLIC_ORIGIN ?? `http://localhost:${values.PORT}`,
    previewHosts: values.PREVIEW_HOSTS,
    trustedProxies: values.TRUST_PROXY,
    sessionSecret: values.SESSION_SECRET,
    carriersFile: values.CARRIERS_FILE,
    matchReading: values.MATCH_READING,
    rateLimitFactor: values.RATE_LIMIT_FACTOR,
    logLevel: values.LOG_LEVEL,
  };
}
