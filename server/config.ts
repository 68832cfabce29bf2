import { dirname, join } from 'node:path';
import type * as z from 'zod';
import { formatCount } from '../shared/format/plurals.ts';
import { brand } from '../shared/site/brand.data.ts';
import { isPostgresUrl } from './platform/database/database.ts';
import { holdsSecret, namesByKey, settingNames, settingsSchema, trimSetting } from './settings.ts';

/** The server's configuration. `settings.ts` declares each setting; parts of the program take a `Pick` of this. */
export type Config = ReturnType<typeof parseConfig>;

type Environment = Readonly<Record<string, string | undefined>>;
type Problem = readonly [name: string, message: string];

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

/** Parses the environment. Throws {@link ConfigError} with every error. Returns the settings, and what follows from several. */
export function parseConfig(environment: Environment) {
  const parsed = settingsSchema.safeParse(
    Object.fromEntries([...namesByKey].map(([key, name]) => [key, environment[name]])),
  );
  const wrong = parsed.error?.issues.map(
    ({ path: [key = ''], message }): Problem => [namesByKey.get(key) ?? '', message],
  );
  const errors = listErrors(environment, wrong ?? []);
  if (!parsed.success || errors.length > 0) throw new ConfigError(errors);
  const values = parsed.data;
  const supportEmail = values.supportEmail ?? brand.supportEmail;
  return {
    ...values,
    /** The settings in the environment, as text. */
    given: listGiven(environment),
    isProduction: values.nodeEnv === 'production',
    /** Every link in an email and every origin check depends on it. */
    publicOrigin: values.publicOrigin ?? `http://localhost:${values.port}`,
    previousSessionSecret: values.previousSessionSecret ?? findPaddedSecret(environment),
    mailFrom: values.mailFrom ?? { name: brand.name, address: supportEmail },
    supportEmail,
    twilio: findTwilio(values),
    google: findGoogle(values),
    referralWebhook: findReferralWebhook(values),
    languageModel: findLanguageModel(values),
    databasePool: {
      maxConnections: values.databaseMaxConnections,
      connectTimeoutMs: values.databaseConnectTimeoutMs,
      statementTimeoutMs: values.databaseStatementTimeoutMs,
    },
    backupFolder: values.backupFolder ?? join(findDataFolder(values.databaseUrl), 'backups'),
  };
}

/** Lists the settings in the environment, as text. */
function listGiven(environment: Environment): Readonly<Record<string, string>> {
  const pairs = settingNames.map((name) => [name, environment[name]?.trim() ?? ''] as const);
  return Object.fromEntries(pairs.filter(([, value]) => value !== ''));
}

/** Earlier versions kept white space around the secret, which what they encrypted still needs. */
function findPaddedSecret({ SESSION_SECRET: secret = '' }: Environment) {
  return secret.trim() === '' || secret.trim() === secret ? undefined : secret;
}

type Values = z.output<typeof settingsSchema>;

/** The account that sends texts, with `POST {baseUrl}/2010-04-01/Accounts/{accountSid}/Messages.json`. */
function findTwilio({
  smsProvider,
  twilioAccountSid: accountSid,
  twilioAuthToken: authToken,
  twilioFrom: from,
  twilioBaseUrl: baseUrl,
}: Values) {
  return smsProvider === 'twilio' && accountSid && authToken && from
    ? { accountSid, authToken, from, baseUrl }
    : undefined;
}

/** An undefined URL means Google's own. */
function findGoogle(values: Values) {
  const { googleClientId: clientId, googleClientSecret: clientSecret } = values;
  if (!clientId || !clientSecret) return undefined;
  return {
    clientId,
    clientSecret,
    authorizationUrl: values.googleAuthorizationUrl,
    tokenUrl: values.googleTokenUrl,
    userinfoUrl: values.googleUserinfoUrl,
  };
}

function findReferralWebhook({ referralWebhookUrl: url, referralWebhookSecret: secret }: Values) {
  return url && secret ? { url, secret } : undefined;
}

/** An OpenAI-compatible server: `POST {baseUrl}/chat/completions`. Many local servers need no key. */
function findLanguageModel({ llmBaseUrl: baseUrl, llmApiKey: apiKey, llmModel: model }: Values) {
  return baseUrl && model ? { baseUrl, apiKey, model } : undefined;
}

function findDataFolder(databaseUrl: string): string {
  return isPostgresUrl(databaseUrl) ? 'data' : dirname(databaseUrl.slice('file:'.length));
}

/**
 * Returns one line for each invalid setting: its name, its value, and what it must be, such as "PORT is “http”. It must
 * be a whole number from 0 to 65535."
 */
function listErrors(environment: Environment, wrong: readonly Problem[]): readonly string[] {
  const problems = new Map(wrong);
  for (const [name, message] of listMissing(listGiven(environment))) {
    if (!problems.has(name)) problems.set(name, message);
  }
  return [
    ...listGone(environment),
    ...listMarked(environment),
    ...[...problems].map(
      ([name, message]) => `${name} ${describeValue(name, environment[name])}. It ${message}.`,
    ),
  ];
}

/** Ignoring these would show another company, and earn for another's referral links. */
function listGone(environment: Environment): readonly string[] {
  return ['BRAND_FILE', 'CARRIERS_FILE']
    .filter((name) => trimSetting(environment[name]) !== undefined)
    .map(
      (name) =>
        `${name} is no longer a setting. What its file says belongs in the site folder: CHANGELOG.md, "From BRAND_FILE and CARRIERS_FILE".`,
    );
}

/** Some editors begin a file with a mark. It becomes part of the first name, whose setting would be ignored. */
function listMarked(environment: Environment): readonly string[] {
  return settingNames
    .filter((name) => environment[`\ufeff${name}`] !== undefined)
    .map(
      (name) => `${name} comes after a byte order mark. Save the file of the settings as UTF-8 without one.`,
    );
}

/** Lists settings that other settings require, because an incomplete provider would fail only when someone needs it. */
function listMissing(environment: ReturnType<typeof listGiven>): readonly Problem[] {
  const isSet = (name: string) => environment[name] !== undefined;
  const requirements = [
    {
      applies: environment.NODE_ENV === 'production',
      names: ['PUBLIC_ORIGIN', 'SESSION_SECRET'],
      reason: 'in production',
    },
    {
      applies: isOnPostgres(environment),
      names: ['SESSION_SECRET'],
      reason: 'with PostgreSQL, because all processes need the same one',
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
  const missing = requirements
    .filter(({ applies }) => applies)
    .flatMap(({ names, reason }) =>
      names.filter((name) => !isSet(name)).map((name): Problem => [name, `must be set ${reason}`]),
    );
  // Reports would silently show the figures of a different database.
  return isSet('DATABASE_REPLICA_URL') && !isOnPostgres(environment)
    ? [...missing, ['DATABASE_URL', 'must start with postgres:// when DATABASE_REPLICA_URL is set']]
    : missing;
}

function isOnPostgres(environment: Environment): boolean {
  return isPostgresUrl(environment.DATABASE_URL ?? '');
}

const maxShownLength = 80;

/** A secret is never shown. */
function describeValue(name: string, value: string | undefined): string {
  if (value === undefined || trimSetting(value) === undefined) return 'is not set';
  if (holdsSecret(name)) {
    return `has ${formatCount(value.length, { one: '# character', other: '# characters' })}, which are not shown here`;
  }
  const line = value.replaceAll(/\p{Cc}/gu, '·');
  return `is “${line.length > maxShownLength ? `${line.slice(0, maxShownLength)}…` : line}”`;
}
