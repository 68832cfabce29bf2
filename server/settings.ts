import * as z from 'zod';
import type { OperatorSettings } from '../shared/api/operator/schemas.ts';
import { defaultEventDays } from '../shared/lifetimes.ts';
import { matchReadings } from '../shared/matching/translate.ts';
import { phoneCountries } from '../shared/validation/phone-countries.ts';
import {
  byteCount,
  carrierSecrets,
  countries,
  databaseAddress,
  duration,
  emailAddress,
  exactWebAddress,
  hosts,
  inHeader,
  mailbox,
  mailServer,
  mebibytes,
  namedKeys,
  namedOrigins,
  oneOf,
  origin,
  origins,
  postgresAddress,
  secret,
  textSender,
  webAddress,
  webhookSecret,
  wholeNumber,
} from './setting-checks.ts';

/** A setting's name in the environment, and what `.env.example` and docs/settings.md say about it. */
const documented = z.object({ name: z.string(), description: z.string(), default: z.string().optional() });

/** Without surrounding white space, such as the line break at the end of a secret's file. Blank is unset. */
export const trimSetting = (value: unknown) =>
  typeof value === 'string' ? value.trim() || undefined : value;

function optional<T extends z.ZodType>(name: string, check: T, description: string) {
  // The last step makes the property required, though it may be undefined.
  const value = z.preprocess(trimSetting, check.optional()).transform((parsed) => parsed);
  return value.meta({ name, description });
}

/** A setting with a default, written as in the environment. */
function withDefault<T extends z.ZodType>(name: string, check: T, text: string, description: string) {
  const value = z.preprocess((given) => trimSetting(given) ?? text, check);
  return value.meta({ name, description, default: text });
}

const server = {
  nodeEnv: withDefault(
    'NODE_ENV',
    oneOf(['development', 'production', 'test']),
    'development',
    'development or production. Production requires PUBLIC_ORIGIN and SESSION_SECRET, and hides /dev/*.',
  ),
  port: withDefault('PORT', wholeNumber(0, 65_535), '3000', 'TCP port to listen on.'),
  host: withDefault('HOST', z.string(), '0.0.0.0', 'Network interface to listen on.'),
  publicOrigin: optional(
    'PUBLIC_ORIGIN',
    origin,
    'Scheme, host, and port that people use, such as https://www.example.com. Links, secure cookies, and the same-origin check depend on it. In development, it defaults to http://localhost and the port.',
  ),
  previewHosts: withDefault(
    'PREVIEW_HOSTS',
    hosts,
    '',
    'Host names of previews, separated by commas, whose pages may call the API.',
  ),
  trustedProxies: withDefault(
    'TRUST_PROXY',
    wholeNumber(0, 10),
    '0',
    'Number of proxies in front of the server whose X-Forwarded-For is trusted.',
  ),
  sessionSecret: optional(
    'SESSION_SECRET',
    secret(32),
    'Encrypts the secrets of authenticator apps and signs short-lived sign-in state, so do not lose it. At least 32 characters, for example from `openssl rand -hex 32`.',
  ),
  previousSessionSecret: optional(
    'SESSION_SECRET_PREVIOUS',
    z.string().min(32, 'must be the SESSION_SECRET that was used before, with at least 32 characters'),
    'The earlier SESSION_SECRET, while you change it: `npm run ops -- rotate-secret` explains how.',
  ),
};

const database = {
  databaseUrl: withDefault(
    'DATABASE_URL',
    databaseAddress,
    'file:data/coverlight.db',
    'The SQLite file, whose folder is created if it does not exist, or a PostgreSQL database as postgres://user:password@host/name.',
  ),
  replicaUrl: optional(
    'DATABASE_REPLICA_URL',
    postgresAddress,
    'A read-only copy of a PostgreSQL database, kept by streaming replication. Reports read from it or, while it is down, from the database itself.',
  ),
  databaseMaxConnections: withDefault(
    'DATABASE_MAX_CONNECTIONS',
    wholeNumber(2, 1000),
    '10',
    'Connections that a process may open to PostgreSQL, besides one for notifications.',
  ),
  databaseConnectTimeoutMs: withDefault(
    'DATABASE_CONNECT_TIMEOUT_MS',
    wholeNumber(100, 60_000),
    '2000',
    'How long a request may wait for a connection to PostgreSQL, in milliseconds.',
  ),
  databaseStatementTimeoutMs: withDefault(
    'DATABASE_STATEMENT_TIMEOUT_MS',
    wholeNumber(100, 600_000),
    '10000',
    'How long PostgreSQL may work on one statement, in milliseconds.',
  ),
};

const messages = {
  mailUrl: optional(
    'MAIL_URL',
    mailServer,
    'Mail server as smtp://user:password@host:587 or smtps://…:465. Without it, emails stay in the outbox.',
  ),
  mailFrom: optional(
    'MAIL_FROM',
    mailbox,
    "The sender of emails, such as Example <hello@example.com>. Defaults to the brand's name and SUPPORT_EMAIL.",
  ),
  supportEmail: optional(
    'SUPPORT_EMAIL',
    emailAddress,
    "The address for support, which gets replies to emails. Defaults to the brand's.",
  ),
  smsProvider: optional(
    'SMS_PROVIDER',
    oneOf(['twilio']),
    'Set to twilio to send texts. Without it, texts stay in the outbox, and production offers no sign-in by phone.',
  ),
  twilioAccountSid: optional('TWILIO_ACCOUNT_SID', z.string(), "Twilio's account, from its console."),
  twilioAuthToken: optional('TWILIO_AUTH_TOKEN', z.string(), "Twilio's secret, from its console."),
  twilioFrom: optional(
    'TWILIO_FROM',
    textSender,
    'The number that texts are sent from, such as +15550100123, or a messaging service (MG…).',
  ),
  twilioBaseUrl: withDefault(
    'TWILIO_BASE_URL',
    webAddress,
    'https://api.twilio.com',
    "The address of Twilio's API. Change it for tests and proxies.",
  ),
  smsCountries: withDefault(
    'SMS_COUNTRIES',
    countries,
    phoneCountries.map(({ code }) => code).join(','),
    'Countries that can receive codes by text, as two-letter codes separated by commas. Premium and satellite numbers never get texts.',
  ),
};

const google = {
  googleClientId: optional(
    'GOOGLE_CLIENT_ID',
    z.string(),
    'OAuth client for signing in with Google. Without it, the button says that Google is not set up.',
  ),
  googleClientSecret: optional('GOOGLE_CLIENT_SECRET', z.string(), 'Secret of the OAuth client.'),
  googleAuthorizationUrl: optional('GOOGLE_AUTHORIZATION_URL', webAddress, "Defaults to Google's own page."),
  googleTokenUrl: optional('GOOGLE_TOKEN_URL', webAddress, "Defaults to Google's own address for tokens."),
  googleUserinfoUrl: optional(
    'GOOGLE_USERINFO_URL',
    webAddress,
    "Defaults to Google's own address for a person's name and email.",
  ),
};

const company = {
  siteFolder: optional(
    'SITE_FOLDER',
    z.string(),
    'Folder with everything that the site says about itself: docs/operating.md, "Your company". Defaults to site. It is read by the build; the server serves what was built.',
  ),
};

const matching = {
  matchReading: withDefault(
    'MATCH_READING',
    oneOf(matchReadings),
    'normalised',
    "How answers are compared with the carriers' rules: normalised or literal.",
  ),
};

const analytics = {
  analyticsOrigins: withDefault(
    'ANALYTICS_ORIGINS',
    namedOrigins,
    '',
    'Other sites whose pages may post analytics events, as origins separated by commas, each with a name of your choice: shop:https://shop.example.com. Without a name, the host is used. `npm run ops -- keys` adds sources without a restart.',
  ),
  analyticsKeys: withDefault(
    'ANALYTICS_KEYS',
    namedKeys,
    '',
    'Bearer keys of servers that post analytics events, separated by commas, each with a name of your choice: billing:KEY. At least 24 characters each. `npm run ops -- keys` creates keys without a restart.',
  ),
  analyticsRetentionDays: withDefault(
    'ANALYTICS_RETENTION_DAYS',
    wholeNumber(1, 3650),
    String(defaultEventDays),
    'How many days raw analytics events are kept. Daily totals stay.',
  ),
  analyticsDailyBytesPerAddress: withDefault(
    'ANALYTICS_DAILY_BYTES_PER_ADDRESS',
    byteCount,
    String(32 * 1024 ** 2),
    'Bytes of events stored from one network address (IPv6: one /64) in a day. Further calls get 429 until the next day (UTC).',
  ),
  analyticsDailyBytes: withDefault(
    'ANALYTICS_DAILY_BYTES',
    byteCount,
    String(512 * 1024 ** 2),
    'The same for all events together. Each other source may use up half of it, unless `npm run ops -- keys` sets another limit.',
  ),
  referralOrigins: withDefault(
    'REFERRAL_ORIGINS',
    origins,
    '',
    "Other sites that partners send visitors to, as origins separated by commas. The beacon accepts referrals to the carriers' own links and to these.",
  ),
  referralWebhookUrl: optional(
    'REFERRAL_WEBHOOK_URL',
    exactWebAddress,
    'Address that gets a signed POST for each referral.',
  ),
  referralWebhookSecret: optional(
    'REFERRAL_WEBHOOK_SECRET',
    webhookSecret,
    'Signs those calls; at least 24 characters.',
  ),
  postbackSecrets: withDefault(
    'POSTBACK_SECRETS',
    carrierSecrets,
    '',
    'Secrets of carriers that report what became of referrals, as carrier=secret, separated by commas; at least 24 characters each. While you change a secret, name its carrier twice.',
  ),
};

const assistant = {
  llmBaseUrl: optional(
    'LLM_BASE_URL',
    webAddress,
    'OpenAI-compatible server that helps the chat assistant, such as http://localhost:11434/v1. Without it, the assistant relies on its own rules.',
  ),
  llmApiKey: optional('LLM_API_KEY', inHeader, 'Its key, if it needs one.'),
  llmModel: optional('LLM_MODEL', z.string(), 'Its model.'),
};

const limits = {
  rateLimitFactor: withDefault(
    'RATE_LIMIT_FACTOR',
    z.coerce.number({ error: 'must be a number above 0' }).positive('must be a number above 0'),
    '1',
    'Multiplies every rate limit. Load tests use 1000.',
  ),
  maxConnections: withDefault(
    'MAX_CONNECTIONS',
    wholeNumber(100, 1_000_000),
    '10000',
    'Connections in total, besides 64 that are reserved for health checks. `ulimit -n` must allow a few hundred more files.',
  ),
  maxConnectionsPerAddress: withDefault(
    'MAX_CONNECTIONS_PER_ADDRESS',
    wholeNumber(10, 1_000_000),
    '512',
    'Connections from one address (IPv6: one /64); more are closed. Behind proxies, requests in progress from one address.',
  ),
  maxBodyBytes: withDefault(
    'MAX_BODY_MEMORY_MIB',
    mebibytes(4, 65_536),
    '64',
    'Memory for unfinished request bodies, in MiB. Beyond it, requests get 503.',
  ),
  maxBodyBytesPerAddress: withDefault(
    'MAX_BODY_MEMORY_MIB_PER_ADDRESS',
    mebibytes(1, 65_536),
    '8',
    'How much of it one address may use.',
  ),
};

const backups = {
  backupEvery: optional(
    'BACKUP_EVERY',
    duration,
    'How often the server backs up its database, such as 12h or 1d. Without it, nothing is backed up unless you run `npm run ops -- backup`.',
  ),
  backupFolder: optional(
    'BACKUP_FOLDER',
    z.string(),
    'Folder for backups. Defaults to backups next to the SQLite file, or to data/backups. Copy them to another machine.',
  ),
  backupKeep: withDefault(
    'BACKUP_KEEP',
    wholeNumber(1, 10_000),
    '14',
    'How many backups are kept. Older ones are removed.',
  ),
};

const monitoring = {
  metricsToken: optional(
    'METRICS_TOKEN',
    secret(24).pipe(inHeader),
    'Bearer token for /metrics, at least 24 characters. Without it, that page does not exist.',
  ),
  logLevel: withDefault(
    'LOG_LEVEL',
    oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
    'info',
    'fatal, error, warn, info, debug, trace, or silent.',
  ),
  logFormat: optional(
    'LOG_FORMAT',
    oneOf(['json', 'pretty']),
    'json for JSON lines, pretty for people. Defaults to pretty in a terminal and to json everywhere else.',
  ),
};

/** All settings, in the groups of docs/settings.md. */
const groups = {
  Server: server,
  Database: database,
  'Emails and texts': messages,
  'Sign-in with Google': google,
  Company: company,
  Matching: matching,
  'Analytics and referrals': analytics,
  Assistant: assistant,
  Limits: limits,
  Backups: backups,
  Monitoring: monitoring,
};

export const settingsSchema = z.object({
  ...server,
  ...database,
  ...messages,
  ...google,
  ...company,
  ...matching,
  ...analytics,
  ...assistant,
  ...limits,
  ...backups,
  ...monitoring,
});

export const settingGroups = Object.entries(groups).map(([title, settings]) => ({
  title,
  settings: Object.entries(settings).map(([key, setting]) => ({ key, ...documented.parse(setting.meta()) })),
}));

const settings = settingGroups.flatMap((group) => group.settings);
export const settingNames: readonly string[] = settings.map(({ name }) => name);
/** The names in the environment by the names in the program. */
export const namesByKey: ReadonlyMap<PropertyKey, string> = new Map(
  settings.map(({ key, name }) => [key, name]),
);

/** URLs may contain a password, so they are hidden, too. Only names that are clearly harmless are shown. */
export function holdsSecret(name: string): boolean {
  return /SECRET|TOKEN|KEY|PASSWORD|SID|_URL$/.test(name);
}

/**
 * Describes the settings in effect, for the operator's desk. `given` contains those that are set in the environment.
 */
export function describeSettings(given: Readonly<Record<string, string>>): OperatorSettings {
  return {
    groups: settingGroups.map(({ title, settings }) => ({
      title,
      settings: settings.map(({ name, description, default: standard }) => {
        const value = given[name];
        if (value === undefined) {
          const source = standard === undefined ? 'unset' : 'default';
          return { name, value: standard ?? null, source, description };
        }
        const isSecret = holdsSecret(name);
        return { name, value: isSecret ? null : value, source: isSecret ? 'hidden' : 'set', description };
      }),
    })),
  };
}
