import { replacePersonalParts } from './personal-parts.ts';

/** The part of a link to store, or undefined if it's neither a carrier's nor the operator's. */
export type CleanReferralLink = (link: string) => string | undefined;

type Options = {
  carriers: readonly { referralLink: string }[];
  /** Origins from REFERRAL_ORIGINS, whose links may have any path. */
  origins: readonly string[];
};

const maxValueLength = 100;

/**
 * Accepts a carrier's own link with any query, and links to the operator's origins. Drops user name, password,
 * fragment, and the query except for campaign parameters and those in the carrier's own link.
 */
export function createReferralLinks({ carriers, origins }: Options): CleanReferralLink {
  const carrierLinks = new Map(
    carriers.map(({ referralLink }) => {
      const url = new URL(referralLink);
      return [toPlace(url), url] as const;
    }),
  );
  return (link) => {
    const url = URL.parse(link);
    if (!url) return undefined;
    const own = carrierLinks.get(toPlace(url));
    if (!own && !origins.includes(url.origin)) return undefined;
    const cleaned = new URL(own?.pathname ?? replacePersonalParts(url.pathname), url.origin);
    for (const [name, value] of url.searchParams) {
      const isOwn = own?.searchParams.getAll(name).includes(value) ?? false;
      if (isOwn || isCampaignParameter(name, value)) cleaned.searchParams.append(name, value);
    }
    return cleaned.href;
  };
}

/** A link without the parts that may differ between visitors. */
function toPlace({ origin, pathname }: URL): string {
  return origin + pathname.replace(/\/$/, '');
}

function isCampaignParameter(name: string, value: string): boolean {
  return (
    /^(?:utm_(?:source|medium|campaign|term|content|id)|clid)$/.test(name) &&
    value.length <= maxValueLength &&
    replacePersonalParts(value) === value
  );
}
