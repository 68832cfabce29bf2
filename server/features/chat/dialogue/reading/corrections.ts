import type { SlotId } from '../../../../../shared/api/chat.ts';
import type { Command } from '../commands.ts';
import type { DialogueState } from '../dialogue-state.ts';
import { findNamedSlot } from '../slot-names.ts';
import type { Clause } from './clauses.ts';
import { markTokens } from './marks.ts';
import { readQuestion } from './read-question.ts';
import { isField, type Question, questions, textOf, toCommands } from './to-commands.ts';
import { traitOf } from './traits.ts';

/** `change the state to Ohio` and `about my meds, I do take some` are read as answers about what they name. */
export function readNamed(clauses: readonly Clause[], state: DialogueState): Command[] {
  return clauses.flatMap((clause, index): Command[] => {
    const text = textOf(clause);
    const isSummary =
      state.expects === 'confirm' || clauses.some((one) => isChange(textOf(one)) || raises.test(textOf(one)));
    if (
      isOnlyWrong.test(text) ||
      clause.kind !== 'statement' ||
      !(isSummary && (isChange(text) || clause.tokens.length > 1))
    )
      return [];
    const slot = findNamedSlot(clause.tokens) ?? (raises.test(text) ? 'coverageAmount' : undefined);
    if (slot === undefined || slot === 'name' || slot === state.expects) return [];
    const cut = clauses.findIndex(
      (one, at) => at > index && /^(?:no|wait|actually|sorry|oops|make|i mean)\b/.test(textOf(one)),
    );
    const later = cut === -1 ? [] : clauses.slice(cut);
    const answer = takeAnswer(clause);
    const next = clauses.slice(index + 1, index + 2);
    // `I put weekly for exercise, but it's daily`.
    const after = clauses.slice(index + 1);
    const rest = wasPut.test(text) ? [next] : [[answer, ...later], [answer], [clause], next, after];
    const claim = rest.map((some) => readQuestion(slot, some, true)).find((one) => one?.isFirm);
    return claim ? toCommands(slot, claim, [clause], state) : [];
  });
}

/** What stands after `to` or `is`, and between `put` and `for`. */
function takeAnswer(clause: Clause): Clause {
  const find = (pattern: RegExp) => clause.tokens.findLastIndex(({ text }) => pattern.test(text));
  const put = find(/^(?:put|say|mark)$/);
  const end = find(/^for$/);
  if (put !== -1 && end > put) return { ...clause, tokens: clause.tokens.slice(put + 1, end) };
  return { ...clause, tokens: clause.tokens.slice(find(/^(?:to|as|is|be|put|say)$/) + 1) };
}

/** `Change 100 to 250`: a value that was given tells which answer the other one replaces. */
export function readReplaced(clauses: readonly Clause[], state: DialogueState): Command[] {
  return clauses.flatMap((clause) => {
    if (clause.kind !== 'statement' || !replaces.test(textOf(clause))) return [];
    return replaceable.flatMap((slot) => {
      const marks = markTokens(clause.tokens, slot);
      const options = new Set(
        marks.flatMap(({ meaning }) => (meaning?.options.length === 1 ? meaning.options : [])),
      );
      const isCurrent = options.delete(String(state.values[slot]));
      const [only, ...more] = options;
      const claim = {
        options: only === undefined ? [] : [only],
        note: undefined,
        isFirm: true,
        isClear: true,
        isBare: false,
      };
      return isCurrent && only !== undefined && more.length === 0
        ? toCommands(slot, claim, [clause], state)
        : [];
    });
  });
}

const replaceable: readonly Question[] = ['age', 'coverageAmount', 'state'];
const replaces = /\b(?:change|switch|swap|from|instead|rather)\b/;
const raises = /\b(?:bump|lower|raise|increase|reduce|drop|rather have)\b.*#/;

const wasPut = /\bi (?:put|said|wrote|typed|entered|chose|picked|meant to)\b/;
/** `The smoking one isn't right` says what to ask again, and no value. */
const isOnlyWrong =
  /^(?!.*(?:\b(?:should|supposed|to|make|put)\b|#)).*\b(?:(?:isn't|not|ain't|wasn't) (?:quite |all )?(?:right|correct|accurate)|wrong|incorrect|mistake)\b/;
const concerns =
  /^(?:and |but |oh |so |ok |also |then )*(?:about|regarding|as for|for|on|concerning) (?:the|my|that)\b/;
const changes =
  /\b(?:wrong|better than|worse than|spelled|incorrect|should|change|switch|update|put|set|make|bump|leave|correct)\b/;

function isChange(text: string): boolean {
  return concerns.test(text) || changes.test(text);
}

/** `sorry, 43`: what fits a slot that was filled last, when the message corrects and says nothing else. */
export function readRecent(
  clauses: readonly Clause[],
  state: DialogueState,
  commands: readonly Command[],
): Command[] {
  const text = clauses.map(textOf).join(' ');
  const isCorrecting =
    corrections.test(text) ||
    (state.expects === 'confirm' && /^(?:no|nope|nah)\b|\b(?:that|it)\b/.test(text));
  const isOwn = clauses.at(-1)?.kind === 'statement' && !commands.some((command) => 'slot' in command);
  if (!isOwn || !(isCorrecting || /\bnot\b/.test(text))) return [];
  const last = state.recent.slice(-2).reverse();
  const slots = new Set<SlotId>([...last, ...(isCorrecting ? clearAlone : [])]);
  for (const slot of slots) {
    const isOpen = slot === state.expects || state.values[slot] === undefined;
    if (slot === 'name' || isOpen || !(isCorrecting || isField(slot))) continue;
    const claim = readQuestion(slot, clauses, true);
    if (claim?.isFirm && !claim.isBare && (claim.isClear || last.includes(slot)))
      return toCommands(slot, claim, clauses, state);
  }
  return [];
}

/** Slots whose values are hardly anything else. */
const clearAlone: readonly SlotId[] = ['state', 'coverageAmount'];
const corrections =
  /\b(?:actually|wait|correction|i mean|i meant|meant|sorry|w?hoops|oops|scratch that|my bad|mistake|typo|make (?:it|that)|too (?:much|little|high|low)|change|instead|should be|hold on)\b/;

/**
 * `No. Oh, and I do take a pill for my cholesterol`: what is added to an answer and contradicts one that was given is
 * asked about.
 */
export function readContradicted(
  clauses: readonly Clause[],
  state: DialogueState,
  commands: readonly Command[],
): Command[] {
  if (!clauses.some((clause) => adds.test(textOf(clause)))) return [];
  const taken = new Set(commands.flatMap((command) => ('slot' in command ? [command.slot] : [])));
  return questions
    .filter(
      (slot) =>
        traitOf(slot).isYesNo &&
        slot !== state.expects &&
        state.values[slot] !== undefined &&
        !taken.has(slot),
    )
    .flatMap((slot) =>
      clauses.flatMap((clause) => {
        const claim =
          clause.kind === 'statement' && self.test(textOf(clause))
            ? readQuestion(slot, [clause], false)
            : undefined;
        const [only] = claim?.isFirm && !claim.isBare ? claim.options : [];
        return claim && only !== undefined && only !== String(state.values[slot])
          ? toCommands(slot, { ...claim, isFirm: false }, [clause], state)
          : [];
      }),
    );
}

const adds =
  /\b(?:oh|btw|by the way|forgot|earlier|before|should've|should have|you asked|i meant|actually)\b/;
const self = /^(?:and |but |oh |also |so |well |actually )*(?:i|i'm|i've|we|my)\b/;

/** `It's whole I want after all`: at the summary, what fits one answer alone changes it, and other values are asked about. */
export function readAny(clauses: readonly Clause[], state: DialogueState): Command[] {
  if (state.expects !== 'confirm') return [];
  const found = questions.flatMap((slot) => {
    const claim = state.values[slot] === undefined ? undefined : readQuestion(slot, clauses, true);
    return claim && !claim.isBare && claim.options.length > 0 ? [{ slot, claim }] : [];
  });
  const changed = found.filter(({ slot, claim }) => !claim.options.includes(String(state.values[slot])));
  const [only, ...more] = found;
  if (only?.claim.isFirm && more.length === 0 && wants.test(clauses.map(textOf).join(' ')))
    return toCommands(only.slot, only.claim, clauses, state);
  const last = changed.findLast(({ slot }) => slot === state.recent.at(-1)) ?? changed[0];
  return last ? toCommands(last.slot, { ...last.claim, isFirm: false }, clauses, state) : [];
}

const wants = /\b(?:want|rather|prefer|put|i'd|should|do|make|really)\b/;
