import type { Brand } from '../site/schemas/brand.ts';

/** The company's pages on social networks, without those it doesn't use. */
export function listSocialProfiles({ x, linkedin }: Brand['social']): readonly string[] {
  return [
    ...(x === undefined ? [] : [`https://x.com/${x.replace('@', '')}`]),
    ...(linkedin === undefined ? [] : [`https://www.linkedin.com/company/${linkedin}`]),
  ];
}
