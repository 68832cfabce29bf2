import { dirname, join } from 'node:path';
import type * as z from 'zod';
import { brand } from '../shared/brand.ts';
import { formatCount } from '../shared/format/plurals.ts';
import type { ConnectionLimits } from './platform/connections/connection-limits.ts';
import { isPostgresUrl, type PoolLimits } from './platform/database/database.ts';
import { listGiven, type Mailbox } from './setting-checks.ts';
import { listSettingErrors } from './setting-errors.ts';
import { environmentSchema } from './settings.ts';
import type { NamedKey, NamedOrigin } from './source-settings.ts';

/** The account that sends texts, with `POST {baseUrl}/2010-04-01/Accounts/{accountSid}/Messages.json`. */
type TwilioConfig = { accountSid: string; authToken: string; from: string; baseUrl: string };

/** An undefined URL means Google's own. */
type GoogleConfig = {
  clientId: string;
  clientSecret: string;
  authorizationUrl: string | undefined;
  tokenUrl: string | undefined;
  userinfoUrl: string | undefined;
};

/** An OpenAI-compatible server: `POST {baseUrl}/chat/completions`. Many local servers need no key. */
type LanguageModelConfig = { baseUrl: string; apiKey: string | undefined; model: string };

export type Config = {
  /** The settings in the environment, as text. */
  given: Readonly<Record<string, string>>;
  isProduction: boolean;
  port: number;
  host: string;
  /** `file:` and a path, or `postgres://`. */
  databaseUrl: string;
  /** A replica of a PostgreSQL database that reports use. */
  replicaUrl: string | undefined;
  /** How each process connects to PostgreSQL. */
  databasePool: PoolLimits;
  /** The scheme, host, and port that people use. Every link in an email and every origin check depends on it. */
  publicOrigin: string;
  previewHosts: readonly string[];
  /** Number of proxies whose X-Forwarded-* headers are trusted. */
  trustedProxies: number;
  sessionSecret: string | undefined;
  /** Also decrypts the secrets of authenticator apps while the operator is changing the secret. */
  previousSessionSecret: string | undefined;
  /** `smtp://` or `smtps://` of the mail server. Without it, emails stay in the outbox. */
  mailUrl: string | undefined;
  mailFrom: Mailbox;
  supportEmail: string;
  /** Without it, texts stay in the outbox. */
  twilio: TwilioConfig | undefined;
  /** ISO codes of the countries that can receive codes by text. */
  smsCountries: readonly string[];
  /** Without it, the Google button reports that it isn't set up. */
  google: GoogleConfig | undefined;
  brandFile: string | undefined;
  carriersFile: string | undefined;
  matchReading: 'normalised' | 'literal';
  analytics: {
    /** Other sites whose pages may post events. */
    origins: readonly NamedOrigin[];
    /** Bearer keys of servers that post events. */
    keys: readonly NamedKey[];
    /** For how many days raw events are kept. Daily totals stay. */
    retentionDays: number;
    /** Bytes of events stored in a day, before `rateLimitFactor`. */
    dailyBytes: { perAddress: number; inAll: number };
  };
  /** Origins, besides the carriers' own, that the beacon accepts as the target of a referral. */
  referralOrigins: readonly string[];
  /** Receives each referral, signed with the secret. */
  referralWebhook: { url: string; secret: string } | undefined;
  /** Secrets that carriers sign their reports with, by the carrier's id. */
  postbackSecrets: ReadonlyMap<string, readonly string[]>;
  /** Without it, the chat assistant uses only its own engine. */
  languageModel: LanguageModelConfig | undefined;
  /** Whether the chat assistant uses its sentence encoder, which takes about 100 MB once the first message arrives. */
  hasChatEncoder: boolean;
  rateLimitFactor: number;
  connections: ConnectionLimits;
  backups: {
    /** In milliseconds. Undefined means that the operator makes backups. */
    every: number | undefined;
    folder: string;
    /** How many backups are kept. */
    kept: number;
  };
  /** The bearer token for `/metrics`. Without it, that page doesn't exist. */
  metricsToken: string | undefined;
  /** Undefined means pretty in a terminal, and JSON otherwise. */
  logFormat: 'json' | 'pretty' | undefined;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
};

/** Lists every error in the environment, one per line, so that operators can fix them all before the next start. */
export class ConfigError extends Error {
  readonly errors: readonly string[];
  constructor(errors: readonly string[]) {
    super(
      `${formatCount(errors.length, { one: 'One setting is', other: '# settings are' })} wrong:\n${errors.map((error) => `  ${error}`).join('\n')}`,
    );
    this.name = 'ConfigError';
    this.errors = errors;
  }
}

/** Parses the environment. Throws {@link ConfigError} with every error. */
export function parseConfig(environment: Record<string, string | undefined>): Config {
  const parsed = environmentSchema.safeParse(environment);
  const errors = listSettingErrors(environment, parsed.error?.issues ?? []);
  if (!parsed.success || errors.length > 0) throw new ConfigError(errors);
  const values = parsed.data;
  const supportEmail = values.SUPPORT_EMAIL ?? brand.supportEmail;
  return {
    given: listGiven(Object.keys(environmentSchema.shape), environment),
    isProduction: values.NODE_ENV === 'production',
    port: values.PORT,
    host: values.HOST,
    databaseUrl: values.DATABASE_URL,
    replicaUrl: values.DATABASE_REPLICA_URL,
    databasePool: {
      maxConnections: values.DATABASE_MAX_CONNECTIONS,
      connectTimeoutMs: values.DATABASE_CONNECT_TIMEOUT_MS,
      statementTimeoutMs: values.DATABASE_STATEMENT_TIMEOUT_MS,
    },
    publicOrigin: values.PUBLIC_ORIGIN ?? `http://localhost:${values.PORT}`,
    previewHosts: values.PREVIEW_HOSTS,
    trustedProxies: values.TRUST_PROXY,
    sessionSecret: values.SESSION_SECRET,
    previousSessionSecret: values.SESSION_SECRET_PREVIOUS,
    mailUrl: values.MAIL_URL,
    mailFrom: values.MAIL_FROM ?? { name: brand.name, address: supportEmail },
    supportEmail,
    twilio: parseTwilio(values),
    smsCountries: values.SMS_COUNTRIES,
    google: parseGoogle(values),
    brandFile: values.BRAND_FILE,
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
    referralWebhook: parseReferralWebhook(values),
    postbackSecrets: values.POSTBACK_SECRETS,
    languageModel: parseLanguageModel(values),
    hasChatEncoder: values.CHAT_ENCODER === 'on',
    rateLimitFactor: values.RATE_LIMIT_FACTOR,
    connections: parseConnectionLimits(values),
    backups: {
      every: values.BACKUP_EVERY,
      folder: values.BACKUP_FOLDER ?? join(findDataFolder(values.DATABASE_URL), 'backups'),
      kept: values.BACKUP_KEEP,
    },
    metricsToken: values.METRICS_TOKEN,
    logFormat: values.LOG_FORMAT,
    logLevel: values.LOG_LEVEL,
  };
}

type Values = z.output<typeof environmentSchema>;

function parseTwilio(values: Values): TwilioConfig | undefined {
  const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken, TWILIO_FROM: from } = values;
  if (values.SMS_PROVIDER !== 'twilio' || !accountSid || !authToken || !from) return undefined;
  return { accountSid, authToken, from, baseUrl: values.TWILIO_BASE_URL };
}

function parseGoogle(values: Values): GoogleConfig | undefined {
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

function parseReferralWebhook(values: Values): Config['referralWebhook'] {
  const { REFERRAL_WEBHOOK_URL: url, REFERRAL_WEBHOOK_SECRET: secret } = values;
  return url && secret ? { url, secret } : undefined;
}

function parseLanguageModel(values: Values): LanguageModelConfig | undefined {
  const { LLM_BASE_URL: baseUrl, LLM_API_KEY: apiKey, LLM_MODEL: model } = values;
  return baseUrl && model ? { baseUrl, apiKey, model } : undefined;
}

const mebibyte = 1024 * 1024;

function parseConnectionLimits(values: Values): ConnectionLimits {
  return {
    maxConnections: values.MAX_CONNECTIONS,
    maxConnectionsPerAddress: values.MAX_CONNECTIONS_PER_ADDRESS,
    maxBodyBytes: values.MAX_BODY_MEMORY_MIB * mebibyte,
    maxBodyBytesPerAddress: values.MAX_BODY_MEMORY_MIB_PER_ADDRESS * mebibyte,
  };
}

function findDataFolder(databaseUrl: string): string {
  return isPostgresUrl(databaseUrl) ? 'data' : dirname(databaseUrl.slice('file:'.length));
}
