import type { Command } from '../commands.ts';
import type { DialogueState } from '../dialogue-state.ts';
import { type Claim, is } from './claims.ts';
import type { Clause } from './clauses.ts';
import { doubtRecent, readAny, readLeft, readNamed, readRecent, readReplaced } from './corrections.ts';
import { hasCue } from './cues.ts';
import { readNames } from './names.ts';
import { findTopic, readQuestion } from './read-question.ts';
import { listPossible, type Question, questions, toCommands } from './to-commands.ts';
import { readUnasked } from './unasked.ts';

/** The commands that fill, correct, ask about, or refuse slots, from everything that a message states. */
export function readSlots(all: readonly Clause[], state: DialogueState): Command[] {
  const clauses = dropJokes(all);
  const asked = state.expects === 'confirm' ? null : state.expects;
  const replaced = readReplaced(clauses, state);
  const named = replaced.length > 0 ? replaced : readNamed(clauses, state);
  const name = readNames(clauses, state, asked);
  const taken = new Set(named.flatMap((command) => ('slot' in command ? [command.slot] : [])));
  const clear = listPossible(clauses)
    .filter((slot) => slot !== asked && !taken.has(slot))
    .flatMap((slot) => readUnasked(slot, withoutName(slot, clauses, name), state, name.length > 0));
  const given = [...name, ...clear, ...named];
  const recent = readRecent(clauses, state, given);
  const own =
    asked === null || asked === 'name' || taken.has(asked)
      ? []
      : readAsked(asked, clauses, state, [...clear, ...named, ...recent]);
  if (own.every(({ kind }) => kind === 'clarify') && recent.length > 0) return [...given, ...recent];
  const doubted = doubtRecent(recent, clauses, state);
  if (doubted.length > 0) return [...given, ...doubted];
  const commands = [...name, ...own, ...clear, ...named];
  const left = state.expects === 'confirm' ? [] : readLeft(clauses, state, commands);
  if (left.length > 0) return [...left, ...commands];
  if (commands.length === 0) return readAny(clauses, state);
  return [...askConflicts(commands), ...askRest(clauses, state, commands)];
}

/** `55 yr old trucker in Alabama, need 100k`: what looks like an answer and was read as none is asked about. */
function askRest(
  clauses: readonly Clause[],
  state: DialogueState,
  commands: readonly Command[],
): readonly Command[] {
  if (state.phase !== 'opening' || commands.some(({ kind }) => kind === 'clarify')) return [];
  return (['age', 'state', 'coverageAmount'] as const).flatMap((slot) => {
    const isRead = commands.some((one) => 'slot' in one && one.slot === slot);
    const own = clauses.filter((clause) => readQuestion(slot, [clause], true)?.isClear);
    const claim = isRead ? undefined : readQuestion(slot, own, true);
    return claim && claim.options.length > 0 ? toCommands(slot, { ...claim, isFirm: false }, own, state) : [];
  });
}

/** `I smoke, but put me down as a nonsmoker`: two values for one question are asked about. */
function askConflicts(commands: readonly Command[]): Command[] {
  const bySlot = Map.groupBy(commands, (one) => ('slot' in one ? one.slot : one));
  return [...bySlot.values()].flatMap((own): readonly Command[] => {
    const [first, ...others] = own;
    if (!first || others.length === 0) return own;
    const options = [...new Set(own.flatMap(listOptions))];
    const isAsked = first.kind === 'set' || first.kind === 'correct' || first.kind === 'clarify';
    if (!isAsked || options.length === 1) return [first];
    return [{ kind: 'clarify', slot: first.slot, options, evidence: first.evidence }];
  });
}

function listOptions(command: Command): readonly string[] {
  if (command.kind === 'clarify') return command.options;
  return command.kind === 'set' || command.kind === 'correct' ? [String(command.value)] : [];
}

/** `A billion. Kidding. A million`, `no, jk I do`: what was said before is taken back. */
function dropJokes(clauses: readonly Clause[]): readonly Clause[] {
  const at = clauses.findLastIndex(({ tokens }) => hasCue('kids', tokens));
  const [joke, ...tokens] = clauses[at]?.tokens ?? [];
  if (joke && tokens.length > 0 && hasCue('kids', [joke]))
    return clauses.slice(at).map((one, index) => (index === 0 ? { ...one, tokens } : one));
  return at === clauses.length - 1 ? clauses : clauses.slice(at + 1);
}

const placeName = /(?:Washington|Georgia|Virginia|Montana|Dakota|Carolina|Tennessee|Nevada|York)$/;

/** `Darnell Washington` names no state, and `Eugene` and `Mason` are cities, too. */
function withoutName(slot: Question, clauses: readonly Clause[], names: readonly Command[]) {
  const given = names.flatMap((one) =>
    listOptions(one).filter((name) => one.kind !== 'clarify' || !name.includes(' ')),
  );
  if (slot !== 'state') return clauses;
  if (given.some((name) => placeName.test(name))) return [];
  return clauses.filter(
    ({ original }) => !given.some((name) => name.toLowerCase() === original.trim().toLowerCase()),
  );
}

function readAsked(
  slot: Question,
  clauses: readonly Clause[],
  state: DialogueState,
  others: readonly Command[],
): Command[] {
  const isTaken = others.some(({ kind }) => kind === 'correct');
  const open = clauses.filter((clause, index) => {
    const own = readQuestion(slot, [clause], true);
    const before = clauses[index - 1];
    // `I fish, which is dangerous` says more of what was used.
    const whole = clause.joint === 'which' ? before : clause;
    const isUsed = others.some(
      (command) =>
        'evidence' in command &&
        (command.evidence === whole?.original ||
          (command.evidence === before?.original && counts(clause, command))),
    );
    // `I don't smoke or drink` names two questions.
    const isElse =
      hasCue('pointsBack', clause.tokens) ||
      (own?.isClear !== true && (findTopic(clause.tokens, before) ?? slot) !== slot);
    if (isUsed && (own?.isFirm !== true || isElse)) return false;
    const around = [before, clause, clauses[index + 1]] as const;
    return own?.isBare !== true || !isToAnother(slot, around, own, clauses.slice(0, index), isTaken);
  });
  const claim = readQuestion(slot, open, true);
  return claim ? toCommands(slot, claim, clauses, state) : [];
}

/** `They've got me on Synthroid, and no, I don't drink`, `no. Hobbies: climbing, so yes`, `no, I'm 43`. */
function isToAnother(
  slot: Question,
  [before, clause, next]: readonly [Clause | undefined, Clause, Clause | undefined],
  { options: [option = ''] }: Claim,
  earlier: readonly Clause[],
  isTaken: boolean,
): boolean {
  const isLed = clause.joint === 'and' && next?.isFirst === false;
  const beside = clause.joint === 'so' ? before : isLed ? next : undefined;
  const topicOf = (tokens: Clause['tokens']) => findTopic(tokens, undefined) ?? slot;
  // `Only when I'm drinking, so yes` says it of what is asked.
  const isSaid = (one: Clause) =>
    topicOf(one.tokens) === slot && readQuestion(slot, [one], true)?.options.includes(option) === false;
  if (topicOf([...clause.tokens, ...(beside?.tokens ?? [])]) !== slot && earlier.some(isSaid)) return true;
  const isLast = next === undefined || !(next.isFirst || /^(?:and|but)$/.test(next.joint ?? ''));
  if (isTaken && isLast) return true;
  const claims = questions.map((other) =>
    other === slot ? undefined : readQuestion(other, [clause], false),
  );
  return claims.some((claim) => claim?.isClear && claim.isFirm);
}

/** `I barely drink, like 1 a week`. */
function counts(clause: Clause, command: Command): boolean {
  if (!('value' in command) || command.slot === 'name' || !is(command.slot, 'rate')) return false;
  return readQuestion(command.slot, [clause], true)?.options.includes(String(command.value)) === true;
}
