import { minuteMs, nextPathMinutes } from '../../../../shared/lifetimes.ts';
import { brand } from '../../../../shared/site/brand.data.ts';
import { sanitizeNext } from '../../../../shared/validation/next-path.ts';
import { fields, number, text } from '../../../lib/light-checks.ts';
import { createStoredValue } from '../../../lib/stored-value.ts';

const remembered = createStoredValue({
  area: 'local',
  key: `${brand.slug}.next`,
  schema: fields({ path: '', at: 0 }, { path: text, at: number }, ['path', 'at']),
});

/**
 * Stores where to go after signing in. It is kept for an hour, because a second factor, emails, or Google may come
 * first.
 */
export function rememberNext(next: string): void {
  remembered.write({ path: next, at: Date.now() });
}

/**
 * Returns the stored path and removes it. Returns `fallback` if there is none, or if it is too old or not a page of
 * this site.
 */
export function consumeNext(fallback: string): string {
  const stored = remembered.read();
  remembered.remove();
  if (!stored) return fallback;
  const age = Date.now() - stored.at;
  return age >= 0 && age <= nextPathMinutes * minuteMs ? sanitizeNext(stored.path, fallback) : fallback;
}
