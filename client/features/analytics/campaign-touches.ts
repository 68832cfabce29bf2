import { mayIdentify } from '../../../shared/analytics/personal-text.ts';
import { brand } from '../../../shared/brand.ts';
import { campaignStorageKey, parseCampaign, storeCampaign } from '../../lib/campaign.ts';
import { readStored, removeStored, writeStored } from '../../lib/storage.ts';

const firstStorageKey = `${brand.slug}.campaign-first`;
const longestValue = 100;
const parts = { Source: 'utm_source', Medium: 'utm_medium', Campaign: 'utm_campaign' } as const;

/** Keeps the campaign of an address: as the last one that the visitor came with, and as the first if there was none. */
export function noteCampaign(href: string): void {
  const { search } = new URL(href);
  if (storeCampaign(search).length === 0 || readStored('local', firstStorageKey) !== undefined) return;
  writeStored('local', firstStorageKey, parseCampaign(search));
}

/** Removes what an earlier visit stored, for a browser that now sends a privacy signal. */
export function forgetCampaigns(): void {
  for (const key of [firstStorageKey, campaignStorageKey]) removeStored('local', key);
}

/** The campaigns of the visitor's first and last touch, for `additionalData`: firstSource, lastMedium and so on. */
export function readTouches(): Record<string, string> {
  const touches: Record<string, string> = {};
  for (const [touch, key] of [
    ['first', firstStorageKey],
    ['last', campaignStorageKey],
  ] as const) {
    const stored = readStored('local', key);
    for (const [part, parameter] of Object.entries(parts)) {
      const value = readText(stored, parameter);
      // Anyone can write a link to this site, and some mailers put the reader's address into theirs.
      if (value && !mayIdentify(value)) touches[`${touch}${part}`] = value;
    }
  }
  return touches;
}

function readText(stored: unknown, parameter: string): string | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const value: unknown = Object.entries(stored).find(([name]) => name === parameter)?.[1];
  return typeof value === 'string' ? value.slice(0, longestValue) : undefined;
}
