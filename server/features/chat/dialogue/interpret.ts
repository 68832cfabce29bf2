import type { SlotId } from '../../../../shared/api/chat.ts';
import type { Command } from './commands.ts';
import type { DialogueState } from './dialogue-state.ts';
import { doubtAsked } from './doubt-asked.ts';
import { type Clause, readClauses } from './reader/clauses.ts';
import { type Cue, hasCue } from './reader/cues.ts';
import { roleMatcher } from './reader/lexicon.ts';
import { readSlots } from './reader/read-slots.ts';
import { findAsked, findNamedSlot } from './slots.ts';
import { readChoice, readLabel } from './text/choice.ts';
import { agreesAsWell, readConfirmation } from './text/confirmation.ts';
import { readIntent, readTalk, says } from './text/intents.ts';
import type { Token } from './text/phrases.ts';
import { cleanText } from './text/plain-text.ts';
import { tokenize } from './text/tokens.ts';

/** At the summary, so few words may just name what is wrong. */
const maxNaming = 4;

const lastRead = new WeakMap<DialogueState, { message: string; commands: readonly Command[] }>();

/**
 * What a message asks for. It's read for its hint, for its answer, and when the next turn replays it, all in the same
 * state, so what was read is kept with the state.
 */
export function interpretOnce(message: string, state: DialogueState): readonly Command[] {
  const last = lastRead.get(state);
  const commands = last?.message === message ? last.commands : interpret(message, state);
  lastRead.set(state, { message, commands });
  return commands;
}

/** What a message asks for, read by rules alone. The same words in the same state give the same commands. */
export function interpret(message: string, state: DialogueState): readonly Command[] {
  const text = cleanText(message);
  const tokens = tokenize(text);
  if (state.phase === 'opening' && says('goes-ahead', tokens)) return [{ kind: 'talk', topic: 'start' }];
  const intent = readIntent(tokens, state.expects);
  if (state.phase === 'paused' && intent?.kind === 'back') return [{ kind: 'resume' }];
  // Before a quote, how long it takes and why things are asked are questions like others.
  const topic = state.phase === 'opening' && intent?.kind === 'talk' ? intent.topic : '';
  if (intent && topic !== 'why' && topic !== 'progress') return [forNow(intent, tokens)];
  const chosen = readOffered(text, tokens, state);
  if (chosen) return [chosen];
  const answer = state.expects === 'confirm' && readConfirmation(withoutSignature(tokens, state));
  if (answer) return [{ kind: answer }];
  const clauses = readClauses(text);
  const ending = readEnding(clauses, state);
  if (ending) return ending;
  const read = readSlots(clauses, state);
  const changes = readChanges(clauses, read, state);
  // `Change the coverage` names a question and no answer to another one.
  const isNamed = changes.some(({ kind }) => kind === 'clear');
  const isTaken = ({ original }: Clause) =>
    read.some((one) => one.kind === 'correct' && one.evidence.includes(original));
  const questions = readQuestions(
    clauses.filter((clause) => !isTaken(clause)),
    state,
  );
  const values =
    isNamed && read.every(({ kind }) => kind === 'clarify') ? [] : doubtAsked(read, clauses, state);
  const isAsking = questions.length > 0 && values.length === 0 && state.phase === 'opening';
  const start = isAsking ? readStart(clauses) : [];
  const settled = withSkip([...start, ...values, ...changes, ...questions], clauses, state);
  return settled.length > 0 ? settled : [readRest(text, tokens, clauses, state)];
}

/** `I typed my sister's details, can we start over` ends a conversation, and `changed my mind, term is fine` doesn't. */
function readEnding(clauses: readonly Clause[], state: DialogueState): readonly Command[] | undefined {
  if (state.phase === 'opening' || clauses.length < 2) return undefined;
  // `Too many questions. I quit`, when asked about tobacco.
  const hasSome = (cue: Cue) => clauses.some(({ tokens }) => hasCue(cue, tokens));
  if (hasSome('fedUp') && hasSome('leaves')) return [{ kind: 'cancel' }];
  if (clauses.some(({ tokens }) => says('for-now', tokens))) return undefined;
  const intents = clauses.map(({ tokens }) =>
    hasCue('putsOff', tokens) ? undefined : readIntent(tokens, state.expects),
  );
  if (intents.some((intent) => intent?.kind === 'restart')) return [{ kind: 'restart' }];
  const others = clauses.filter((_, index) => intents[index]?.kind !== 'cancel');
  if (others.length === clauses.length) return undefined;
  const hasValue = readSlots(others, state).some(({ kind }) => /^(?:set|correct|clarify)$/.test(kind));
  return hasValue ? undefined : [{ kind: 'cancel' }];
}

/** What a message says that no value, change, or question was read from. */
function readRest(
  text: string,
  tokens: readonly Token[],
  clauses: readonly Clause[],
  state: DialogueState,
): Command {
  if (state.expects === 'confirm' && agreesAsWell(clauses)) return { kind: 'confirm' };
  const talk = readTalk(tokens) ?? readTalkOfClauses(clauses);
  const isAside = talk?.kind === 'not-known' && saysMore(clauses);
  if (talk) return isAside ? { kind: 'unclear' } : forNow(talk, tokens);
  const asked = findAsked(state.expects);
  const option = asked && readLabel(text, asked.options);
  if (asked && option !== undefined) return setCommand(asked.id, option, text);
  if (!clauses.some(({ kind }) => kind === 'others')) return { kind: 'unclear' };
  if (asked?.id === 'familyHistory')
    return { kind: 'clarify', slot: 'familyHistory', options: ['Yes', 'No'], evidence: text };
  return readOthers(clauses, state) ?? { kind: 'talk', topic: 'other-person' };
}

/** `She says 500k` may be the answer, so it is asked about, and `she says 500k and I do what she says` is. */
function readOthers(clauses: readonly Clause[], state: DialogueState): Command | undefined {
  const kind = clauses.some(({ tokens }) => hasCue('obeys', tokens)) ? 'statement' : 'tentative';
  const own = clauses.map(
    (one): Clause => (one.kind === 'others' && hasCue('tells', one.tokens) ? { ...one, kind } : one),
  );
  return readSlots(own, state).find((one) => 'slot' in one && one.slot === state.expects);
}

/** `Quote for me please. Also, are you licensed?` */
function readStart(clauses: readonly Clause[]): Command[] {
  const isWished = clauses.some(
    ({ kind, tokens }) => kind === 'statement' && says('start', tokens) && hasCue('quotes', tokens),
  );
  return isWished ? [{ kind: 'talk', topic: 'start' }] : [];
}

/** `Never mind for now` only puts off what is asked; `stop for now` stops. */
function forNow(command: Command, tokens: readonly Token[]): Command {
  const isPutOff = says('for-now', tokens) && !hasCue('ends', tokens);
  return command.kind === 'cancel' && isPutOff ? { kind: 'talk', topic: 'wait' } : command;
}

/** `Eighth graders. You tell me.` says something that no one read, so it passes nothing over. */
function saysMore(clauses: readonly Clause[]): boolean {
  return clauses.some(
    ({ kind, tokens }) =>
      (kind === 'statement' || kind === 'others') && !readTalk(tokens) && !readIntent(tokens, null),
  );
}

/** An answer to options that were offered: a place in their list, or yes to the only one. */
function readOffered(
  text: string,
  tokens: readonly Token[],
  { expects, offered, isNumbered }: DialogueState,
): Command | undefined {
  const asked = findAsked(expects);
  if (!asked || offered.length === 0) return undefined;
  // `Good` to `Do you mean Poor?` confirms nothing.
  const label = asked.options.find((option) => option.toLowerCase() === text.toLowerCase());
  if (label !== undefined && !offered.includes(label)) return setCommand(asked.id, label, text);
  const answer = offered.length === 1 ? readConfirmation(tokens) : undefined;
  if (answer === 'deny') return { kind: 'unclear' };
  const option =
    answer === 'confirm' ? offered[0] : readChoice(tokens, text.toLowerCase(), offered, isNumbered);
  return option === undefined ? undefined : setCommand(asked.id, option, text);
}

function setCommand(slot: SlotId, option: string, evidence: string): Command {
  return { kind: 'set', slot, value: slot === 'age' ? Number(option) : option, evidence };
}

/** `Yes please - Betty` is signed with the name that is known. */
function withoutSignature(tokens: readonly Token[], { values }: DialogueState): readonly Token[] {
  const names = (values.name ?? '').toLowerCase().split(' ');
  return tokens.slice(0, tokens.findLastIndex(({ text }) => !names.includes(text)) + 1);
}

/** Questions and suppositions, as one each for what stands together. */
function readQuestions(clauses: readonly Clause[], { phase }: DialogueState): Command[] {
  const questions: string[] = [];
  const talks: Command[] = [];
  let isOpen = false;
  for (const { kind, original, tokens } of clauses) {
    // `No, why?` asks why the question is asked.
    const intent = kind === 'question' && phase !== 'opening' ? readIntent(tokens, null) : undefined;
    if (intent?.kind === 'talk') {
      talks.push(intent);
      isOpen = false;
      continue;
    }
    const isQuestion = kind === 'question' || kind === 'hypothetical';
    if (isQuestion && isOpen) questions.push(`${questions.pop()}, ${original}`);
    else if (isQuestion) questions.push(original);
    isOpen = isQuestion;
  }
  return [...talks, ...questions.map((question): Command => ({ kind: 'ask', question }))];
}

/** `change my age`, `the state is wrong`, or just `age` after a no at the summary: the slot is asked again. */
function readChanges(
  clauses: readonly Clause[],
  values: readonly Command[],
  state: DialogueState,
): Command[] {
  const isSummary = state.expects === 'confirm' || state.phase === 'complete';
  for (const clause of clauses) {
    const { kind, tokens } = clause;
    if (kind === 'question' || kind === 'hypothetical' || kind === 'others') continue;
    if (!says('changes', tokens) && !hasCue('opens', tokens) && !(isSummary && tokens.length <= maxNaming))
      continue;
    const slot = findNamedSlot(tokens);
    if (slot === undefined || values.some((command) => 'slot' in command && command.slot === slot)) continue;
    if (state.values[slot] !== undefined || state.skipped.includes(slot)) return [{ kind: 'clear', slot }];
  }
  const isDenial = isSummary && values.length === 0 && clauses.some(({ tokens }) => says('changes', tokens));
  return isDenial ? [{ kind: 'deny' }] : [];
}

/** `skip that, and I don't drink`: the skip counts when nothing else answers the question. */
function withSkip(
  commands: readonly Command[],
  clauses: readonly Clause[],
  { expects }: DialogueState,
): readonly Command[] {
  const asked = findAsked(expects);
  if (!asked || asked.isRequired) return commands;
  if (commands.some((command) => 'slot' in command && command.slot === expects)) return commands;
  const isSkipped = clauses.some(
    ({ tokens }) =>
      readIntent(tokens, expects)?.kind === 'skip' ||
      tokens.some((_, at) => roleMatcher.find(tokens, at)?.label === 'decline'),
  );
  return isSkipped ? [{ kind: 'skip' }, ...commands] : commands;
}

function readTalkOfClauses(clauses: readonly Clause[]): Command | undefined {
  const talks = clauses.flatMap(({ tokens }) => readTalk(tokens) ?? readIntent(tokens, null) ?? []);
  return talks.find((talk) => talk.kind !== 'talk' || !/^(?:greeting|thanks)$/.test(talk.topic)) ?? talks[0];
}
