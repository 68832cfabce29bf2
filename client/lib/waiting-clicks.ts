import { dayMs } from '../../shared/lifetimes.ts';
import { brand } from '../../shared/site/brand.data.ts';
import { fields, number, text } from './light-checks.ts';
import { hasPrivacySignal } from './privacy-signal.ts';
import { createStoredValue } from './stored-value.ts';

/** A click on a carrier's link. `at` is in epoch milliseconds, and `userId` the account that was signed in. */
export type Click = {
  carrierName: string;
  referralUrl: string;
  clickId: string;
  sessionId?: string | undefined;
  userId?: string | undefined;
  at: number;
};

/** The server accepts clicks from the last 30 days. */
const maxDays = 29;
const maxPrivateDays = 1;

const parseClick = fields<Click>(
  { carrierName: '', referralUrl: '', clickId: '', at: 0 },
  { carrierName: text, referralUrl: text, clickId: text, sessionId: text, userId: text, at: number },
  ['clickId', 'at'],
);

const storedClicks = createStoredValue({
  area: 'local',
  key: `${brand.slug}.clicks`,
  schema: (stored) =>
    Array.isArray(stored) ? stored.flatMap((value: unknown) => parseClick(value) ?? []) : undefined,
});
/** For browsers that refuse storage, or have no room left. */
let unstoredClicks: readonly Click[] = [];

/** The clicks that the server hasn't confirmed yet, from this page and earlier ones. Removes those that are too old. */
export function listWaitingClicks(now = Date.now()): readonly Click[] {
  const maxAgeMs = (hasPrivacySignal() ? maxPrivateDays : maxDays) * dayMs;
  const clicks = unstoredClicks.length > 0 ? unstoredClicks : (storedClicks.read() ?? []);
  const kept = clicks.filter(({ at }) => now - at <= maxAgeMs);
  if (kept.length < clicks.length) writeWaitingClicks(kept);
  return kept;
}

export function writeWaitingClicks(clicks: readonly Click[]): void {
  if (clicks.length === 0) storedClicks.remove();
  unstoredClicks = clicks.length === 0 || storedClicks.write([...clicks]) ? [] : clicks;
}
