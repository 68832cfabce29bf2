import { usStates } from '../../../../shared/quote/us-states.ts';
import words from './words.json' with { type: 'json' };

const apartment = String.raw`(?:,?\s*(?:apt|apartment|suite|ste|unit|#)\.?\s*[\p{L}\d-]+)?`;
const word = "[\\p{L}][\\p{L}'’.-]*";
/** What identifies a person, and what takes its place. */
const details: readonly (readonly [RegExp, string])[] = [
  [
    /[\p{L}\d._%+'-]+\s?(?:@|\(at\)|\[at\])\s?[\p{L}\d-]+(?:\s?(?:\.|\(dot\)|\[dot\])\s?[\p{L}\d-]+)+/giu,
    '[email]',
  ],
  [/\b(?:https?:\/\/|www\.)\S+/gi, '[link]'],
  // A Social Security number.
  [/\b\d{3}[- ]\d{2}[- ]\d{4}\b/g, '[number]'],
  // Ten digits or more in the groups of a phone number, so not "$2,000,000" or "42".
  [
    /(?<![$\d,.])(?:\+?\d{1,3}[\s.-]*)?(?:\(\d{3}\)|\d{3})[\s.-]*\d{3}[\s.-]*\d{4}(?!\d)|(?<![$\d,])\b\d{3}[-.]\d{4}\b/g,
    '[phone]',
  ],
  [/(?<![$\d,])\b\d(?:[ -]?\d){8,}\b/g, '[number]'],
  [
    new RegExp(
      String.raw`\b\d{1,6}\s+(?:[\p{L}\d'.-]+\s+){1,4}?(?:${words.streets.join('|')})\b\.?${apartment}`,
      'giu',
    ),
    '[address]',
  ],
  [/\bp\.?\s?o\.?\s?box\s+\d+/gi, '[address]'],
  // A ZIP code.
  [
    /(?<=\b(?:[A-Z]{2}|[A-Z][a-z]+),?\s)\d{5}(?:-\d{4})?\b|\bzip(?:\s?code)?\s*(?:is|:)?\s*\d{5}(?:-\d{4})?\b/g,
    '[number]',
  ],
  [
    new RegExp(
      `(\\b(?:${words.introductions.join('|')})\\s*:?\\s+)${word}(?:\\s+(?!(?:${words.notNames.join('|')})\\b)${word}){0,3}`,
      'giu',
    ),
    '$1[name]',
  ],
  [
    new RegExp(
      `(\\b(?:I(?:['’]m| am)|[Tt]his is)\\s+)(?!(?:${usStates.join('|')})\\b)\\p{Lu}[\\p{L}'’-]+(?:\\s+\\p{Lu}[\\p{L}'’.-]*){0,3}`,
      'gu',
    ),
    '$1[name]',
  ],
];

const maxLength = 1000;

/** Removes the name, email, phone numbers, street addresses, and other numbers that identify a person. */
export function removePersonalDetails(text: string, name = ''): string {
  const cleaned = details.reduce(
    (rest, [pattern, mark]) => rest.replaceAll(pattern, mark),
    text.normalize('NFC').slice(0, maxLength),
  );
  const parts = name.split(/[^\p{L}\d]+/u).filter((part) => part.length > 1);
  if (parts.length === 0) return cleaned;
  const known = new RegExp(`(?<![\\p{L}\\d])(?:${parts.join('|')})(?![\\p{L}\\d])`, 'giu');
  return cleaned.replaceAll(known, '[name]');
}
