import type { Site } from './load-site.ts';

/** Lists what isn't wrong with a site, but what its visitors would notice. */
export function listRemarks(site: Site): readonly string[] {
  const { brand, company, carriers, directory, reviews, articles, answers } = site;
  const examples = [
    ...carriers.map(({ referralLink }) => referralLink),
    ...directory.flatMap(({ website }) => website ?? []),
    `mailto:${brand.supportEmail}`,
  ].filter((address) => /\.example(?:[/:?#]|$)/.test(address));
  const [first, ...others] = examples;
  const ways = new Map<string, string[]>();
  for (const answer of answers) {
    for (const way of answer.ways) {
      const known = ways.get(way.toLowerCase()) ?? [];
      ways.set(way.toLowerCase(), [...known, answer.slug]);
    }
  }
  return [
    ...(brand.name === 'Your Name' ? ['brand.json: the name is still “Your Name”.'] : []),
    ...(first === undefined
      ? []
      : [
          `${first} and ${others.length} other addresses end in .example, which is for examples and leads nowhere.`,
        ]),
    ...(company.licenses.length === 0 ? ['company.json: no licenses, so no state is named.'] : []),
    ...(Object.keys(company.claims).length > 0 && company.claimsSource === undefined
      ? ['company.json: claims without claimsSource, where their figures come from.']
      : []),
    ...(reviews.reviews.length === 0
      ? ['reviews.json: the reviews page says that there are no reviews yet.']
      : []),
    ...(directory.length < 2 ? ['directory.json: a directory of one.'] : []),
    ...(articles.length === 0 ? ['articles: the blog is empty.'] : []),
    ...[...articles, ...answers]
      .filter(({ draft }) => draft === true)
      .map(({ slug }) => `${slug} is a draft and isn’t built.`),
    ...[...ways]
      .filter(([, slugs]) => slugs.length > 1)
      .map(
        ([way, slugs]) => `“${way}” asks for ${slugs.join(' and ')}: the assistant can’t tell them apart.`,
      ),
  ];
}
