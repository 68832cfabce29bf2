import type { SlotId } from '../../../../shared/api/chat.ts';
import type { Command } from './commands.ts';
import type { DialogueState } from './dialogue-state.ts';
import { type Clause, readClauses } from './reading/clauses.ts';
import { roleMatcher } from './reading/lexicon.ts';
import { readSlots } from './reading/read-slots.ts';
import { findNamedSlot } from './slot-names.ts';
import { findSlot } from './slots.ts';
import { readChoice } from './text/choice.ts';
import { readConfirmation } from './text/confirmation.ts';
import { readIntent, readTalk } from './text/intents.ts';
import { says } from './text/patterns.ts';
import { cleanText, simplify } from './text/plain-text.ts';

const concerns = /\b(?:about|regarding|as for|on|concerning) (?:the|my|that)\b/;

/** What a message asks for, read by rules alone. The same words in the same state give the same commands. */
export function interpret(message: string, state: DialogueState): readonly Command[] {
  const text = cleanText(message);
  const whole = simplify(text.replaceAll('\n', ' '));
  const intent = readIntent(whole, state.expects);
  if (intent && !(state.phase === 'opening' && isAboutQuote(intent)))
    return [
      intent.kind === 'not-known' && saysMore(readClauses(text))
        ? { kind: 'unclear' }
        : forNow(intent, whole),
    ];
  const chosen = readOffered(whole, state);
  if (chosen) return [chosen];
  if (state.expects === 'confirm') {
    const answer = readConfirmation(withoutSignature(whole, state));
    if (answer) return [{ kind: answer }];
  }
  const clauses = readClauses(text);
  const values = readSlots(clauses, state);
  const questions = readQuestions(clauses);
  const isAsking = questions.length > 0 && values.length === 0 && state.phase === 'opening';
  const start = isAsking ? readStart(clauses) : [];
  const commands = [...start, ...values, ...readChanges(clauses, values, state), ...questions];
  const settled = withSkip(commands, clauses, state);
  return settled.length > 0 ? settled : [readRest(whole, clauses, state)];
}

/** What a message says that no value, change, or question was read from. */
function readRest(whole: string, clauses: readonly Clause[], state: DialogueState): Command {
  const talk = readTalk(whole) ?? readTalkOfClauses(clauses);
  const isAside = talk?.kind === 'not-known' && (namesAll(whole, state) || saysMore(clauses));
  if (talk) return isAside ? { kind: 'unclear' } : forNow(talk, whole);
  const isOthers = clauses.some(({ kind }) => kind === 'others');
  return (
    readLabel(whole, state) ?? (isOthers ? { kind: 'talk', topic: 'other-person' } : { kind: 'unclear' })
  );
}

/** `Quote for me please. Also, are you licensed?` */
function readStart(clauses: readonly Clause[]): Command[] {
  const isWished = clauses.some((clause) => {
    const text = textOf(clause);
    return clause.kind === 'statement' && says('start', text) && /\b(?:quote|match|start|insure)/.test(text);
  });
  return isWished ? [{ kind: 'talk', topic: 'start' }] : [];
}

/** Before a quote, how long it takes and why things are asked are questions like others. */
function isAboutQuote(command: Command): boolean {
  return command.kind === 'talk' && (command.topic === 'why' || command.topic === 'progress');
}

/** `Never mind for now` only puts off what is asked; `stop for now` stops. */
function forNow(command: Command, whole: string): Command {
  const isPutOff = putOff.test(whole) && !/\b(?:stop|cancel|quit|exit|abort)\b/.test(whole);
  return command.kind === 'cancel' && isPutOff ? { kind: 'talk', topic: 'wait' } : command;
}

const putOff = /\b(?:for now|right now|just now|at the moment)\b/;

/** `Eighth graders. You tell me.` says something that no one read, so it passes nothing over. */
function saysMore(clauses: readonly Clause[]): boolean {
  return clauses.some((clause) => {
    const { kind } = clause;
    const text = textOf(clause);
    return (
      (kind === 'statement' || kind === 'others') &&
      !readTalk(text) &&
      !readIntent(text, null) &&
      !/^(?:um+|uh+|hm+|well|sorry|honestly|ok|oh|no|yes)$/.test(text)
    );
  });
}

/** `All of the above` answers an optional question, though not so that it can be taken: it does not pass it over. */
function namesAll(whole: string, { expects }: DialogueState): boolean {
  const isOptional = expects !== null && expects !== 'confirm' && !findSlot(expects).isRequired;
  return isOptional && /\b(?:all|both|everything|any of (?:them|those)|either|good question)\b/.test(whole);
}

/** An answer to options that were offered: a place in their list, or yes to the only one. */
function readOffered(whole: string, { expects, offered, isNumbered }: DialogueState): Command | undefined {
  if (expects === null || expects === 'confirm' || offered.length === 0) return undefined;
  const only = offered.length === 1 ? offered[0] : undefined;
  if (only !== undefined && readConfirmation(whole) === 'confirm') return setCommand(expects, only, whole);
  if (only !== undefined && readConfirmation(whole) === 'deny') return { kind: 'unclear' };
  const option = readChoice(whole, offered, isNumbered);
  return option === undefined ? undefined : setCommand(expects, option, whole);
}

/** Nothing but words that one option alone has in its name: `week`, `8+`. */
function readLabel(whole: string, { expects }: DialogueState): Command | undefined {
  if (expects === null || expects === 'confirm') return undefined;
  const words = listLabelWords(whole);
  const [only, ...others] = findSlot(expects).options.filter((option) =>
    words.every((word) => listLabelWords(option).includes(word)),
  );
  const isTelling = words.some((word) => /^(?:\d+\+?|\p{L}{4,})$/u.test(word));
  return only !== undefined && others.length === 0 && isTelling
    ? setCommand(expects, only, whole)
    : undefined;
}

function listLabelWords(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}']+|\d+\+?/gu) ?? [];
}

function setCommand(slot: SlotId, option: string, evidence: string): Command {
  return { kind: 'set', slot, value: slot === 'age' ? Number(option) : option, evidence };
}

/** `Yes please - Betty` is signed with the name that is known. */
function withoutSignature(text: string, { values }: DialogueState): string {
  const names = (values.name ?? '').toLowerCase().split(' ');
  const signed = /^(.+?)[ ,.-]+([\p{L}']+)$/u.exec(text);
  return signed && names.includes(signed[2] ?? '') ? (signed[1] ?? text) : text;
}

/** `Find a policy for me, will you` asks for nothing more. */
const tag = /^(?:will|would|can|could) you(?: please)?$/i;

/** Questions and suppositions, as one each for what stands together. */
function readQuestions(clauses: readonly Clause[]): Command[] {
  const questions: string[] = [];
  let isOpen = false;
  for (const { kind, original } of clauses) {
    const isQuestion = (kind === 'question' || kind === 'hypothetical') && !tag.test(original);
    if (isQuestion && isOpen) questions.push(`${questions.pop()}, ${original}`);
    else if (isQuestion) questions.push(original);
    isOpen = isQuestion;
  }
  return questions.map((question) => ({ kind: 'ask', question }));
}

/** `change my age`, `the state is wrong`, or just `age` after a no at the summary: the slot is asked again. */
function readChanges(
  clauses: readonly Clause[],
  values: readonly Command[],
  state: DialogueState,
): Command[] {
  const isSummary = state.expects === 'confirm' || state.phase === 'complete';
  for (const clause of clauses) {
    const { kind } = clause;
    const text = textOf(clause);
    if (kind === 'question' || kind === 'hypothetical' || kind === 'others') continue;
    const isRaised = concerns.test(text) && clauses.some((one) => says('changes', textOf(one)));
    if (!says('changes', text) && !isRaised && !(isSummary && text.split(' ').length <= 4)) continue;
    const slot = findNamedSlot(text);
    if (slot === undefined || values.some((command) => 'slot' in command && command.slot === slot)) continue;
    if (isFilled(slot, state)) return [{ kind: 'clear', slot }];
  }
  const isDenial =
    isSummary && values.length === 0 && clauses.some((clause) => says('changes', textOf(clause)));
  return isDenial ? [{ kind: 'deny' }] : [];
}

function isFilled(slot: SlotId, { values, skipped }: DialogueState): boolean {
  return values[slot] !== undefined || skipped.includes(slot);
}

/** `skip that, and I don't drink`: the skip counts when nothing else answers the question. */
function withSkip(
  commands: readonly Command[],
  clauses: readonly Clause[],
  { expects }: DialogueState,
): readonly Command[] {
  if (expects === null || expects === 'confirm' || findSlot(expects).isRequired) return commands;
  if (commands.some((command) => 'slot' in command && command.slot === expects)) return commands;
  const skip = clauses
    .map((clause) => readIntent(textOf(clause), expects))
    .find((intent) => intent?.kind === 'skip');
  const isDeclined = clauses.some((clause) => isDecline(clause));
  return skip ? [skip, ...commands] : isDeclined ? [{ kind: 'skip' }, ...commands] : commands;
}

function readTalkOfClauses(clauses: readonly Clause[]): Command | undefined {
  const talks = clauses.map((clause) => readTalk(textOf(clause)) ?? readIntent(textOf(clause), null));
  return (
    talks.find(
      (talk) => talk && !(talk.kind === 'talk' && (talk.topic === 'greeting' || talk.topic === 'thanks')),
    ) ?? talks.find((talk) => talk !== undefined)
  );
}

function isDecline({ tokens }: Clause): boolean {
  return tokens.some((_, at) => roleMatcher.find(tokens, at)?.label === 'decline');
}

function textOf({ tokens }: Clause): string {
  return tokens
    .map(({ text, number, isMoney }) => (number === undefined ? text : `${isMoney ? '$' : ''}${number}`))
    .join(' ');
}
