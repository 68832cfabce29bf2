import { fileURLToPath } from 'node:url';
import { formatCount } from '../../../shared/format/plurals.ts';
import { emailSchema } from '../../../shared/validation/person-schemas.ts';
import { type Config, ConfigError, parseConfig } from '../../config.ts';
import { loadBrand } from '../../features/brand/brand-file.ts';
import { loadCarriers } from '../../features/carriers/load-carriers.ts';
import { loadLogos } from '../../features/carriers/load-logos.ts';
import { requireCarriersOfSecrets } from '../../platform/security/carrier-signatures.ts';
import { openBuiltSite } from '../../platform/site/site-source.ts';
import { version } from '../../platform/version.ts';
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
  return [
    good('Settings', 'valid'),
    ...checkNames(environment),
    ...checkSecrets(config),
    checkBrand(config.brandFile),
    checkCarriers(config),
    checkBuild(builtSite),
    ...checkFolder(config),
    await attempt('Disk', () => checkDisk(config)),
    ...(await checkDatabase(config)),
    await attempt('Backups', () => checkBackups(config, now)),
    await checkEmail(config, recipient),
    await checkTexts(config, outside),
    await checkGoogle(config, outside),
    await checkLanguageModel(config, outside),
    ...(await checkOrigin(config, outside)),
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

function checkSecrets(config: Config): readonly Finding[] {
  const guessable = listGuessableSecrets(config).map((name) =>
    bad('Settings', `${name} is easy to guess.`, 'Use the output of openssl rand -hex 32.'),
  );
  if (config.previousSessionSecret === undefined) return guessable;
  const remedy = 'Run `npm run ops -- rotate-secret --finish`, remove it, and restart.';
  return [...guessable, warn('Settings', 'SESSION_SECRET_PREVIOUS is still set.', remedy)];
}

function checkBrand(file: string | undefined): Finding {
  if (file === undefined) return good('Brand', 'the built-in one');
  try {
    return good('Brand', `${loadBrand(file).brand.name}, from ${file}`);
  } catch (cause) {
    return bad('Brand', explainCause(cause), 'Correct BRAND_FILE.');
  }
}

function checkCarriers({ carriersFile, postbackSecrets }: Config): Finding {
  try {
    const { matched, listed } = loadCarriers(carriersFile);
    if (carriersFile !== undefined) loadLogos(carriersFile, listed, isBuilt);
    requireCarriersOfSecrets(postbackSecrets, matched);
    const only = formatCount(listed.carriers.length - matched.length, {
      one: '# that is only listed',
      other: '# that are only listed',
    });
    const message = `${matched.length} that people are matched with, and ${only}`;
    return good('Carriers', `${message}, from ${carriersFile ?? 'the built-in list'}`);
  } catch (cause) {
    return bad('Carriers', explainCause(cause), 'Correct CARRIERS_FILE or POSTBACK_SECRETS.');
  }
}

function isBuilt(path: string): boolean {
  try {
    return openBuiltSite(builtSite).has(path);
  } catch {
    return false;
  }
}

function writeFinding({ topic, level, message, remedy }: Finding): string {
  const line = `${level.toUpperCase().padEnd(8)}${topic.padEnd(width)}${message}\n`;
  return remedy === undefined ? line : `${line}${' '.repeat(8 + width)}${remedy}\n`;
}
