import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { formatCount } from '../../../shared/format/plurals.ts';
import { brand } from '../../../shared/site/brand.data.ts';
import { matchedCarriers } from '../../../shared/site/carriers.data.ts';
import { directory } from '../../../shared/site/directory.data.ts';
import { emailSchema } from '../../../shared/validation/person-schemas.ts';
import { type Config, ConfigError, parseConfig } from '../../config.ts';
import { requireCarriersOfSecrets } from '../../platform/security/carrier-signatures.ts';
import { hashFolder } from '../../platform/site/built-files.ts';
import { openBuiltSite, readBuiltFrom } from '../../platform/site/site-source.ts';
import { version } from '../../platform/version.ts';
import { holdsSecret } from '../../settings.ts';
import { listGuessableSecrets, listMisspelledSettings, listUnknownSettings } from '../../start-warnings.ts';
import { defineCommand, UsageError } from './command.ts';
import { attempt, bad, explainCause, type Finding, good, warn } from './doctor/finding.ts';
import { checkBackups, checkBuild, checkDatabase, checkDisk, checkFolder } from './doctor/host-checks.ts';
import {
  checkClock,
  checkEmail,
  checkGoogle,
  checkLanguageModel,
  checkOrigin,
  checkTexts,
  createOutside,
} from './doctor/provider-checks.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const builtSite = fileURLToPath(new URL('../../../dist/client/', import.meta.url));
const width = 16;

export const doctorCommand = defineCommand({
  name: 'doctor',
  summary: 'Checks settings, folders, database, backups, and every provider, and says what to do.',
  options: {
    'send-email': { type: 'string', value: 'ADDRESS', help: 'also sends an email there' },
    strict: { type: 'boolean', help: 'exits with 1 for warnings, too' },
  },
  details: [
    'It exits with 1 if any line is bad. It contacts the mail server, text provider, Google, and language model.',
  ],
  async run(values, _positionals, { environment, now }) {
    const findings = await listFindings(environment, now, values['send-email']);
    const isWorse = findings.some(({ level }) => level === 'bad' || (values.strict && level === 'warning'));
    return {
      text: findings.map(writeFinding),
      json: { version, node: process.versions.node, findings },
      exitCode: isWorse ? 1 : 0,
    };
  },
});

async function listFindings(
  environment: Readonly<Record<string, string | undefined>>,
  now: Date,
  recipient: string | undefined,
): Promise<readonly Finding[]> {
  if (recipient !== undefined && !emailSchema.safeParse(recipient).success) {
    throw new UsageError(`--send-email must be an email address, not ${JSON.stringify(recipient)}.`);
  }
  const config = readConfig(environment);
  if (Array.isArray(config)) return config;
  const outside = createOutside();
  const [disk, database, backups, ...providers] = await Promise.all([
    attempt('Disk', () => checkDisk(config)),
    checkDatabase(config),
    attempt('Backups', () => checkBackups(config, now)),
    checkEmail(config, recipient),
    checkTexts(config, outside),
    checkGoogle(config, outside),
    checkLanguageModel(config, outside),
    checkOrigin(config, outside),
  ]);
  return [
    good('Settings', 'valid'),
    ...checkNames(environment),
    ...checkSecrets(config, environment),
    checkSiteFolder(config),
    checkCarriers(config),
    checkBuild(builtSite),
    ...checkFolder(config),
    disk,
    ...database,
    backups,
    ...providers.flat(),
    checkClock(outside),
  ];
}

function readConfig(environment: Readonly<Record<string, string | undefined>>): Config | Finding[] {
  try {
    return parseConfig(environment);
  } catch (cause) {
    if (!(cause instanceof ConfigError)) throw cause;
    return cause.errors.map((error) => bad('Settings', error, 'docs/settings.md describes each setting.'));
  }
}

function checkNames(environment: Readonly<Record<string, string | undefined>>): readonly Finding[] {
  const remedy = 'Correct or remove it. See docs/settings.md.';
  const unknown = listUnknownSettings();
  const misspelled = listMisspelledSettings(environment).filter(({ name }) => !unknown.includes(name));
  return [
    ...unknown.map((name) => warn('Settings', `${name} in .env is not a setting.`, remedy)),
    ...misspelled.map(({ name, setting }) =>
      warn('Settings', `${name} is not a setting. Did you mean ${setting}?`, remedy),
    ),
  ];
}

function checkSecrets(
  config: Config,
  environment: Readonly<Record<string, string | undefined>>,
): readonly Finding[] {
  const guessable = listGuessableSecrets(config).map((name) =>
    bad('Settings', `${name} is easy to guess.`, 'Use the output of openssl rand -hex 32.'),
  );
  const padded = Object.entries(config.given)
    .filter(([name, text]) => holdsSecret(name) && environment[name] !== text)
    .map(([name]) =>
      warn(
        'Settings',
        `${name} has a line break or spaces around it, which are ignored.`,
        name === 'SESSION_SECRET'
          ? 'Run `npm run ops -- rotate-secret --finish`, remove them, and restart.'
          : 'Remove them: printf writes no line break, unlike echo. Others must use the same secret.',
      ),
    );
  const quoted = Object.entries(config.given)
    .filter(([name, text]) => holdsSecret(name) && name !== 'SESSION_SECRET' && /^(["']).*\1$/s.test(text))
    .map(([name]) =>
      warn(
        'Settings',
        `${name} has quotation marks around it, which count.`,
        'Remove them: Docker and Kubernetes keep those of an env file.',
      ),
    );
  const findings = [...guessable, ...padded, ...quoted];
  if (config.given.SESSION_SECRET_PREVIOUS === undefined) return findings;
  const remedy = 'Run `npm run ops -- rotate-secret --finish`, remove it, and restart.';
  return [...findings, warn('Settings', 'SESSION_SECRET_PREVIOUS is still set.', remedy)];
}

function checkCarriers({ postbackSecrets }: Config): Finding {
  const carriers = matchedCarriers;
  try {
    requireCarriersOfSecrets(postbackSecrets, carriers);
    const only = formatCount(directory.carriers.length - carriers.length, {
      one: '# that is only listed',
      other: '# that are only listed',
    });
    return good('Carriers', `${carriers.length} that people are matched with, and ${only}`);
  } catch (cause) {
    return bad('Carriers', explainCause(cause), 'Correct POSTBACK_SECRETS or carriers.json.');
  }
}

/** What the site folder says now may not be what visitors see. */
function checkSiteFolder({ siteFolder }: Config): Finding {
  try {
    openBuiltSite(builtSite, siteFolder);
  } catch (cause) {
    return bad('Site folder', explainCause(cause), 'Run `npm run build`.');
  }
  const built = readBuiltFrom(builtSite);
  const place = built && resolve(root, built.folder);
  if (!built || !place || !existsSync(place)) return good('Site folder', `${brand.name}, as it was built`);
  return hashFolder(place) === built.hash
    ? good('Site folder', `${brand.name}, from ${built.folder}`)
    : warn(
        'Site folder',
        `${built.folder} has changed since the build.`,
        'Run `npm run build`, and restart.',
      );
}

function writeFinding({ topic, level, message, remedy }: Finding): string {
  const line = `${level.toUpperCase().padEnd(8)}${topic.padEnd(width)}${message}\n`;
  return remedy === undefined ? line : `${line}${' '.repeat(8 + width)}${remedy}\n`;
}
