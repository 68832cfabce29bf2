/** The company's pages on social networks, without those it doesn't use. */
export function listSocialProfiles({ x, linkedin }: { x: string; linkedin: string }): readonly string[] {
  return [
    x === '' ? '' : `https://x.com/${x.replace('@', '')}`,
    linkedin === '' ? '' : `https://www.linkedin.com/company/${linkedin}`,
  ].filter((address) => address !== '');
}
