import { brand } from '../../../../shared/brand.ts';
import { sanitizeNext } from '../../../../shared/validation/next-path.ts';
import { readStored, removeStored, writeStored } from '../../../lib/storage.ts';
import { isRecord } from './auth-answers.ts';

const key = `${brand.slug}.next`;
/** As long as a mail's link works. */
const keptMs = 60 * 60 * 1000;

/** Keeps where to go on after signing in, for an hour: a second factor, mails and Google come in between. */
export function rememberNext(next: string): void {
  writeStored('local', key, { path: next, at: Date.now() });
}

/** The remembered path, once; `fallback` when there is none, it is too old, or it is no page of this site. */
export function takeNext(fallback: string): string {
  const stored = readStored('local', key);
  removeStored('local', key);
  if (!isRecord(stored) || typeof stored.at !== 'number') return fallback;
  const age = Date.now() - stored.at;
  return age >= 0 && age <= keptMs ? sanitizeNext(stored.path, fallback) : fallback;
}
