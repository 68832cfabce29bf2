import { existsSync, readFileSync } from 'node:fs';
import { listSections } from '../../scripts/knowledge/list-sections.ts';
import { createKnowledge } from '../../server/features/chat/answers/create-knowledge.ts';
import {
  adviceAnswers,
  eligibilityAnswer,
  emergencyAnswer,
  healthEligibilityAnswer,
  manipulationAnswer,
  priceAnswer,
} from '../../server/features/chat/answers/messages.ts';
import { converse, type TurnOutput } from '../../server/features/chat/converse.ts';
import type { Knowledge } from '../../server/features/chat/knowledge.ts';
import { loadMeaning } from '../../server/features/chat/meaning/load-meaning.ts';
import { loadPageVectors } from '../../server/features/chat/meaning/load-models.ts';
import { spoken, talkTexts } from '../../server/features/chat/messages.ts';

/** The first line of a conversation, and what its answer must be. */
export type Line = { text: string; expected: string };
/**
 * How many lines got the right answer, which didn't, how many got the answer for people in danger, and how many an
 * answer that only begins with the numbers.
 */
export type Measured = {
  right: number;
  of: number;
  missed: readonly string[];
  alarmed: number;
  doubted: number;
};

const findFile = (name: string) => new URL(`./lines/${name}.txt`, import.meta.url);

export function hasLines(name: string): boolean {
  return existsSync(findFile(name));
}

/** The lines of a file in `lines/`: what is said and, after a bar, what is expected. */
export function readLines(name: string): readonly Line[] {
  return readFileSync(findFile(name), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [text = '', expected = ''] = line.split('|').map((part) => part.trim());
      return { text, expected };
    });
}

let pages: Promise<Knowledge> | undefined;

/** The current pages. Finding what their ways of asking have in common takes a second, so it's done once. */
export function loadPages(): Promise<Knowledge> {
  pages ??= loadPageVectors().then((vectors) => createKnowledge({ sections: [...listSections()] }, vectors));
  return pages;
}

/** Answers each line as the first message of a conversation, with the current pages. */
export async function startAnswering({ hasEncoder }: { hasEncoder: boolean }) {
  const knowledge = await loadPages();
  const { findMeaning } = await loadMeaning({ hasEncoder });
  return async (
    lines: readonly Line[],
    isRight: (turn: TurnOutput, expected: string) => boolean,
  ): Promise<Measured> => {
    const missed: string[] = [];
    let alarmed = 0;
    let doubted = 0;
    for (const { text, expected } of lines) {
      const turn = converse({ message: text, conversationHistory: [] }, knowledge, await findMeaning(text));
      if (isForEmergency(turn)) alarmed += 1;
      else if (hasNumbers(turn)) doubted += 1;
      if (!isRight(turn, expected)) missed.push(`${text} | ${turn.citations[0]?.path ?? turn.response}`);
    }
    return { right: lines.length - missed.length, of: lines.length, missed, alarmed, doubted };
  };
}

/** Whether an answer is the one for people in danger. */
export function isForEmergency({ response }: TurnOutput): boolean {
  return response.startsWith(emergencyAnswer.text);
}

/** Whether an answer names the numbers to call before anything else. */
export function hasNumbers(turn: TurnOutput): boolean {
  return isForEmergency(turn) || turn.response.startsWith(spoken.numbers);
}

/** Whether an answer to small talk has no page, and isn't the one for people in danger either. */
export function asksNothing(turn: TurnOutput): boolean {
  return turn.passages.length === 0 && !isForEmergency(turn);
}

/** Whether an answer cites one of the places, which commas separate. A page alone means any of its sections. */
export function cites({ citations }: TurnOutput, places: string): boolean {
  const path = citations[0]?.path;
  return places.split(', ').some((place) => (place === '/' ? path === place : path?.startsWith(place)));
}

/** Whether an answer only says what the assistant can do. */
export function isEvasive({ response }: TurnOutput): boolean {
  return response.includes(talkTexts['off-topic']) || response.includes('not sure what you mean');
}

const fixed = [
  manipulationAnswer,
  priceAnswer,
  eligibilityAnswer,
  healthEligibilityAnswer,
  ...Object.values(adviceAnswers),
];

/** The topic of a fixed answer, or `none`. */
export function nameFixed(turn: TurnOutput): string {
  return fixed.find(({ text }) => turn.response.includes(text))?.topic ?? 'none';
}
