import * as z from 'zod';
import type { Guess } from '../meaning/linear-model.ts';
import type { Command } from './commands.ts';
import type { DialogueState } from './dialogue-state.ts';
import { is } from './reader/claims.ts';
import { type Clause, readClauses } from './reader/clauses.ts';
import { readQuestion } from './reader/read-question.ts';
import { type Question, questions, toCommands } from './reader/to-commands.ts';
import { findAsked, slotIds } from './slots.ts';
import { cleanText } from './text/plain-text.ts';

/** A question that isn't asked, and the place of the clause that is about it. */
export const mentionSchema = z.strictObject({ slot: z.enum(slotIds), at: z.int().min(0).max(60) });
export type Mention = z.infer<typeof mentionSchema>;

/** How sure the model must be of what a clause is about, and how many words it needs for that. */
const [minTopic, minWords, maxMentions] = [0.9, 2, 6];

/** What is said in passing, such as `and I go to the gym` about drinking. */
export function findMentions(
  message: string,
  read: readonly Command[],
  state: DialogueState,
  guessTopic: (text: string) => Guess | undefined,
): Mention[] {
  if (state.expects === 'confirm') return [];
  const clauses = readClauses(cleanText(message));
  const mentions = clauses.flatMap(({ kind, original, tokens }, at): Mention[] => {
    const topic = kind === 'statement' && tokens.length >= minWords ? guessTopic(original) : undefined;
    const slot = questions.find((one) => one === topic?.label && !is(one, 'field'));
    return slot && topic && topic.probability >= minTopic ? [{ slot, at }] : [];
  });
  return mentions.filter((one) => addMentions(read, [one], message, state) !== read).slice(0, maxMentions);
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
  const values = mentions.flatMap(({ slot, at }) => {
    const clause = clauses[at];
    return slot === 'name' || said.has(slot) || !clause ? [] : readMention(slot, clause, state);
  });
  const own = [...Map.groupBy(values, (one) => ('slot' in one ? one.slot : undefined)).values()]
    .filter(({ length }) => length === 1)
    .flat();
  return own.length > 0 ? [...read.filter(({ kind }) => kind !== 'unclear'), ...own] : read;
}

function readMention(slot: Question, clause: Clause, state: DialogueState): readonly Command[] {
  const asked = findAsked(state.expects)?.id;
  if (slot === asked || state.values[slot] !== undefined) return [];
  // `Rarely` may answer what is asked.
  if (asked && asked !== 'name' && readQuestion(asked, [clause], true)) return [];
  const claim = readQuestion(slot, [clause], true);
  return claim?.isFirm && !claim.isBare && claim.refusal === undefined
    ? toCommands(slot, claim, [clause], state)
    : [];
}
