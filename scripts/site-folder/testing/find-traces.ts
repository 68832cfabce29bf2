import { escapePattern } from '../../../shared/glossary/explain-terms.ts';
import { directory } from '../../../shared/site/directory.data.ts';
import { reviewContent } from '../../../shared/site/reviews.data.ts';
import { homeContent } from '../../../shared/site/testimonials.data.ts';

/** Any name, id, address, or logo of a built-in carrier. */
const firstCarriers = new RegExp(
  directory.carriers.map(({ name, slug }) => `${name}|${slug}`.replaceAll(/[ -]/g, '[^a-z]?')).join('|'),
  'i',
);

const praises = [...homeContent.testimonials, ...reviewContent.testimonials, ...reviewContent.reviews];

/** Colors that only the built-in brand's pages and pictures have. */
export const firstColors = ['#0d5a66', '#ffc83d', '#0a3038', '#f2b418', '#8fd0d9', '#07252c', '#6b4700'];

/** The built-in brand's texts, colors, and claims, and the digits of its phone number in any grouping. */
const firstBrand = [
  /cover\W?light|lamplighter|lampton|100 lamp/i,
  /800\D{0,3}555\D{0,3}0142|ohio 00000/i,
  /in plain english and matched|mon-fri 8am|8am-8pm|not an insurer\. licensed in all/i,
  /licensed in all 50|all 50 states, and our|(?<!\d)[A-Z]{2}-0{7}/,
  /(?<![\d,$])50,000\+|(?<!\d)2,300\+|(?<!\d)1,000\+|\$50T|(?<![\d.])4\.[89]\/5|"15\+"|>15\+|(?<![\w.])15\+ carrier|"98%"|>98%/,
  /(?:reply|from us|answers?|back to you) within 24|24 hours\. our support|1 business day|"contact":"24 hours/i,
  /© 2024|copyrightYear:2024/,
  // The people who praise it.
  new RegExp(praises.map(({ name, location }) => `${escapePattern(name)}.{0,40}${location}`).join('|')),
  new RegExp(firstColors.map((color) => color.replace('#', '(?:#|%23)')).join('|'), 'i'),
] as const;

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  quot: '"',
  '#39': "'",
  '#x27': "'",
  nbsp: ' ',
};

/** Returns the text as people and programs see it: pages without tags, escapes, and entities, and decoded data URLs. */
function listReadings(text: string): readonly string[] {
  const unescaped = text
    .replaceAll(/\\u([0-9a-f]{4})/gi, (_match, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    )
    .replaceAll(/&(\w+|#\w+);/g, (match, name: string) => entities[name] ?? match);
  const embedded = [...text.matchAll(/data:[\w/+.-]+;base64,([\w+/=]+)/g)].map(([, data = '']) =>
    Buffer.from(data, 'base64').toString('latin1'),
  );
  const decoded = unescaped.replaceAll(/(?:%[0-9a-f]{2})+/gi, decodeIfPossible);
  return [text, unescaped, decoded, unescaped.replaceAll(/<[^>]*>/g, ''), ...embedded];
}

function decodeIfPossible(escaped: string): string {
  try {
    return decodeURIComponent(escaped);
  } catch {
    return escaped;
  }
}

/** Finds where a text still names the built-in company or one of its carriers, with the words around it. */
export function findTraces(place: string, text: string): readonly string[] {
  return listReadings(text).flatMap((reading) =>
    [...firstBrand, firstCarriers].flatMap((pattern) => {
      const found = pattern.exec(reading);
      return found ? [`${place}: ${reading.slice(Math.max(0, found.index - 40), found.index + 60)}`] : [];
    }),
  );
}
