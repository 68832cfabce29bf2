import { hkdfSync, randomBytes } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';

const keyBytes = 32;
const minSecretLength = 32;

export type Secrets = ReturnType<typeof createSecrets>;

type Options = {
  secret: string | undefined;
  previousSecret?: string | undefined;
  isProduction: boolean;
  databaseFile: string;
};

/**
 * Derives all keys from SESSION_SECRET. In development, if it isn't set, uses a secret that is created once and stored
 * next to the database. Throws in production without a secret, and if the stored secret is damaged.
 */
export function createSecrets({ secret, previousSecret, isProduction, databaseFile }: Options) {
  if (isProduction && secret === undefined) throw new Error('SESSION_SECRET must be set in production.');
  const root = secret ?? loadStoredSecret(`${dirname(databaseFile)}/session-secret`);
  const derive = (from: string, purpose: string): Buffer =>
    Buffer.from(hkdfSync('sha256', from, '', purpose, keyBytes));
  return {
    /** A 32-byte key for this purpose only. Knowing one key reveals nothing about the others. */
    deriveKey: (purpose: string) => derive(root, purpose),
    /** The same key from the secret that was used before, if there is one. */
    derivePreviousKey: (purpose: string) =>
      previousSecret === undefined ? undefined : derive(previousSecret, purpose),
  };
}

function loadStoredSecret(file: string): string {
  const kept = loadSecret(file) ?? createSecret(file);
  if (kept.length >= minSecretLength) return kept;
  throw new Error(
    `${file} is damaged. Remove it. The server will create a new one, and everyone will have to sign in again.`,
  );
}

function loadSecret(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (cause) {
    if (hasCode(cause, 'ENOENT')) return undefined;
    throw cause;
  }
}

/**
 * Links a finished file into place, so that two processes that start at the same time both use the first one's secret.
 */
function createSecret(file: string): string {
  const secret = randomBytes(keyBytes).toString('hex');
  const draft = `${file}-${randomBytes(6).toString('hex')}`;
  mkdirSync(dirname(file), { recursive: true });
  const descriptor = openSync(draft, 'wx', 0o600);
  try {
    writeSync(descriptor, secret);
    fsyncSync(descriptor);
    linkSync(draft, file);
    return secret;
  } catch (cause) {
    if (hasCode(cause, 'EEXIST')) return loadSecret(file) ?? '';
    throw cause;
  } finally {
    closeSync(descriptor);
    rmSync(draft, { force: true });
  }
}

function hasCode(cause: unknown, code: string): boolean {
  return cause instanceof Error && 'code' in cause && cause.code === code;
}
