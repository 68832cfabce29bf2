import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import type { Config } from './config.ts';
import { findDatabaseFile, isPostgresUrl } from './platform/database/database.ts';
import type { Logger } from './platform/observability/logger.ts';
import { isLocalOrigin } from './platform/security/local-requests.ts';
import { settingNames } from './settings.ts';

const othersMay = 0o077;

type Places = Pick<Config, 'databaseUrl' | 'backupFolder'>;

/** Lists the files and folders with secrets or people's data that other users of this machine can open. */
export function listOpenFiles(
  { databaseUrl, backupFolder }: Places,
  environmentFile = resolve('.env'),
): readonly string[] {
  const file = isPostgresUrl(databaseUrl) ? undefined : findDatabaseFile(databaseUrl);
  const data = file === undefined ? [] : [dirname(file), file, resolve(backupFolder)];
  return [...data, environmentFile].filter(
    (path) => existsSync(path) && (statSync(path).mode & othersMay) !== 0,
  );
}

/** Lists the names in `.env` that are no settings, such as a misspelled one, which would have no effect. */
export function listUnknownSettings(environmentFile = resolve('.env')): readonly string[] {
  if (!existsSync(environmentFile)) return [];
  const names = Object.keys(parseEnv(readFileSync(environmentFile, 'utf8')));
  // Node reads its own from there, too.
  return names.filter((name) => !(settingNames.includes(name) || name.startsWith('NODE_')));
}

/** Shorter names are too close to other programs' names, such as HOST to POST. */
const minSettingLength = 7;

/** Lists the names in the environment that differ from a setting's by one letter, or by two that are swapped. */
export function listMisspelledSettings(
  environment: Readonly<Record<string, string | undefined>>,
): readonly { name: string; setting: string }[] {
  return Object.keys(environment).flatMap((name) => {
    if (settingNames.includes(name)) return [];
    const setting = settingNames.find((each) => each.length >= minSettingLength && isOneSlipAway(name, each));
    return setting === undefined ? [] : [{ name, setting }];
  });
}

function isOneSlipAway(given: string, meant: string): boolean {
  const difference = [...given].findIndex((letter, index) => letter !== meant[index]);
  const start = difference === -1 ? given.length : difference;
  const [rest, wanted] = [given.slice(start), meant.slice(start)];
  const isExtra = rest.slice(1) === wanted;
  const isMissing = rest === wanted.slice(1);
  const isReplaced = rest.slice(1) === wanted.slice(1);
  const isSwapped = `${rest.charAt(1)}${rest.charAt(0)}${rest.slice(2)}` === wanted;
  return isExtra || isMissing || isReplaced || isSwapped;
}

const minDifferentCharacters = 8;

/** Lists the settings whose secret anyone could guess, such as `aaaa…`, which is as long as a good one. */
export function listGuessableSecrets({
  sessionSecret,
  metricsToken,
  referralWebhook,
}: Config): readonly string[] {
  const secrets = Object.entries({
    SESSION_SECRET: sessionSecret,
    METRICS_TOKEN: metricsToken,
    REFERRAL_WEBHOOK_SECRET: referralWebhook?.secret,
  });
  return secrets
    .filter(([, secret]) => secret && new Set(secret).size < minDifferentCharacters)
    .map(([name]) => name);
}

/**
 * Logs what works but probably isn't intended: a public site that isn't set up as one, or data that strangers could
 * read.
 */
export function logStartWarnings(config: Config, logger: Logger, environmentFile?: string): void {
  const { isProduction, publicOrigin, mailUrl } = config;
  const isLocal = isLocalOrigin(publicOrigin);
  const unknown = listUnknownSettings(environmentFile);
  if (unknown.length > 0) logger.warn({ settings: unknown }, 'these names in .env are not settings');
  if (!isProduction) {
    if (!isLocal)
      logger.warn('the site is public, but NODE_ENV is not production: set it. /dev/outbox is off');
    return;
  }
  if (!mailUrl) logger.warn('MAIL_URL is not set: emails stay in the outbox');
  const settings = listGuessableSecrets(config);
  if (settings.length > 0)
    logger.warn({ settings }, 'anyone could guess these secrets: openssl rand -hex 32');
  const paths = listOpenFiles(config, environmentFile);
  if (paths.length > 0) logger.warn({ paths }, 'other users of this machine can open these: chmod go-rwx');
  if (publicOrigin.startsWith('http:') && !isLocal) {
    logger.warn({ publicOrigin }, 'PUBLIC_ORIGIN is not https: cookies and passwords travel unencrypted');
  }
}
