import * as z from 'zod';
import { brand } from '../shared/brand.ts';
import { emailSchema } from '../shared/validation/email.ts';
import { connectionSettings, readConnectionLimits } from './config-connections.ts';
import {
  blankAsUnset,
  byteCount,
  exactWebAddress,
  hosts,
  keys,
  type Mailbox,
  mailbox,
  mailServer,
  optional,
  origin,
  origins,
  textCountries,
  webAddress,
  webhookSecret,
  wholeNumber,
  withDefault,
} from './config-fields.ts';
import type { ConnectionLimits } from './platform/connections/connection-limits.ts';
import type { GoogleConfig, LanguageModelConfig, TwilioConfig } from './provider-config.ts';

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
  MAIL_URL: optional(mailServer),
  MAIL_FROM: optional(mailbox),
  SUPPORT_EMAIL: withDefault(emailSchema, brand.supportEmail),
  SMS_PROVIDER: optional(z.enum(['twilio'])),
  TWILIO_ACCOUNT_SID: optional(z.string()),
  TWILIO_AUTH_TOKEN: optional(z.string()),
  TWILIO_FROM: optional(z.string()),
  TWILIO_BASE_URL: withDefault(webAddress, 'https://api.twilio.com'),
  SMS_COUNTRIES: textCountries,
  GOOGLE_CLIENT_ID: optional(z.string()),
  GOOGLE_CLIENT_SECRET: optional(z.string()),
  GOOGLE_AUTHORIZATION_URL: optional(webAddress),
  GOOGLE_TOKEN_URL: optional(webAddress),
  GOOGLE_USERINFO_URL: optional(webAddress),
  CARRIERS_FILE: optional(z.string()),
  MATCH_READING: withDefault(z.enum(['normalised', 'literal']), 'normalised'),
  ANALYTICS_ORIGINS: withDefault(origins, []),
  ANALYTICS_KEYS: withDefault(keys, []),
  ANALYTICS_RETENTION_DAYS: withDefault(wholeNumber(1, 3650), 90),
  ANALYTICS_DAILY_BYTES_PER_ADDRESS: withDefault(byteCount, 32 * 1024 ** 2),
  ANALYTICS_DAILY_BYTES: withDefault(byteCount, 512 * 1024 ** 2),
  REFERRAL_ORIGINS: withDefault(origins, []),
  REFERRAL_WEBHOOK_URL: optional(exactWebAddress),
  REFERRAL_WEBHOOK_SECRET: optional(webhookSecret),
  LLM_BASE_URL: optional(webAddress),
  LLM_API_KEY: optional(z.string()),
  LLM_MODEL: optional(z.string()),
  RATE_LIMIT_FACTOR: withDefault(
    z.coerce.number({ error: 'must be a number' }).positive('must be more than 0'),
    1,
  ),
  ...connectionSettings,
  METRICS_TOKEN: optional(z.string().min(24, 'must have at least 24 characters; try `openssl rand -hex 32`')),
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
  /** `smtp://` or `smtps://` of the mail server; without it mails stay in the outbox. */
  mailUrl: string | undefined;
  mailFrom: Mailbox;
  supportEmail: string;
  /** Without it texts stay in the outbox. */
  twilio: TwilioConfig | undefined;
  /** ISO codes of the countries that codes are texted to. */
  smsCountries: readonly string[];
  /** Without it the Google button says that it is not set up. */
  google: GoogleConfig | undefined;
  carriersFile: string | undefined;
  matchReading: 'normalised' | 'literal';
  analytics: {
    /** Other sites whose pages may post events. */
    origins: readonly string[];
    /** Bearer keys of servers that post events. */
    keys: readonly string[];
    /** Raw events are kept for this many days; daily totals stay. */
    retentionDays: number;
    /** Bytes of events that are stored on a day, before `rateLimitFactor`. */
    dailyBytes: { perAddress: number; inAll: number };
  };
  /** Origins beside the carriers' own links that the beacon accepts as the target of a referral. */
  referralOrigins: readonly string[];
  /** Is told of each referral, signed with the secret. */
  referralWebhook: { url: string; secret: string } | undefined;
  /** Without it the chat assistant is its own engine alone. */
  languageModel: LanguageModelConfig | undefined;
  rateLimitFactor: number;
  connections: ConnectionLimits;
  /** Bearer token of whoever reads `/metrics`; without it there is no such page. */
  metricsToken: string | undefined;
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
  faults.push(...listMissing(environment));
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
    mailUrl: values.MAIL_URL,
    mailFrom: values.MAIL_FROM ?? { name: brand.name, address: values.SUPPORT_EMAIL },
    supportEmail: values.SUPPORT_EMAIL,
    twilio: readTwilio(values),
    smsCountries: values.SMS_COUNTRIES,
    google: readGoogle(values),
    carriersFile: values.CARRIERS_FILE,
    matchReading: values.MATCH_READING,
    analytics: {
      origins: values.ANALYTICS_ORIGINS,
      keys: values.ANALYTICS_KEYS,
      retentionDays: values.ANALYTICS_RETENTION_DAYS,
      dailyBytes: {
        perAddress: values.ANALYTICS_DAILY_BYTES_PER_ADDRESS,
        inAll: values.ANALYTICS_DAILY_BYTES,
      },
    },
    referralOrigins: values.REFERRAL_ORIGINS,
    referralWebhook: readReferralWebhook(values),
    languageModel: readLanguageModel(values),
    rateLimitFactor: values.RATE_LIMIT_FACTOR,
    connections: readConnectionLimits(values),
    metricsToken: values.METRICS_TOKEN,
    logLevel: values.LOG_LEVEL,
  };
}

/** Names what must be set because of something else: half a provider would fail only when somebody needs it. */
function listMissing(environment: Record<string, string | undefined>): readonly string[] {
  const isSet = (name: string) => blankAsUnset(environment[name]) !== undefined;
  const demands = [
    {
      applies: environment.NODE_ENV === 'production',
      names: ['PUBLIC_ORIGIN', 'SESSION_SECRET'],
      reason: 'in production',
    },
    {
      applies: environment.SMS_PROVIDER === 'twilio',
      names: ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'],
      reason: 'when SMS_PROVIDER is twilio',
    },
    {
      applies: isSet('GOOGLE_CLIENT_ID') || isSet('GOOGLE_CLIENT_SECRET'),
      names: ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
      reason: 'together with the other of the two',
    },
    {
      applies: isSet('REFERRAL_WEBHOOK_URL') || isSet('REFERRAL_WEBHOOK_SECRET'),
      names: ['REFERRAL_WEBHOOK_URL', 'REFERRAL_WEBHOOK_SECRET'],
      reason: 'together with the other of the two',
    },
    {
      applies: isSet('LLM_BASE_URL') || isSet('LLM_MODEL') || isSet('LLM_API_KEY'),
      names: ['LLM_BASE_URL', 'LLM_MODEL'],
      reason: 'for a language model',
    },
  ];
  return demands
    .filter(({ applies }) => applies)
    .flatMap(({ names, reason }) =>
      names.filter((name) => !isSet(name)).map((name) => `${name}: must be set ${reason}`),
    );
}

type Values = z.output<typeof environmentSchema>;

function readTwilio(values: Values): TwilioConfig | undefined {
  const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken, TWILIO_FROM: from } = values;
  if (values.SMS_PROVIDER !== 'twilio' || !accountSid || !authToken || !from) return undefined;
  return { accountSid, authToken, from, baseUrl: values.TWILIO_BASE_URL };
}

function readGoogle(values: Values): GoogleConfig | undefined {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = values;
  if (!clientId || !clientSecret) return undefined;
  return {
    clientId,
    clientSecret,
    authorizationUrl: values.GOOGLE_AUTHORIZATION_URL,
    tokenUrl: values.GOOGLE_TOKEN_URL,
    userinfoUrl: values.GOOGLE_USERINFO_URL,
  };
}

function readReferralWebhook(values: Values): Config['referralWebhook'] {
  const { REFERRAL_WEBHOOK_URL: url, REFERRAL_WEBHOOK_SECRET: secret } = values;
  return url && secret ? { url, secret } : undefined;
}

function readLanguageModel(values: Values): LanguageModelConfig | undefined {
  const { LLM_BASE_URL: baseUrl, LLM_API_KEY: apiKey, LLM_MODEL: model } = values;
  return baseUrl && model ? { baseUrl, apiKey, model } : undefined;
}
