import type * as z from 'zod';
import { formatCount } from '../shared/format/plurals.ts';
import { isPostgresUrl } from './platform/database/database.ts';
import { holdsSecret, trimSetting } from './setting-checks.ts';

type Environment = Readonly<Record<string, string | undefined>>;
type Problem = readonly [name: string, message: string];

/**
 * Returns one line for each invalid setting: its name, its value, and what it must be, such as "PORT is “http”. It must
 * be a whole number from 0 to 65535." `issues` are the errors in individual settings.
 */
export function listSettingErrors(
  environment: Environment,
  issues: readonly Pick<z.core.$ZodIssue, 'path' | 'message'>[],
): readonly string[] {
  const problems = new Map(issues.map(({ path, message }) => [path.join('.'), message]));
  for (const [name, message] of listMissing(environment)) {
    if (!problems.has(name)) problems.set(name, message);
  }
  return [
    ...listGone(environment),
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

/** Lists settings that other settings require, because an incomplete provider would fail only when someone needs it. */
function listMissing(environment: Environment): readonly Problem[] {
  const isSet = (name: string) => trimSetting(environment[name]) !== undefined;
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
