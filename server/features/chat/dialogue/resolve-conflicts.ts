import type { SlotId } from '../../../../shared/api/chat.ts';
import { offer, type Read, type Reading } from './readers/reading.ts';
import { readLeadingYesNo, readVerdict } from './readers/yes-no.ts';
import { findSlot } from './slots.ts';
import { isCommonWord } from './text/common-words.ts';
import type { Part } from './text/message-parts.ts';

type Options = Extract<Reading, { kind: 'options' }>;

const excepts =
  /^(?:and |well )?(?:except|unless|besides|other than|apart from|aside from)\b|^(?:now|still) i\b/;

/**
 * What is asked back when another part of the message speaks against a value that was read: `100k. No. 250`, or a no
 * beside something that may be a yes. Undefined when the value stands.
 */
export function contest(slot: SlotId, reads: readonly Read[], value: string | number): Options | undefined {
  const at = reads.findLastIndex(({ reading }) => reading.kind === 'value' && reading.value === value);
  if (findSlot(slot).options.includes('No')) return contestYesNo(slot, reads, at, value);
  for (const [index, { reading, part }] of reads.entries()) {
    if (reading.kind !== 'options' || (index < at && slot !== 'healthStatus')) continue;
    const { options } = reading;
    const isOpen = options.length > 2 && options.length === findSlot(slot).options.length;
    if (isOpen || excepts.test(part.text)) return reading;
    if (options.length > 0 && !options.includes(String(value)))
      return { ...reading, options: [String(value), ...options].slice(0, 4) };
  }
  return undefined;
}

/** `Scared of needles, but fine` takes back what was said of the exam. */
const concedes = /^(?:fine|ok|okay|alright|either)\b/;

/** Yes to what is certain stands, whatever else is named; an explicit yes or no at the end does, too. */
function contestYesNo(
  slot: SlotId,
  reads: readonly Read[],
  at: number,
  value: string | number,
): Options | undefined {
  const isExam = slot === 'noMedicalExam';
  if (value === 'Yes' && !isExam) return undefined;
  if (at === reads.length - 1 && isExplicit(reads[at]?.part.text ?? '')) return undefined;
  return reads
    .filter(({ reading, part }) => !isExam || reading.source === 'topic' || concedes.test(part.text))
    .map(({ reading }) => reading)
    .find((reading) => reading.kind === 'options');
}

function isExplicit(text: string): boolean {
  return readLeadingYesNo(text) !== undefined || readVerdict(text) !== undefined;
}

/** `Used to be daily, now never`: what was before says nothing of now. */
export function dropFormer(reads: readonly Read[], parts: readonly Part[]): readonly Read[] {
  const isNow = parts.some(({ text }) => nowadays.test(text));
  return isNow ? reads.filter(({ part }) => !formerly.test(part.text) || nowadays.test(part.text)) : reads;
}

const nowadays =
  /^(?:and |but |so )*(?:now|nowadays|these days|this time|today|currently|at present|lately)\b/;
const formerly = /\b(?:used to|back then|i had|was|were|before|last time)\b/;

/** Slots where a no may be read from something harmless that is named, which says nothing about the rest of a list. */
const listing: ReadonlySet<SlotId> = new Set(['riskyHobbies', 'highRiskOccupation', 'medications']);

/**
 * Doubts of the asked slot that no reader has: the rest of a list that no one could read, as in `fishing, noodling`, and
 * an exception, as in `healthy, except for my kidneys`.
 */
export function doubtHarmless(parts: readonly Part[], reads: readonly Read[], asked: SlotId | null): Read[] {
  if (asked === null || !reads.some(({ slot }) => slot === asked)) return [];
  const { options } = findSlot(asked);
  const own = reads.filter(({ slot, reading }) => slot === asked && reading.kind === 'value');
  const isHarmless = listing.has(asked) && own.every(({ reading }) => reading.source === 'topic');
  return parts.flatMap((part) => {
    const isRead = reads.some((read) => read.part === part);
    if (isRead || part.kind !== 'statement' || options.length === 0) return [];
    if (!excepts.test(part.text) && !(isHarmless && hasUnknownWord(part.text))) return [];
    return [{ slot: asked, reading: offer(options, undefined, 'topic'), part }];
  });
}

const interjections = new Set(
  'heavens goodness gosh lord honey sweetie darling buddy pardner haha lmao yessir nosir'.split(' '),
);

function hasUnknownWord(text: string): boolean {
  return text
    .split(/[^a-z']+/)
    .some((word) => word.length > 3 && !isCommonWord(word) && !interjections.has(word));
}
