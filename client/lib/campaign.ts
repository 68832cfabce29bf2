import { brand } from '../../shared/site/brand.data.ts';
import { isRecord } from './is-record.ts';
import { text } from './light-checks.ts';
import { hasPrivacySignal } from './privacy-signal.ts';
import { createStoredValue } from './stored-value.ts';

const campaignParameters = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const;

export type CampaignParameter = (typeof campaignParameters)[number];
export type Campaign = Partial<Record<CampaignParameter, string>>;

/** Anyone can write a link to this site, so only short values are stored. */
const maxValueLength = 200;

/** The visitor's latest campaign, which also contains the first one. */
const storedCampaign = createStoredValue({
  area: 'local',
  key: `${brand.slug}.campaign`,
  schema(stored): (Campaign & { first?: Campaign }) | undefined {
    if (!isRecord(stored)) return undefined;
    const { first } = stored;
    return {
      ...pickCampaign((name) => stored[name]),
      ...(isRecord(first) && { first: pickCampaign((name) => first[name]) }),
    };
  },
});

export const { read: readCampaigns, remove: forgetCampaigns } = storedCampaign;

/** The non-empty campaign parameters of a query string, trimmed and cut to 200 characters each. */
export function parseCampaign(query: string): Campaign {
  const search = new URLSearchParams(query);
  return pickCampaign((name) => search.get(name));
}

function pickCampaign(read: (name: CampaignParameter) => unknown): Campaign {
  const campaign: Campaign = {};
  for (const name of campaignParameters) {
    const value = text(read(name))?.trim().slice(0, maxValueLength);
    if (value) campaign[name] = value;
  }
  return campaign;
}

/**
 * Stores this visit's campaign as the latest one, and also as the first if there was none. Returns the names of its
 * parameters. Stores nothing when the browser sends a privacy signal.
 */
export function storeCampaign(query: string): CampaignParameter[] {
  const campaign = parseCampaign(query);
  const names = campaignParameters.filter((name) => campaign[name] !== undefined);
  if (names.length > 0 && !hasPrivacySignal())
    storedCampaign.write({ ...campaign, first: readCampaigns()?.first ?? campaign });
  return names;
}
