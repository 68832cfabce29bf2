import type { SlotId } from '../../../../shared/api/chat.ts';
import type { Command } from './commands.ts';
import type { DialogueState } from './dialogue-state.ts';
import { isExplicitStatement } from './explicit-statements.ts';
import { isDoubtful, type Said } from './plainness/is-doubtful.ts';
import { findNamedSlot } from './slot-names.ts';
import { findSlot } from './slots.ts';
import type { Part } from './text/message-parts.ts';
import { simplify } from './text/plain-text.ts';

type Filling = Extract<Command, { kind: 'set' | 'correct' }>;

/** In more words people tell a story, in which the answer is easily missed. */
const mostWords = 9;
/** `42, Ohio` introduces someone; in a longer sentence a place may be anything. */
const mostFieldWords = 4;
/** Someone who is asked back explains, and deserves to be understood at last. */
const moreWordsPerTry = 4;
const mostTries = 2;

/** Who introduces themselves says several things at once. */
const fields: ReadonlySet<SlotId> = new Set(['name', 'age', 'state', 'coverageAmount']);

/**
 * Has values asked back that were read from anything but plain words: rules miss a turn of phrase sooner than they miss
 * that there is one. A question more is forgiven, a wrong quote is not.
 */
export function askBackDoubtful(
  commands: readonly Command[],
  parts: readonly Part[],
  state: DialogueState,
): readonly Command[] {
  const { expects, failedTries } = state;
  if (expects === 'confirm') return commands;
  const kept = commands.filter((command) => !isIncidental(command, expects));
  if (expects === null) return kept;
  const fillings = kept.filter(isFilling);
  return kept.map((command) => {
    if (!isFilling(command)) return command;
    if (command.slot !== expects)
      return isAside(command, fillings, parts, expects) ? askBack(command) : command;
    const said = fillings.length > 1 ? readEvidence(command, parts) : readSaid(parts, command.slot);
    const isPlain =
      failedTries >= mostTries ||
      isOption(command, said) ||
      (said.words <= mostWords + moreWordsPerTry * failedTries &&
        !isDoubtful(command.slot, String(command.value), said));
    return isPlain ? command : askBack(command);
  });
}

function isFilling(command: Command): command is Filling {
  return command.kind === 'set' || command.kind === 'correct';
}

/** What is said of another question in passing is left out, since that question comes anyway. */
function isIncidental(command: Command, asked: SlotId | null): boolean {
  if (command.kind !== 'set' || command.slot === asked) return false;
  const said = readEvidence(command, []);
  const isFirm = isExplicitStatement(command.slot, said.text);
  if (!fields.has(command.slot)) return !isFirm;
  // `Trucker here` tells what someone does.
  if (command.slot === 'name' && /^\S+ (?:here|speaking)\b/.test(said.text)) return true;
  return isDoubtful(command.slot, String(command.value), said) || (said.words > mostFieldWords && !isFirm);
}

/** A value that was given before, changed by an answer to something else that does not say that it corrects. */
function isAside(
  { kind }: Filling,
  fillings: readonly Filling[],
  parts: readonly Part[],
  asked: SlotId,
): boolean {
  const isAnswered = fillings.some(({ slot }) => slot === asked);
  return kind === 'correct' && isAnswered && !parts.some(({ isCorrecting }) => isCorrecting);
}

/** What a message states about the person who writes; relatives count where they are asked about. */
function readSaid(parts: readonly Part[], slot: SlotId): Said {
  const said = parts.filter(
    ({ kind }) =>
      kind === 'statement' || kind === 'tentative' || (kind === 'others' && slot === 'familyHistory'),
  );
  return {
    text: said.map(({ text }) => text).join(', '),
    original: said.map(({ original }) => original).join(', '),
    words: countWords(said.map(({ text }) => text).join(' ')),
    namesElse: namesElse(parts, slot),
  };
}

/** In a message that answers several questions, only what answers this one counts. */
function readEvidence({ evidence, slot }: Filling, parts: readonly Part[]): Said {
  const text = simplify(evidence);
  return {
    text,
    original: evidence,
    words: countWords(text),
    namesElse: namesElse(parts, slot),
  };
}

/** Someone else, or another question: `No. Oh, I take a statin, so yes to the medications`. */
function namesElse(parts: readonly Part[], slot: SlotId): boolean {
  return parts.some(({ kind, text }) => {
    if (kind === 'others') return slot !== 'familyHistory';
    if (kind !== 'statement' || !/\b(?:to|about|on|for|change) (?:the|my|that)\b/.test(text)) return false;
    const named = findNamedSlot(text);
    return named !== undefined && named !== slot;
  });
}

const fillers =
  /\b(?:u+m+|u+h+|e+r+|well|oh|ok|okay|hey|hi|so|like|please|pls|thanks|thank you|sir|ma'am|lol|honestly|actually|i guess|i think|i'd say|i would say|probably|just|really|yeah|yes|no|nope|nah|yep|yup|sure|a|an|the|is|my|i'm|i|it's|that's|to|of|in|for|and|me)\b/g;

/** Words that carry meaning. */
function countWords(text: string): number {
  return text.replace(fillers, ' ').match(/[\p{L}\p{N}$][\p{L}\p{N}'.,$%+-]*/gu)?.length ?? 0;
}

function isOption({ value }: Filling, { original }: Said): boolean {
  return original.trim().toLowerCase() === String(value).toLowerCase();
}

function askBack({ slot, value, evidence, note }: Filling): Command {
  const { options } = findSlot(slot);
  const offered = options.includes('Yes') ? options : [String(value)];
  return { kind: 'clarify', slot, options: offered, evidence, ...(note === undefined ? {} : { note }) };
}
