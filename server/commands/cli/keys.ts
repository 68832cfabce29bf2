import { sourceRules } from '../../../shared/analytics/source-rules.ts';
import { type Config, parseConfig } from '../../config.ts';
import { type ListedSource, listKnownSources } from '../../features/analytics/sources/list-sources.ts';
import {
  addSource,
  type IssuedKey,
  revokeSource,
  rotateKey,
  setDailyBytes,
} from '../../features/analytics/sources/sources.service.ts';
import { duration, origin as originCheck } from '../../setting-checks.ts';
import { defineCommand, parseNumber, UsageError } from './command.ts';
import { changeDatabase, readDatabase } from './open-database.ts';

const { mebibyte, maxMebibytes } = sourceRules;
const use = 'Use keys, or keys add|rotate|revoke|quota NAME.';

export const keysCommand = defineCommand({
  name: 'keys',
  summary: 'The other sites and servers that may send events, and their keys.',
  forms: [
    '',
    'add NAME [--origin URL] [--daily-mib N]',
    'rotate NAME [--overlap 24h]',
    'revoke NAME',
    'quota NAME [--daily-mib N]',
  ],
  options: {
    origin: {
      type: 'string',
      value: 'URL',
      help: 'the site whose pages may send, such as https://shop.example',
    },
    overlap: {
      type: 'string',
      value: 'SPAN',
      help: 'how long the earlier keys still work, such as 30m or 7d',
    },
    'daily-mib': {
      type: 'string',
      value: 'N',
      help: 'how many MiB it may store in a day; without it, the default',
    },
  },
  details: [
    'A new key is shown once, and only its hash is stored. Changes take effect within a second, without a restart.',
    'Without any of these, it lists all sources with what they sent in the last 30 days. What a revoked source sent stays.',
  ],
  async run(values, [action, name, ...rest], { environment, now }) {
    const config = parseConfig(environment);
    const { databaseUrl } = config;
    if (action === undefined) {
      const found = await readDatabase(databaseUrl, (db) =>
        listKnownSources({ db, reports: db }, config, now),
      );
      const lines = found.flatMap(describeSource);
      return {
        text: found.length > 0 ? `${lines.join('\n')}\n` : 'There are no sources besides this site.\n',
        json: found,
      };
    }
    if (name === undefined || rest.length > 0) throw new UsageError(use);
    const dailyBytes = parseQuota(values['daily-mib']);
    const change = <T>(work: (db: Parameters<typeof addSource>[0]) => Promise<T>) =>
      changeDatabase(databaseUrl, ({ db }) => work(db));
    switch (action) {
      case 'add': {
        const origin = parseOrigin(values.origin);
        return describeKey(await change((db) => addSource(db, { name, origin, dailyBytes }, now, config)));
      }
      case 'rotate': {
        const overlapMs = parseOverlap(values.overlap);
        return describeKey(await change((db) => rotateKey(db, name, { overlapMs }, now)));
      }
      case 'revoke':
        await change((db) => revokeSource(db, name, now));
        return {
          text: `Revoked ${name}.\n${warnOfConfigured(config, name)}`,
          json: { name, isRevoked: true },
        };
      case 'quota':
        await change((db) => setDailyBytes(db, name, dailyBytes ?? null));
        return {
          text: `${name} may store ${describeQuota(dailyBytes ?? null)}.\n`,
          json: { name, dailyBytes: dailyBytes ?? null },
        };
      default:
        throw new UsageError(use);
    }
  },
});

function parseQuota(text: string | undefined): number | undefined {
  return text === undefined ? undefined : parseNumber('daily-mib', text, 1, maxMebibytes) * mebibyte;
}

function parseOrigin(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const parsed = originCheck.safeParse(text);
  if (!parsed.success) throw new UsageError(`--origin ${parsed.error.issues[0]?.message}.`);
  return parsed.data;
}

function parseOverlap(text: string | undefined): number {
  if (text === undefined) return 0;
  const parsed = duration.safeParse(text);
  if (!parsed.success) throw new UsageError(`--overlap ${parsed.error.issues[0]?.message}.`);
  return parsed.data;
}

function describeKey({ name, key }: IssuedKey) {
  return { text: `The key for ${name}, which isn’t shown again:\n\n${key}\n`, json: { name, key } };
}

function warnOfConfigured({ analyticsKeys, analyticsOrigins }: Config, name: string): string {
  const isConfigured = [...analyticsKeys, ...analyticsOrigins].some((each) => each.name === name);
  if (!isConfigured) return '';
  return 'ANALYTICS_KEYS or ANALYTICS_ORIGINS still names it: remove it there, or the next start brings it back.\n';
}

function describeSource(source: ListedSource): readonly string[] {
  const { name, origins, keys, isConfigured, dailyBytes, revokedAt, lastUsedAt, stored, rejected } = source;
  const state = revokedAt ? 'revoked' : `last used ${lastUsedAt?.toISOString() ?? 'never'}`;
  return [
    `${name}  ${state}  ${stored} stored, ${rejected} rejected  ${describeQuota(dailyBytes)}`,
    ...origins.map((origin) => `  origin ${origin}`),
    ...keys.map(({ hint, createdAt, expiresAt, lastUsedAt: usedAt }) =>
      [
        `  key ${hint}…  since ${createdAt.toISOString()}  last used ${usedAt?.toISOString() ?? 'never'}`,
        ...(expiresAt ? [`expires ${expiresAt.toISOString()}`] : []),
      ].join('  '),
    ),
    ...(isConfigured ? ['  from the environment'] : []),
    `  public id ${source.publicId}`,
  ];
}

function describeQuota(dailyBytes: number | null): string {
  return dailyBytes === null ? 'the default quota' : `${dailyBytes / mebibyte} MiB a day`;
}
