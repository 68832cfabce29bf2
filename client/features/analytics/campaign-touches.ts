import { mayIdentify } from '../../../shared/analytics/personal-text.ts';
import { readCampaigns } from '../../lib/campaign.ts';

const maxValueLength = 100;
const parts = { Source: 'utm_source', Medium: 'utm_medium', Campaign: 'utm_campaign' } as const;

/**
 * Returns the campaigns of the visitor's first and last touch for `additionalData`: firstSource, lastMedium, and so on.
 */
export function getTouches(): Record<string, string> {
  const touches: Record<string, string> = {};
  const last = readCampaigns();
  for (const [touch, campaign] of Object.entries({ first: last?.first, last })) {
    for (const [part, parameter] of Object.entries(parts)) {
      const value = campaign?.[parameter]?.slice(0, maxValueLength);
      // Anyone can write a link to this site, and some email tools put the reader's address into it.
      if (value && !mayIdentify(value)) touches[`${touch}${part}`] = value;
    }
  }
  return touches;
}
