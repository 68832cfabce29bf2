import { mayIdentify } from '../../../shared/analytics/personal-text.ts';
import { createStoredCampaign, lastCampaign, parseCampaign, storeCampaign } from '../../lib/campaign.ts';
import { text } from '../../lib/light-checks.ts';

const firstCampaign = createStoredCampaign('campaign-first');
const maxValueLength = 100;
const parts = { Source: 'utm_source', Medium: 'utm_medium', Campaign: 'utm_campaign' } as const;

/** Stores the campaign in an address as the visitor's last one, and as the first if there was none. */
export function noteCampaign(href: string): void {
  const { search } = new URL(href);
  if (storeCampaign(search).length === 0 || firstCampaign.read()) return;
  firstCampaign.write(parseCampaign(search));
}

/** Removes campaigns stored by an earlier visit if the browser now sends a privacy signal. */
export function forgetCampaigns(): void {
  for (const campaign of [firstCampaign, lastCampaign]) campaign.remove();
}

/** The campaigns of the visitor's first and last touch, for `additionalData`: firstSource, lastMedium, and so on. */
export function getTouches(): Record<string, string> {
  const touches: Record<string, string> = {};
  for (const [touch, campaign] of Object.entries({ first: firstCampaign, last: lastCampaign })) {
    const stored = campaign.read();
    for (const [part, parameter] of Object.entries(parts)) {
      const value = text(stored?.[parameter])?.slice(0, maxValueLength);
      // Anyone can write a link to this site, and some email tools put the reader's address into it.
      if (value && !mayIdentify(value)) touches[`${touch}${part}`] = value;
    }
  }
  return touches;
}
