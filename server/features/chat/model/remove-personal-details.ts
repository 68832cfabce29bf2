import { usStates } from '../../../../shared/quote/quick-info.ts';
import { cutText } from '../dialogue/text/read-limits.ts';

/** What replaces a personal detail. */
const marks = {
  name: '[name]',
  email: '[email]',
  phone: '[phone]',
  address: '[address]',
  number: '[number]',
};

const email =
  /[\p{L}\d._%+'-]+\s?(?:@|\(at\)|\[at\])\s?[\p{L}\d-]+(?:\s?(?:\.|\(dot\)|\[dot\])\s?[\p{L}\d-]+)+/giu;
const link = /\b(?:https?:\/\/|www\.)\S+/gi;
const socialSecurity = /\b\d{3}[- ]\d{2}[- ]\d{4}\b/g;
/** Ten digits or more in the groups of a phone number, so not "$2,000,000" or "42". */
const phone =
  /(?<![$\d,.])(?:\+?\d{1,3}[\s.-]*)?(?:\(\d{3}\)|\d{3})[\s.-]*\d{3}[\s.-]*\d{4}(?!\d)|(?<![$\d,])\b\d{3}[-.]\d{4}\b/g;
const longNumber = /(?<![$\d,])\b\d(?:[ -]?\d){8,}\b/g;
const streetKinds = [
  ...[
    'street',
    'st',
    'avenue',
    'ave',
    'road',
    'rd',
    'lane',
    'ln',
    'drive',
    'dr',
    'boulevard',
    'blvd',
    'court',
    'ct',
  ],
  ...['way', 'place', 'pl', 'circle', 'cir', 'terrace', 'ter', 'highway', 'hwy', 'parkway', 'pkwy', 'trail'],
  ...['square', 'sq'],
].join('|');
const apartment = String.raw`(?:,?\s*(?:apt|apartment|suite|ste|unit|#)\.?\s*[\p{L}\d-]+)?`;
const street = new RegExp(
  String.raw`\b\d{1,6}\s+(?:[\p{L}\d'.-]+\s+){1,4}?(?:${streetKinds})\b\.?${apartment}`,
  'giu',
);
const postBox = /\bp\.?\s?o\.?\s?box\s+\d+/gi;
const zipCode =
  /(?<=\b(?:[A-Z]{2}|[A-Z][a-z]+),?\s)\d{5}(?:-\d{4})?\b|\bzip(?:\s?code)?\s*(?:is|:)?\s*\d{5}(?:-\d{4})?\b/g;
const word = "[\\p{L}][\\p{L}'’.-]*";
/** Words that often follow "I am" or "this is" but aren't part of a name. */
const notNames = ['and', 'i', 'im', "i['’]m", 'from', 'aged?', 'but', 'live', 'please'].join('|');
const introductions = [
  "my (?:full |first |last |legal )?name(?:['’]?s| is)?",
  ...['name\\s*(?:is|:)', "i(?:['’]m| am) called", 'call me', 'i go by', 'put me down as', 'signed,?'],
].join('|');
const introduction = new RegExp(
  `(\\b(?:${introductions})\\s*:?\\s+)${word}(?:\\s+(?!(?:${notNames})\\b)${word}){0,3}`,
  'giu',
);
const capitalised = new RegExp(
  `(\\b(?:I(?:['’]m| am)|[Tt]his is)\\s+)(?!(?:${usStates.join('|')})\\b)\\p{Lu}[\\p{L}'’-]+(?:\\s+\\p{Lu}[\\p{L}'’.-]*){0,3}`,
  'gu',
);

/** Removes the name, email, phone numbers, street addresses, and other numbers that identify a person. */
export function removePersonalDetails(text: string, name = ''): string {
  const cleaned = cutText(cutText(text).normalize('NFC'))
    .replaceAll(email, marks.email)
    .replaceAll(link, '[link]')
    .replaceAll(socialSecurity, marks.number)
    .replaceAll(phone, marks.phone)
    .replaceAll(longNumber, marks.number)
    .replaceAll(street, marks.address)
    .replaceAll(postBox, marks.address)
    .replaceAll(zipCode, marks.number)
    .replaceAll(introduction, `$1${marks.name}`)
    .replaceAll(capitalised, `$1${marks.name}`);
  return removeName(cleaned, name);
}

function removeName(text: string, name: string): string {
  const parts = name.split(/[^\p{L}\d]+/u).filter((part) => part.length > 1);
  if (parts.length === 0) return text;
  const known = new RegExp(`(?<![\\p{L}\\d])(?:${parts.join('|')})(?![\\p{L}\\d])`, 'giu');
  return text.replaceAll(known, marks.name);
}
