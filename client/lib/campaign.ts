import { brand } from '../../shared/brand.ts';
import { isRecord } from './is-record.ts';
import { hasPrivacySignal } from './privacy-signal.ts';
import { createStoredValue } from './stored-value.ts';

/** The campaign of one touch, by parameter. Stored values aren't checked further. */
export const createStoredCampaign = (name: string) =>
  createStoredValue({
    area: 'local',
    key: `${brand.slug}.${name}`,
    schema: (stored): Record<string, unknown> | undefined => (isRecord(stored) ? stored : undefined),
  });

export const lastCampaign = createStoredCampaign('campaign');

const campaignParameters = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const;

export type CampaignParameter = (typeof campaignParameters)[number];
export type Campaign = Partial<Record<CampaignParameter, string>>;

/** Anyone can write a link to this site, so only short values are stored. */
const maxValueLength = 200;

/** The non-empty campaign parameters of a query string, trimmed and cut to 200 characters each. */
export function parseCampaign(query: string): Campaign {
  const search = new URLSearchParams(query);
  const campaign: Campaign = {};
  for (const name of campaignParameters) {
    const value = search.get(name)?.trim().slice(0, maxValueLength);
    if (value) campaign[name] = value;
  }
  return campaign;
}

/**
 * Stores the campaign of this visit, replacing an earlier one, and returns the names of its parameters. When the
 * browser sends a privacy signal, stores nothing and returns none.
 */
export function storeCampaign(query: string): CampaignParameter[] {
  if (hasPrivacySignal()) return [];
  const campaign = parseCampaign(query);
  const names = campaignParameters.filter((name) => campaign[name] !== undefined);
  if (names.length > 0) lastCampaign.write(campaign);
  return names;
}
