import { dirname, join } from 'node:path';
import type * as z from 'zod';
import { formatCount } from '../shared/format/plurals.ts';
import { brand } from '../shared/site/brand.data.ts';
import type { ConnectionLimits } from './platform/connections/connection-limits.ts';
import { isPostgresUrl } from './platform/database/database.ts';
import { listGiven } from './setting-checks.ts';
import { listSettingErrors } from './setting-errors.ts';
import { environmentSchema } from './settings.ts';

/** The server's configuration. `settings.ts` describes each setting. */
export type Config = ReturnType<typeof parseConfig>;

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
export function parseConfig(environment: Record<string, string | undefined>) {
  const parsed = environmentSchema.safeParse(environment);
  const errors = listSettingErrors(environment, parsed.error?.issues ?? []);
  if (!parsed.success || errors.length > 0) throw new ConfigError(errors);
  const values = parsed.data;
  const supportEmail = values.SUPPORT_EMAIL ?? brand.supportEmail;
  return {
    /** The settings in the environment, as text. */
    given: listGiven(Object.keys(environmentSchema.shape), environment),
    isProduction: values.NODE_ENV === 'production',
    port: values.PORT,
    host: values.HOST,
    databaseUrl: values.DATABASE_URL,
    /** A replica of a PostgreSQL database that reports use. */
    replicaUrl: values.DATABASE_REPLICA_URL,
    databasePool: {
      maxConnections: values.DATABASE_MAX_CONNECTIONS,
      connectTimeoutMs: values.DATABASE_CONNECT_TIMEOUT_MS,
      statementTimeoutMs: values.DATABASE_STATEMENT_TIMEOUT_MS,
    },
    /** Every link in an email and every origin check depends on it. */
    publicOrigin: values.PUBLIC_ORIGIN ?? `http://localhost:${values.PORT}`,
    previewHosts: values.PREVIEW_HOSTS,
    trustedProxies: values.TRUST_PROXY,
    sessionSecret: values.SESSION_SECRET,
    previousSessionSecret: values.SESSION_SECRET_PREVIOUS ?? findPaddedSecret(environment),
    mailUrl: values.MAIL_URL,
    mailFrom: values.MAIL_FROM ?? { name: brand.name, address: supportEmail },
    supportEmail,
    twilio: parseTwilio(values),
    smsCountries: values.SMS_COUNTRIES,
    google: parseGoogle(values),
    /** Undefined if the server serves whatever was built. */
    siteFolder: values.SITE_FOLDER,
    matchReading: values.MATCH_READING,
    analytics: {
      origins: values.ANALYTICS_ORIGINS,
      keys: values.ANALYTICS_KEYS,
      retentionDays: values.ANALYTICS_RETENTION_DAYS,
      dailyBytes: {
        /** Before `rateLimitFactor`, like `inAll`. */
        perAddress: values.ANALYTICS_DAILY_BYTES_PER_ADDRESS,
        inAll: values.ANALYTICS_DAILY_BYTES,
      },
    },
    referralOrigins: values.REFERRAL_ORIGINS,
    referralWebhook: parseReferralWebhook(values),
    postbackSecrets: values.POSTBACK_SECRETS,
    languageModel: parseLanguageModel(values),
    rateLimitFactor: values.RATE_LIMIT_FACTOR,
    connections: parseConnectionLimits(values),
    backups: {
      /** In milliseconds. Undefined means that the operator makes backups. */
      every: values.BACKUP_EVERY,
      folder: values.BACKUP_FOLDER ?? join(findDataFolder(values.DATABASE_URL), 'backups'),
      kept: values.BACKUP_KEEP,
    },
    metricsToken: values.METRICS_TOKEN,
    logFormat: values.LOG_FORMAT,
    logLevel: values.LOG_LEVEL,
  };
}

/** Earlier versions kept white space around the secret, which what they encrypted still needs. */
function findPaddedSecret({ SESSION_SECRET: secret = '' }: Record<string, string | undefined>) {
  return secret.trim() === '' || secret.trim() === secret ? undefined : secret;
}

type Values = z.output<typeof environmentSchema>;

/** The account that sends texts, with `POST {baseUrl}/2010-04-01/Accounts/{accountSid}/Messages.json`. */
function parseTwilio(values: Values) {
  const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken, TWILIO_FROM: from } = values;
  if (values.SMS_PROVIDER !== 'twilio' || !accountSid || !authToken || !from) return undefined;
  return { accountSid, authToken, from, baseUrl: values.TWILIO_BASE_URL };
}

/** An undefined URL means Google's own. */
function parseGoogle(values: Values) {
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

function parseReferralWebhook(values: Values) {
  const { REFERRAL_WEBHOOK_URL: url, REFERRAL_WEBHOOK_SECRET: secret } = values;
  return url && secret ? { url, secret } : undefined;
}

/** An OpenAI-compatible server: `POST {baseUrl}/chat/completions`. Many local servers need no key. */
function parseLanguageModel(values: Values) {
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
