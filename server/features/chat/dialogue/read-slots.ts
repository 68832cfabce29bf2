import type { SlotId } from '../../../../shared/api/chat.ts';
import { combine } from './combine.ts';
import type { Command } from './commands.ts';
import type { DialogueState } from './dialogue-state.ts';
import { isExplicitStatement } from './explicit-statements.ts';
import { allReaders, findReader } from './readers/all-readers.ts';
import { readUnaskedName } from './readers/name.ts';
import type { Read, Reader, Reading } from './readers/reading.ts';
import { readLeadingYesNo } from './readers/yes-no.ts';
import { readReplaced } from './replaced.ts';
import { doubtHarmless, dropFormer } from './resolve-conflicts.ts';
import { findNamedSlot } from './slot-names.ts';
import { findSlot } from './slots.ts';
import type { Part } from './text/message-parts.ts';

/** The commands that fill, correct, ask back or refuse slots, from every part of a message that states something. */
export function readSlots(said: readonly Part[], state: DialogueState): Command[] {
  const asked = state.expects === 'confirm' ? null : state.expects;
  const parts = said.map((part) => withoutOld(part, said));
  const isList = parts.some(({ text }) => /^\d{2}\b/.test(text));
  const focus: Focus = { asked, named: listNamed(said), hasName: false, isList };
  const named = parts.some((part) => readWith(findReader('name'), part, focus, state) !== undefined);
  const reads = dropOverlaps(
    parts.flatMap((part) => readPart(part, { ...focus, hasName: named }, state)),
    asked,
  );
  const kept = dropRetractedNo(
    [
      ...reads,
      ...readRecent(parts, reads, state),
      ...doubtHarmless(parts, reads, asked),
      ...readReplaced(parts, reads, state),
    ].toSorted((one, other) => placeOf(one, parts) - placeOf(other, parts)),
    asked,
    state,
  );
  const commands = allReaders.flatMap(({ slot }) => {
    const own = dropFormer(
      kept.filter((read) => read.slot === slot),
      parts,
    );
    return own.length === 0 ? [] : combine(slot, own, state);
  });
  return commands;
}

/** Where in the message a part stands; what was cut out of one stands last. */
function placeOf({ part }: Read, parts: readonly Part[]): number {
  const place = parts.indexOf(part);
  return place === -1 ? parts.length : place;
}

/** What a message is about besides what it says: the slot that was asked, and those it names to change them. */
type Focus = { asked: SlotId | null; named: ReadonlySet<SlotId>; hasName: boolean; isList: boolean };

/** In `change it from daily to weekly` and `more than never, put rarely` the first value is the old one. */
function withoutOld(part: Part, all: readonly Part[]): Part {
  const isChanged = all.some(({ text }) =>
    /\b(?:change|switch|update|set|put|make|correct)\b|\btoo \w+/.test(text),
  );
  if (!isChanged) return part;
  const old =
    /(?:\$?\d[\d,.]*(?: ?(?:k|mil|million|thousand))?) (?:is|was|seems) (?:\w+ )?too (?:much|little|high|low|big|small)[, ]+(?=\S)|\bfrom (?:\S+ ){1,3}?(?=to\b)|\b(?:better|worse|more|less|older|younger) than (?:just |only )?[^\s\d$]+/gi;
  return { ...part, text: part.text.replace(old, ''), original: part.original.replace(old, '') };
}

/** `change the state to Ohio` and `about my meds, I do take some` ask to be read as answers about what they name. */
function listNamed(parts: readonly Part[]): ReadonlySet<SlotId> {
  const naming = parts.filter(
    ({ kind, isCorrecting, text }) => kind === 'statement' && (isCorrecting || namesSlot.test(text)),
  );
  return new Set(naming.flatMap(({ text }) => findNamedSlot(text) ?? []));
}

const namesSlot =
  /^(?:and |but |oh |so |ok |also )*(?:about|regarding|as for|for|on|concerning) (?:the|my|that)\b|\b(?:wrong|(?:better|worse|more|less) than|spelled|incorrect|not right|should)\b/;

function readPart(part: Part, focus: Focus, state: DialogueState): Read[] {
  if (part.kind === 'question' || part.kind === 'hypothetical') return [];
  if (part.kind === 'tentative') return readTentative(part, focus.asked);
  const readers = allReaders.filter(
    ({ includesOthers }) => part.kind !== 'others' || includesOthers === true,
  );
  const reads = readers.flatMap((reader) => toRead(reader, part, readWith(reader, part, focus, state)));
  // What says something by itself, `I'm 52`, is no answer about a slot that was named elsewhere.
  const isOwn = reads.some(({ slot }) => !focus.named.has(slot));
  const named = readers.filter(
    ({ slot }) => focus.named.has(slot) && !reads.some((read) => read.slot === slot),
  );
  if (isOwn && findNamedSlot(part.text) === undefined) return reads;
  return [...reads, ...named.flatMap((reader) => toRead(reader, part, readNamed(reader, part)))];
}

function toRead({ slot }: Reader, part: Part, reading: Reading | undefined): Read[] {
  return reading ? [{ slot, reading, part }] : [];
}

function readWith(reader: Reader, part: Part, focus: Focus, state: DialogueState): Reading | undefined {
  const { slot } = reader;
  const isAsked = slot === focus.asked;
  const reading = reader.read(part, isAsked);
  if (reading && isAsked) return reading;
  if (focus.named.has(slot) && reading) return reading;
  if (!reading) return readListed(reader, part, focus, state);
  if (reading.source === 'bare') return undefined;
  const isOpen = state.values[slot] === undefined || state.expects === 'confirm' || part.isCorrecting;
  return isOpen || isExplicitStatement(slot, part.text) ? reading : undefined;
}

/** `change smoking to yes`: what follows the name of the slot is read as its answer. */
function readNamed(reader: Reader, part: Part): Reading | undefined {
  const answer = /^(?:.*\b(?:to|as|is|be|say|put|for|:))\s+(.+?)(?: instead| please)*$/i;
  const rest = { text: answer.exec(part.text)?.[1], original: answer.exec(part.original)?.[1] };
  const short = { ...part, text: rest.text ?? part.text, original: rest.original ?? part.original };
  const reading = reader.read(short, true) ?? reader.read(part, true);
  return reading ? { ...reading, source: 'topic' } : undefined;
}

/** In a list that introduces someone, `Maria Lopez, 42`, the number is an age; an opening may begin with a bare name. */
function readListed(reader: Reader, part: Part, focus: Focus, state: DialogueState): Reading | undefined {
  if (reader.slot === 'name' && state.phase === 'opening') {
    const name = focus.isList || /\b(?:here|speaking)$/.test(part.text) ? readUnaskedName(part) : undefined;
    return name === undefined ? undefined : { kind: 'value', value: name, source: 'bare' };
  }
  const isLoneAge = reader.slot === 'age' && focus.hasName && /^\d{2}(?: ?[mf]| years?)?$/.test(part.text);
  return isLoneAge && state.values.age === undefined ? reader.read(part, true) : undefined;
}

/** `Texas?` may be an answer or a question, so it is asked back. */
function readTentative(part: Part, asked: SlotId | null): Read[] {
  if (asked === null) return [];
  const reading = findReader(asked).read(part, true);
  if (reading?.kind !== 'value') return reading ? [{ slot: asked, reading, part }] : [];
  const options = findSlot(asked).options;
  const offered = options.includes('Yes') ? options : [String(reading.value)];
  return [{ slot: asked, reading: { kind: 'options', options: offered, source: reading.source }, part }];
}

/** A part answers one question: `no meds` is not also a no to another one, and `Virginia` is a name when that is asked. */
function dropOverlaps(reads: readonly Read[], asked: SlotId | null): Read[] {
  return reads.filter(({ slot, reading, part }) => {
    const together = reads.filter((other) => other.part === part && other.slot !== slot);
    if (slot === asked && reading.source === 'bare' && readLeadingYesNo(part.text) !== undefined) {
      return !together.some((other) => other.reading.source === 'topic');
    }
    if (asked === 'name' && slot === 'state') {
      return !together.some((other) => other.slot === 'name' && other.part.text.split(' ').length <= 2);
    }
    return true;
  });
}

/** `no, I'm 42` takes back the age: its no is no answer to what is asked. */
function dropRetractedNo(reads: readonly Read[], asked: SlotId | null, state: DialogueState): Read[] {
  const corrects = reads.some(
    ({ slot, reading }) =>
      slot !== asked &&
      reading.kind === 'value' &&
      state.values[slot] !== undefined &&
      state.values[slot] !== reading.value,
  );
  if (!corrects) return [...reads];
  return reads.filter(
    ({ slot, reading, part }) =>
      slot !== asked ||
      reading.source !== 'bare' ||
      reading.kind !== 'value' ||
      reading.value !== 'No' ||
      !/^no\b/.test(part.text),
  );
}

/** `sorry, 43` after the age was given: what fits the slots that were filled last, when the asked one takes no such value. */
function readRecent(parts: readonly Part[], reads: readonly Read[], state: DialogueState): Read[] {
  const last = parts.at(-1);
  if (!last?.isCorrecting || last.kind !== 'statement') return [];
  if (
    reads.some(
      ({ reading, slot }) =>
        (slot === state.expects && (reading.kind === 'value' || reading.source === 'topic')) ||
        (reading.kind === 'value' && state.values[slot] !== undefined),
    )
  )
    return [];
  for (const slot of state.recent.slice(-2).reverse()) {
    if (slot === state.expects || state.values[slot] === undefined) continue;
    const part = { ...last, text: withoutMarkers(last.text), original: withoutMarkers(last.original) };
    const reading = part.text === '' ? undefined : findReader(slot).read(part, true);
    // At the summary `wait, yes` says that it is right, not that the last answer was yes.
    if (state.expects === 'confirm' && readLeadingYesNo(part.text) !== undefined) return [];
    if (reading?.kind === 'value') return [{ slot, reading: { ...reading, source: 'topic' }, part }];
  }
  return [];
}

function withoutMarkers(text: string): string {
  return text.replace(
    /^(?:(?:no|oh|actually|wait|sorry|oops|i mean|i meant|correction|make (?:it|that)|scratch that|it's|that should be|should be|my bad|change (?:it|that) to)[, ]+)+/i,
    '',
  );
}
