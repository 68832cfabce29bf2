import * as z from 'zod';
import { phoneCountries } from '../shared/validation/phone-countries.ts';
import { database } from './database-settings.ts';
import { appearance, backups, monitoring } from './operation-settings.ts';
import {
  byteCount,
  carrierSecrets,
  countries,
  emailAddress,
  exactWebAddress,
  hosts,
  mailbox,
  mailServer,
  oneOf,
  optional,
  origin,
  origins,
  secret,
  textSender,
  webAddress,
  webhookSecret,
  wholeNumber,
  withDefault,
} from './setting-checks.ts';
import { namedKeys, namedOrigins } from './source-settings.ts';

const server = {
  NODE_ENV: withDefault(
    oneOf(['development', 'production', 'test']),
    'development',
    'development or production. Production requires PUBLIC_ORIGIN and SESSION_SECRET, and hides /dev/*.',
  ),
  PORT: withDefault(wholeNumber(0, 65_535), '3000', 'TCP port to listen on.'),
  HOST: withDefault(z.string(), '0.0.0.0', 'Network interface to listen on.'),
  PUBLIC_ORIGIN: optional(
    origin,
    'Scheme, host, and port that people use, such as https://www.example.com. Links, secure cookies, and the same-origin check depend on it. In development, it defaults to http://localhost and the port.',
  ),
  PREVIEW_HOSTS: withDefault(
    hosts,
    '',
    'Host names of previews, separated by commas, whose pages may call the API.',
  ),
  TRUST_PROXY: withDefault(
    wholeNumber(0, 10),
    '0',
    'Number of proxies in front of the server whose X-Forwarded-For is trusted.',
  ),
  SESSION_SECRET: optional(
    secret(32),
    'Encrypts the secrets of authenticator apps and signs short-lived sign-in state, so do not lose it. At least 32 characters, for example from `openssl rand -hex 32`.',
  ),
  SESSION_SECRET_PREVIOUS: optional(
    z.string().min(32, 'must be the SESSION_SECRET that was used before, with at least 32 characters'),
    'The earlier SESSION_SECRET, while you change it: `npm run ops -- rotate-secret` explains how.',
  ),
};

const messages = {
  MAIL_URL: optional(
    mailServer,
    'Mail server as smtp://user:password@host:587 or smtps://…:465. Without it, emails stay in the outbox.',
  ),
  MAIL_FROM: optional(
    mailbox,
    "The sender of emails, such as Example <hello@example.com>. Defaults to the brand's name and SUPPORT_EMAIL.",
  ),
  SUPPORT_EMAIL: optional(
    emailAddress,
    "The address for support, which gets replies to emails. Defaults to the brand's.",
  ),
  SMS_PROVIDER: optional(
    oneOf(['twilio']),
    'Set to twilio to send texts. Without it, texts stay in the outbox, and production offers no sign-in by phone.',
  ),
  TWILIO_ACCOUNT_SID: optional(z.string(), "Twilio's account, from its console."),
  TWILIO_AUTH_TOKEN: optional(z.string(), "Twilio's secret, from its console."),
  TWILIO_FROM: optional(
    textSender,
    'The number that texts are sent from, such as +15550100123, or a messaging service (MG…).',
  ),
  TWILIO_BASE_URL: withDefault(
    webAddress,
    'https://api.twilio.com',
    "The address of Twilio's API. Change it for tests and proxies.",
  ),
  SMS_COUNTRIES: withDefault(
    countries,
    phoneCountries.map(({ code }) => code).join(','),
    'Countries that can receive codes by text, as two-letter codes separated by commas. Premium and satellite numbers never get texts.',
  ),
};

const google = {
  GOOGLE_CLIENT_ID: optional(
    z.string(),
    'OAuth client for signing in with Google. Without it, the button says that Google is not set up.',
  ),
  GOOGLE_CLIENT_SECRET: optional(z.string(), 'Secret of the OAuth client.'),
  GOOGLE_AUTHORIZATION_URL: optional(webAddress, "Defaults to Google's own page."),
  GOOGLE_TOKEN_URL: optional(webAddress, "Defaults to Google's own address for tokens."),
  GOOGLE_USERINFO_URL: optional(
    webAddress,
    "Defaults to Google's own address for a person's name and email.",
  ),
};

const matching = {
  MATCH_READING: withDefault(
    oneOf(['normalised', 'literal']),
    'normalised',
    "How answers are compared with the carriers' rules: normalised or literal.",
  ),
};

const analytics = {
  ANALYTICS_ORIGINS: withDefault(
    namedOrigins,
    '',
    'Other sites whose pages may post analytics events, as origins separated by commas, each with a name of your choice: shop:https://shop.example.com. Without a name, the host is used. `npm run ops -- keys` adds sources without a restart.',
  ),
  ANALYTICS_KEYS: withDefault(
    namedKeys,
    '',
    'Bearer keys of servers that post analytics events, separated by commas, each with a name of your choice: billing:KEY. At least 24 characters each. `npm run ops -- keys` creates keys without a restart.',
  ),
  ANALYTICS_RETENTION_DAYS: withDefault(
    wholeNumber(1, 3650),
    '90',
    'How many days raw analytics events are kept. Daily totals stay.',
  ),
  ANALYTICS_DAILY_BYTES_PER_ADDRESS: withDefault(
    byteCount,
    String(32 * 1024 ** 2),
    'Bytes of events stored from one network address (IPv6: one /64) in a day. Further calls get 429 until the next day (UTC).',
  ),
  ANALYTICS_DAILY_BYTES: withDefault(
    byteCount,
    String(512 * 1024 ** 2),
    'The same for all events together. Each other source may use up half of it, unless `npm run ops -- keys` sets another limit.',
  ),
  REFERRAL_ORIGINS: withDefault(
    origins,
    '',
    "Other sites that partners send visitors to, as origins separated by commas. The beacon accepts referrals to the carriers' own links and to these.",
  ),
  REFERRAL_WEBHOOK_URL: optional(exactWebAddress, 'Address that gets a signed POST for each referral.'),
  REFERRAL_WEBHOOK_SECRET: optional(webhookSecret, 'Signs those calls; at least 24 characters.'),
  POSTBACK_SECRETS: withDefault(
    carrierSecrets,
    '',
    'Secrets of carriers that report what became of referrals, as carrier=secret, separated by commas; at least 24 characters each. While you change a secret, name its carrier twice.',
  ),
};

const assistant = {
  LLM_BASE_URL: optional(
    webAddress,
    'OpenAI-compatible server that helps the chat assistant, such as http://localhost:11434/v1. Without it, the assistant relies on its own rules.',
  ),
  LLM_API_KEY: optional(z.string(), 'Its key, if it needs one.'),
  LLM_MODEL: optional(z.string(), 'Its model.'),
};

const limits = {
  RATE_LIMIT_FACTOR: withDefault(
    z.coerce.number({ error: 'must be a number above 0' }).positive('must be a number above 0'),
    '1',
    'Multiplies every rate limit. Load tests use 1000.',
  ),
  MAX_CONNECTIONS: withDefault(
    wholeNumber(100, 1_000_000),
    '10000',
    'Connections in total, besides 64 that are reserved for health checks. `ulimit -n` must allow a few hundred more files.',
  ),
  MAX_CONNECTIONS_PER_ADDRESS: withDefault(
    wholeNumber(10, 1_000_000),
    '512',
    'Connections from one address (IPv6: one /64); more are closed. Behind proxies, requests in progress from one address.',
  ),
  MAX_BODY_MEMORY_MIB: withDefault(
    wholeNumber(4, 65_536),
    '64',
    'Memory for unfinished request bodies, in MiB. Beyond it, requests get 503.',
  ),
  MAX_BODY_MEMORY_MIB_PER_ADDRESS: withDefault(
    wholeNumber(1, 65_536),
    '8',
    'How much of it one address may use.',
  ),
};

/** Every setting by its name in the environment, in the same groups as in docs/settings.md. */
export const settingGroups = {
  Server: server,
  Database: database,
  'Emails and texts': messages,
  'Sign-in with Google': google,
  Company: appearance,
  Matching: matching,
  'Analytics and referrals': analytics,
  Assistant: assistant,
  Limits: limits,
  Backups: backups,
  Monitoring: monitoring,
};

/** The parts of the environment that the server uses. */
export const environmentSchema = z.object({
  ...server,
  ...database,
  ...messages,
  ...google,
  ...appearance,
  ...matching,
  ...analytics,
  ...assistant,
  ...limits,
  ...backups,
  ...monitoring,
});
