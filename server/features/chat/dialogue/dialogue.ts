import type { ChatCitation } from '../../../../shared/api/chat.ts';
import type { UserData } from '../../../../shared/quote/user-data.ts';
import { isAboutLifeInsurance } from '../answers/domain.ts';
import { emergencyAnswer, manipulationAnswer } from '../answers/messages.ts';
import { saysDanger, saysManipulation } from '../answers/phrases.ts';
import type { FixedAnswer, Knowledge, Passage } from '../knowledge.ts';
import { citations, spoken, talkCitations, talkTexts } from '../messages.ts';
import { readPanelWords } from '../panel-words.ts';
import { applyCommands, type Outcome } from './apply.ts';
import { isAside, isIdle, pause, type RecentDanger, speakCalmly, speakKindly } from './care.ts';
import type { Command } from './commands.ts';
import type { DialogueState } from './dialogue-state.ts';
import { followHint, type Hint } from './hint.ts';
import { interpretOnce } from './interpret.ts';
import { offerProposals, type Proposal } from './proposals.ts';
import { speakOutcome, speakQuestion, suggest } from './speech.ts';

/** What a turn works with besides the words. */
export type TurnParts = {
  findFixedAnswer: (text: string) => FixedAnswer | undefined;
  knowledge: Knowledge;
  /** What a language model read in the message, already checked by `checkProposals`. */
  proposals?: readonly Proposal[];
  /** What the trained models made of the message. */
  hint?: Hint | undefined;
  /** What the last answers said about danger. */
  recent?: RecentDanger;
  /** The message's meaning for the search of the pages, where the encoder is on. */
  vector?: Float32Array | undefined;
  /** A language model's wording of the passages found for the question, in place of their own words. */
  phrasing?: string | undefined;
};

/** One answer of the assistant. */
export type Turn = {
  state: DialogueState;
  response: string;
  citations: readonly ChatCitation[];
  suggestions: readonly string[];
  expects: DialogueState['expects'];
  /** Set when the person has confirmed the summary. */
  userData?: UserData;
  /** Whether the rules could not read the message: a language model may propose what it means. */
  isUnclear: boolean;
  /** What the site's pages say about the question, for a language model to phrase; empty when nothing was asked. */
  passages: readonly Passage[];
};

type ReadTurn = {
  commands: readonly Command[];
  fixed?: FixedAnswer;
  isUnclear: boolean;
  /** Whether nothing is asked now. */
  isCalm?: boolean;
};

/** What a message is read with in addition to the rules. */
type Aids = { proposals: readonly Proposal[]; hint: Hint | undefined };

/** The assistant's answer to one message. */
export function takeTurn(before: DialogueState, message: string, parts: TurnParts): Turn {
  const read = readTurn(before, message, { proposals: parts.proposals ?? [], hint: parts.hint });
  const { state, outcome } = applyCommands(before, read.commands);
  const suggestions = suggest(state, outcome);
  const base = { state, suggestions, expects: state.expects, isUnclear: read.isUnclear };
  if (outcome.userData) {
    const response = JSON.stringify({ dataComplete: true, userData: outcome.userData });
    return { ...base, response, citations: [], userData: outcome.userData, passages: [] };
  }
  const isSuspected = parts.hint?.mayBeDanger === true && !readPanelWords(message);
  const hasNumbers = parts.recent?.hasNumbers || read.fixed?.topic === 'emergency';
  const numbers = isSuspected && !hasNumbers ? spoken.numbers : '';
  const taken = { ...read, before, state, outcome };
  const answer = read.fixed
    ? sayFixed(read.fixed, taken)
    : answerWords(taken, message, parts, { isSuspected, numbers });
  return { ...base, ...answer, response: joinLines([numbers, ...answer.lines]) };
}

type Taken = ReadTurn & { before: DialogueState; state: DialogueState; outcome: Outcome };

function sayFixed(
  { topic, text, citations }: FixedAnswer,
  { before, state, outcome, isCalm = false }: Taken,
) {
  const taken = topic === 'emergency' && !isCalm ? speakOutcome(before, state, outcome) : [];
  const next = isCalm ? speakCalmly(state) : speakQuestion(state, outcome);
  return { lines: [text, ...taken, next], citations, passages: [] };
}

function answerWords(
  { commands, isUnclear, isCalm, before, state, outcome }: Taken,
  message: string,
  parts: TurnParts,
  danger: { isSuspected: boolean; numbers: string },
) {
  const wasCalm = parts.recent?.isCalm === true;
  const isCareful = danger.isSuspected || wasCalm;
  // Only the models heard a question beside a value, so it counts if a page answers it.
  const isBeside = outcome.filled.length > 0 && outcome.questions.includes(message);
  const mayBeNone = isBeside || (isUnclear && !wasCalm);
  const answer = answerQuestions(outcome.questions, message, mayBeNone, { ...parts, isCareful });
  const handOver = [
    ...(outcome.said.has('hand-over') || outcome.said.has('refuse') ? [citations.contact] : []),
    ...outcome.talks.flatMap((topic) => talkCitations[topic] ?? []),
    ...(state.failedTries > 1 ? [citations.form] : []),
  ];
  const found = { citations: [...answer.citations, ...handOver], passages: answer.passages };
  if (isCalm || (isCareful && answer.text === '' && isAside(commands, outcome))) {
    const kind = speakKindly(before, state, outcome, { ...danger, text: answer.text });
    return { ...found, lines: [...kind, speakCalmly(state)], isUnclear: false };
  }
  const said = isUnclear && answer.text !== '' ? [] : speakOutcome(before, state, outcome);
  const lines = [...said, answer.text];
  return { ...found, lines: [...lines, speakQuestion(state, outcome, joinLines(lines) === '')] };
}

/** What a message says. Danger comes before everything and attempts to misuse the assistant before the rest. */
export function readTurn(state: DialogueState, message: string, { proposals, hint }: Aids): ReadTurn {
  const pressed = readPanelWords(message);
  const read = pressed ?? interpretOnce(message, state);
  const changes = read.filter(changesValues);
  const calm = { fixed: emergencyAnswer, isUnclear: false, isCalm: true };
  if (saysDanger(message)) return { ...calm, commands: pause(state) };
  // The models may hear danger in a plain answer, and what it corrects must not be lost.
  if (hint?.isDanger && !pressed)
    return changes.length === 0
      ? { ...calm, commands: pause(state) }
      : { ...calm, commands: changes, isCalm: false };
  if (saysManipulation(message) || (hint?.wish === 'manipulation' && changes.length === 0))
    return { commands: [{ kind: 'talk', topic: 'deflection' }], fixed: manipulationAnswer, isUnclear: false };
  if (pressed) return { commands: pressed, isUnclear: false };
  const commands = hint ? followHint(hint, read, message, state) : read;
  if (hint?.mayBeDanger && commands.every(isIdle)) {
    const isUnclear = commands.some(({ kind }) => kind === 'unclear');
    // Most doubts in the middle of a quote are none, so its question stays open.
    return { commands: state.expects === null ? pause(state) : [], isUnclear, isCalm: true };
  }
  if (commands.some(({ kind }) => kind !== 'unclear')) return { commands, isUnclear: false };
  const asked = state.expects === 'confirm' ? null : state.expects;
  const offered = offerProposals(proposals, asked);
  return { commands: offered.length > 0 ? offered : commands, isUnclear: true };
}

function changesValues({ kind }: Command): boolean {
  return ['set', 'correct', 'clear', 'clarify', 'refuse', 'deny'].includes(kind);
}

type Answer = { text: string; citations: readonly ChatCitation[]; passages: readonly Passage[] };

/** Questions are answered by a fixed text or in the words of the site's pages; when nothing fits, that is said. */
function answerQuestions(
  questions: readonly string[],
  message: string,
  mayBeNone: boolean,
  { findFixedAnswer, knowledge, phrasing, vector, isCareful }: TurnParts & { isCareful: boolean },
): Answer {
  const asked = questions.length > 0 ? questions.join(' ') : mayBeNone ? message : '';
  if (asked === '') return { text: '', citations: [], passages: [] };
  const fixed = findFixedAnswer(asked);
  if (fixed) return { text: fixed.text, citations: fixed.citations, passages: [] };
  const passages = knowledge.find(asked, vector);
  const best = passages[0];
  if (best) return { text: phrasing ?? best.text, citations: [best.citation], passages };
  if (mayBeNone || isCareful) return { text: '', citations: [], passages };
  if (!isAboutLifeInsurance(asked)) return { text: talkTexts['off-topic'], citations: [], passages };
  return { text: spoken.unanswered, citations: [citations.contact], passages };
}

function joinLines(lines: readonly string[]): string {
  return lines.filter((line) => line !== '').join('\n\n');
}
