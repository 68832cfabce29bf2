import * as z from 'zod';
import type { Guess } from '../meaning/linear-model.ts';
import type { Command } from './commands.ts';
import type { DialogueState } from './dialogue-state.ts';
import { is } from './reader/claims.ts';
import { type Clause, readClauses } from './reader/clauses.ts';
import { readQuestion } from './reader/read-question.ts';
import { type Question, questions, toCommands } from './reader/to-commands.ts';
import { toLine } from './reader/weigh.ts';
import { slotIds } from './slots.ts';
import { cleanText } from './text/plain-text.ts';

/** A question that isn't asked, and the place of the clause that is about it. */
export const mentionSchema = z.strictObject({ slot: z.enum(slotIds), at: z.int().min(0).max(60) });
export type Mention = z.infer<typeof mentionSchema>;

/** How sure the model must be of what a clause is about, and how many words it needs for that. */
const [minTopic, minWords, maxMentions] = [0.8, 2, 6];
/** Each one that is considered costs as much as reading the whole message. */
const maxConsidered = 12;

/** What is said in passing, such as `and I go to the gym` about drinking. */
export function findMentions(
  message: string,
  read: readonly Command[],
  state: DialogueState,
  guessTopic: (text: string) => Guess | undefined,
): Mention[] {
  if (state.expects === 'confirm') return [];
  const mentions = readClauses(cleanText(message)).flatMap(({ kind, original, tokens }, at): Mention[] => {
    const topic = kind !== 'tentative' && tokens.length >= minWords ? guessTopic(original) : undefined;
    const slot = questions.find((one) => one === topic?.label && !is(one, 'field'));
    return slot && topic && topic.probability >= minTopic ? [{ slot, at }] : [];
  });
  return mentions
    .slice(0, maxConsidered)
    .filter((one) => addMentions(read, [one], message, state) !== read)
    .slice(0, maxMentions);
}

/** What was read, and what clauses answer that are known to be about other questions. The model only says about which. */
export function addMentions(
  read: readonly Command[],
  mentions: readonly Mention[],
  message: string,
  state: DialogueState,
): readonly Command[] {
  if (mentions.length === 0) return read;
  const clauses = readClauses(cleanText(message));
  const said = new Set(read.flatMap((one) => ('slot' in one ? [one.slot] : [])));
  const others = clauses.filter((_, at) => mentions.every((one) => one.at !== at));
  const asked = questions.find((one) => one === state.expects);
  const claim = asked && readQuestion(asked, others, true);
  const own = [...Map.groupBy(mentions, ({ slot }) => slot)].flatMap(([slot, all]) => {
    const about = all.flatMap(({ at }) => clauses[at] ?? []);
    if (slot === 'name' || slot === asked || said.has(slot) || state.values[slot] !== undefined) return [];
    // `One drink a day, so seven a week`, and `my sister, breast cancer` answer what is asked.
    const isClose = is(asked ?? slot, 'rate') || is(asked ?? slot, 'family');
    const isOwn = claim?.isFirm && (!isClose || isNamed(slot, about));
    return !isOwn && asked && readQuestion(asked, about, true) ? [] : readMention(slot, about, state);
  });
  if (own.length === 0) return read;
  // `A glass a week and a class once a week`.
  const isApart = asked && is(asked, 'rate') && claim?.isFirm && read.some(({ kind }) => kind === 'clarify');
  const kept = read.filter(
    (one) => one.kind !== 'unclear' && !(isApart && 'slot' in one && one.slot === asked),
  );
  return [...kept, ...(isApart ? toCommands(asked, claim, others, state) : []), ...own];
}

function readMention(slot: Question, about: readonly Clause[], state: DialogueState): readonly Command[] {
  const claim = readQuestion(slot, about, true);
  // `Negative on family history` names what it denies.
  const isSaid = claim?.isFirm && (!claim.isBare || (isNamed(slot, about) && !claim.options.includes('Yes')));
  // `My best friend died of a heart attack`, `lisinopril, 1x daily`.
  const isOthers = is(slot, 'rate')
    ? !isNamed(slot, about)
    : claim?.isBare === false && isNamed(slot, about, 'O');
  return isSaid && !isOthers && claim.refusal === undefined ? toCommands(slot, claim, about, state) : [];
}

function isNamed(slot: Question, about: readonly Clause[], letter = 't'): boolean {
  return about.some((one) => toLine(one, slot).letters.includes(letter));
}
