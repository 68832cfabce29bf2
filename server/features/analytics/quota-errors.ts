import type { Clock } from '../../platform/clock.ts';
import { toDay } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';
import type { Logger } from '../../platform/observability/logger.ts';
import { messages } from './messages.ts';

/** Whose daily quota is used up. */
export type Quota = 'address' | 'source' | 'site';

/** For a call that a daily quota doesn't have room for: 429 until the next day. */
export class QuotaExceeded extends AppError {
  readonly quota: Quota;

  constructor(quota: Quota, now: Date) {
    const tomorrow = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1);
    const seconds = Math.max(1, Math.ceil((tomorrow - now.getTime()) / 1000));
    super(429, 'rate_limited', messages.quota[quota], { headers: { 'Retry-After': String(seconds) } });
    this.quota = quota;
  }
}

/** Logs each quota once on a day that it refuses a call, and returns the reason to count the refusal by. */
export function createQuotaNotes({ clock, logger }: { clock: Clock; logger: Logger }) {
  const loggedOn = new Map<Quota, string>();
  return ({ quota }: QuotaExceeded): string => {
    const day = toDay(clock.now());
    if (loggedOn.get(quota) !== day) logger.warn({ quota }, 'daily quota of events reached');
    loggedOn.set(quota, day);
    return `daily_bytes_of_${quota}`;
  };
}
