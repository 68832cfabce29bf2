import { brand } from '../../../../shared/brand.ts';
import { sanitizeNext } from '../../../../shared/validation/next-path.ts';
import { fields, number, text } from '../../../lib/light-checks.ts';
import { createStoredValue } from '../../../lib/stored-value.ts';

/** As long as an email's link works. */
const keptMs = 60 * 60 * 1000;

const remembered = createStoredValue({
  area: 'local',
  key: `${brand.slug}.next`,
  schema: fields({ path: '', at: 0 }, { path: text, at: number }, ['path', 'at']),
});

/** Keeps where to go after signing in, for an hour: a second factor, emails and Google come in between. */
export function rememberNext(next: string): void {
  remembered.write({ path: next, at: Date.now() });
}

/** The remembered path, once; `fallback` when there is none, it is too old, or it is no page of this site. */
export function takeNext(fallback: string): string {
  const stored = remembered.read();
  remembered.remove();
  if (!stored) return fallback;
  const age = Date.now() - stored.at;
  return age >= 0 && age <= keptMs ? sanitizeNext(stored.path, fallback) : fallback;
}
