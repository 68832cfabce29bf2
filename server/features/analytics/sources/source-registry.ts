import type { Config } from '../../../config.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Logger } from '../../../platform/observability/logger.ts';
import { createPublicId, hashSourceKey } from './source-keys.ts';
import {
  insertSource,
  listKeys,
  listSources,
  type StoredSource,
  touchKey,
  touchSource,
  updateSource,
} from './sources.repository.ts';

export type Source = Pick<StoredSource, 'name' | 'origin' | 'publicId' | 'dailyBytes'>;

/** What the environment names. */
export type ConfiguredSources = Pick<Config, 'analyticsOrigins' | 'analyticsKeys'>;

export type SourceRegistry = Awaited<ReturnType<typeof createSourceRegistry>>;

type Dependencies = { db: Db; clock: Clock; logger: Logger; configured: ConfiguredSources };

/** How long a change by another process takes at most. */
const maxAgeMs = 1000;
const usePauseMs = 15_000;

/**
 * The other sites and servers that may send events, as last loaded, with their keys' hashes. This site's own calls never
 * ask, so they don't wait for the database.
 */
export async function createSourceRegistry(deps: Dependencies) {
  const { db, clock, logger, configured } = deps;
  const ownKeys = configured.analyticsKeys.map(({ name, key }) => ({ name, keyHash: hashSourceKey(key) }));
  await storeConfigured(db, configured, clock.now());
  let known = await load(db, configured.analyticsOrigins, ownKeys);
  let loadedMs = clock.now().getTime();
  let loading: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  const usedSources = new Map<string, Date>();
  const usedKeys = new Map<string, Date>();

  /** Loads them now, after a change by this process. */
  const reload = async () => {
    known = await load(db, configured.analyticsOrigins, ownKeys);
    loadedMs = clock.now().getTime();
  };

  const writeUse = async () => {
    const [sources, keys] = [[...usedSources], [...usedKeys]];
    usedSources.clear();
    usedKeys.clear();
    try {
      for (const [name, at] of sources) await touchSource(db, name, at);
      for (const [keyHash, at] of keys) await touchKey(db, keyHash, at);
    } catch (cause) {
      logger.warn({ err: cause }, 'the last use of event sources could not be stored');
    }
  };

  return {
    /** Loads them again if that was more than a second ago. Call it before asking. */
    async refresh() {
      // A clock that is set back must not keep revoked keys alive.
      if (Math.abs(clock.now().getTime() - loadedMs) < maxAgeMs) return;
      loading ??= reload().finally(() => {
        loading = undefined;
      });
      await loading;
    },
    reload,
    findByKey(key: string): Source | undefined {
      const found = key === '' ? undefined : known.byKey.get(hashSourceKey(key));
      return found && found.endsMs > clock.now().getTime() ? found.source : undefined;
    },
    findByOrigin: (origin: string) => known.byOrigin.get(origin),
    findByPublicId: (publicId: string) => known.byPublicId.get(publicId),
    /** Remembers when a source, and one of its keys, was used last. It is written a few times a minute. */
    noteUse({ name }: Source, key?: string) {
      const now = clock.now();
      usedSources.set(name, now);
      if (key !== undefined) usedKeys.set(hashSourceKey(key), now);
    },
    start() {
      timer = setInterval(() => void writeUse(), usePauseMs).unref();
    },
    async [Symbol.asyncDispose]() {
      clearInterval(timer);
      await writeUse();
    },
  };
}

/** Sources of the environment get a row, so that they have a public id, a quota, and figures like all others. */
async function storeConfigured(
  db: Db,
  { analyticsOrigins, analyticsKeys }: ConfiguredSources,
  now: Date,
): Promise<void> {
  const names = new Set([...analyticsOrigins, ...analyticsKeys].map(({ name }) => name));
  for (const name of names) {
    await insertSource(db, { name, origin: null, publicId: createPublicId(), dailyBytes: null }, now);
    await updateSource(db, name, { revokedAt: null });
  }
}

async function load(
  db: Db,
  origins: ConfiguredSources['analyticsOrigins'],
  ownKeys: readonly { name: string; keyHash: string }[],
) {
  const stored = await listSources(db);
  const active = new Map(stored.filter(({ revokedAt }) => !revokedAt).map((source) => [source.name, source]));
  const byKey = new Map<string, { source: Source; endsMs: number }>();
  const byOrigin = new Map<string, Source>();
  const addKey = (name: string, keyHash: string, endsMs: number) => {
    const source = active.get(name);
    if (source) byKey.set(keyHash, { source, endsMs });
  };
  for (const { source, keyHash, expiresAt } of await listKeys(db)) {
    addKey(source, keyHash, expiresAt?.getTime() ?? Number.POSITIVE_INFINITY);
  }
  for (const { name, keyHash } of ownKeys) addKey(name, keyHash, Number.POSITIVE_INFINITY);
  for (const source of active.values()) if (source.origin !== null) byOrigin.set(source.origin, source);
  for (const { name, origin } of origins) {
    const source = active.get(name);
    if (source) byOrigin.set(origin, source);
  }
  const byPublicId = new Map<string, Source>([...active.values()].map((source) => [source.publicId, source]));
  return { byKey, byOrigin, byPublicId };
}
