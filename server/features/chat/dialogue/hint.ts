import * as z from 'zod';
import { isAboutLifeInsurance } from '../answers/domain.ts';
import { soundsOrdinary } from '../answers/phrases.ts';
import type { Understanding } from '../meaning/understanding.ts';
import type { RecentDanger } from './care.ts';
import type { Command, SmallTalk } from './commands.ts';
import type { DialogueState } from './dialogue-state.ts';
import { interpretOnce } from './interpret.ts';
import wishData from './lexicon/wishes.json' with { type: 'json' };
import { addMentions, findMentions, mentionSchema } from './mentions.ts';
import { parseItems } from './proposals.ts';
import { findAsked, findSlot, slotIds } from './slots.ts';
import { readConfirmation } from './text/confirmation.ts';
import { cleanText } from './text/plain-text.ts';
import { tokenize } from './text/tokens.ts';

/**
 * What the trained models made of a message. It travels with the answer, like a language model's proposals, so that
 * replaying a conversation runs no model.
 */
const hintSchema = z.strictObject({
  kind: z.literal('hint'),
  wish: z.string().max(40).optional(),
  isDanger: z.boolean().optional(),
  /** Less sure: the answer to what was said comes after the numbers to call. */
  mayBeDanger: z.boolean().optional(),
  /** The value that an answer no one could read may mean: it is offered, never taken. */
  answer: z.strictObject({ slot: z.enum(slotIds), value: z.string().max(80) }).optional(),
  /** What is said in passing. */
  mentions: z.array(mentionSchema).max(6).optional(),
});
export type Hint = z.infer<typeof hintSchema>;

/** How probable each has to be. While a quote is under way, an answer is likelier than a wish. */
const least = {
  wish: 0.6,
  personal: 0.6,
  wishInQuote: 0.85,
  /** `Not enough` is an answer more often than a wish to stop. */
  ending: 0.95,
  aside: 0.9,
  clear: 0.7,
  danger: 0.88,
  doubt: 0.5,
  /** In a first message that says what people come for: a quote, or an answer. */
  doubtInRequest: 0.66,
  /** While a quote is under way, hardly anyone is in danger, but many are interrupted. */
  doubtInQuote: 0.82,
  /** In what is clearly something else. */
  doubtInClear: 0.82,
  dangerInAnswer: 0.93,
  /** After the numbers were given, less is enough. */
  dangerAgain: 0.75,
  doubtAgain: 0.25,
  /** A guess is seldom what someone who may be in danger answered. */
  answerInDoubt: 0.9,
  answer: 0.6,
};

/** While a quote is under way, an answer of so few words says no more than that. */
const maxPlain = 2;

/** Wishes beside which values may be said in passing. */
const answering: ReadonlySet<string> = new Set(['answer', 'start']);

type Recent = Pick<RecentDanger, 'wasDoubt' | 'wasDanger'>;
type Sort = 'polite' | 'aside' | 'personal' | 'answering' | 'harmless' | 'mistaken' | 'clear';
/** What a wish makes the dialogue do: talk, a command, or a question. */
type Wish = { talk?: string; wish?: string; asks?: boolean; is: readonly string[] };
/**
 * By the models' labels. A wish is polite around what people want; an aside from insurance; personal, about one's own price,
 * approval, or choice; answering, which makes no sense before a question; harmless in the place of a question when it was
 * misread; mistaken for a question's words, as in `my ex is on my policy, how do I change that`; or
 * clear, which no one in danger says.
 */
const wishes = new Map<string, Wish>(Object.entries(wishData));
const isOf = (sort: Sort, label = '') => wishes.get(label)?.is.includes(sort) ?? false;
const asks =
  /^(?:(?:hi|hey|hello|so|ok|and|but|also)[ ,]+)*(?:do|does|did|is|are|will|would|which|what|what's|why|how|when|where|who)\b/i;

export function toHint(
  { wish, danger, guessAnswer, guessTopic }: Understanding,
  message: string,
  state: DialogueState,
  recent: Recent = { wasDoubt: false, wasDanger: false },
): Hint | undefined {
  const { expects } = state;
  const hint: Hint = { kind: 'hint' };
  const isAside = isOf('aside', wish?.label) && isAboutLifeInsurance(message);
  const isPersonal = isOf('personal', wish?.label);
  const minInQuote = wish?.label === 'cancel' || wish?.label === 'restart' ? least.ending : least.wishInQuote;
  const minInPhase = expects === null ? least.wish : minInQuote;
  const minWish = isAside ? least.aside : isPersonal ? least.personal : minInPhase;
  if (wish && wish.probability >= minWish && wishes.has(wish.label)) hint.wish = wish.label;
  Object.assign(hint, hearDanger({ danger, wish }, message, chooseLeast(message, state, recent)));
  const slot = findAsked(expects)?.id;
  const guess = slot && guessAnswer(slot);
  const minAnswer = hint.mayBeDanger ? least.answerInDoubt : least.answer;
  if (guess && guess.probability >= minAnswer) hint.answer = { slot, value: guess.label };
  const read = interpretOnce(message, state);
  const mentions = mayMention(wish, read, state) ? findMentions(message, read, state, guessTopic) : [];
  if (mentions.length > 0) hint.mentions = mentions;
  return Object.keys(hint).length > 1 ? hint : undefined;
}

/** Who asks for a promise or advice says what they would like, which answers nothing. */
function mayMention(wish: Understanding['wish'], read: readonly Command[], { expects }: DialogueState) {
  const isUnsure = expects !== null && (wish?.probability ?? 0) < least.wish;
  const isAnswer = read.some((one) => 'slot' in one && one.slot === expects);
  return isUnsure || isAnswer || answering.has(wish?.label ?? '');
}

/** How probable danger has to be. Words that the rules can read as answers are rarely more than that. */
function chooseLeast(
  message: string,
  state: DialogueState,
  { wasDoubt, wasDanger }: Recent,
): { danger: number; doubt: number } {
  const { expects } = state;
  const read = interpretOnce(message, state);
  const tokens = tokenize(cleanText(message));
  const isAnswer = read.some(({ kind }) => kind === 'set' || kind === 'correct');
  // The models know too little of so few words: `immediately`.
  if (expects !== null && isAnswer && tokens.length <= maxPlain)
    return { danger: Number.POSITIVE_INFINITY, doubt: Number.POSITIVE_INFINITY };
  const isConfirmed = expects === 'confirm' && readConfirmation(tokens) === 'confirm';
  if (isConfirmed) return { danger: least.dangerInAnswer, doubt: Number.POSITIVE_INFINITY };
  const isRequest = isAnswer || read.every((one) => one.kind === 'talk' && isOf('clear', one.topic));
  const isOpen = read.every(({ kind }) => kind === 'unclear' || kind === 'ask');
  const doubt = expects !== null ? least.doubtInQuote : isRequest ? least.doubtInRequest : least.doubt;
  return {
    danger: isAnswer ? least.dangerInAnswer : isOpen && wasDanger ? least.dangerAgain : least.danger,
    doubt: isOpen && wasDoubt ? least.doubtAgain : doubt,
  };
}

function hearDanger(
  { danger, wish }: Pick<Understanding, 'danger' | 'wish'>,
  message: string,
  min: { danger: number; doubt: number },
): Pick<Hint, 'isDanger' | 'mayBeDanger'> {
  if (soundsOrdinary(message)) return {};
  if (danger >= min.danger) return { isDanger: true };
  const minDoubt = isClear(wish) ? Math.max(min.doubt, least.doubtInClear) : min.doubt;
  return danger >= minDoubt ? { mayBeDanger: true } : {};
}

/** Whether the models are sure of something that no one in danger says. A question may be a hint, so it isn't clear. */
function isClear(wish: Understanding['wish']): boolean {
  return wish !== undefined && wish.probability >= least.clear && isOf('clear', wish.label);
}

/** The hint that an assistant's message carries; undefined for none. */
export function readHint(json: string | undefined): Hint | undefined {
  return parseItems(json)
    .map((item) => hintSchema.safeParse(item).data)
    .find((hint) => hint !== undefined);
}

/** What a hint makes of a message that the rules read nothing, or only a question, in. */
export function followHint(
  hint: Hint,
  rules: readonly Command[],
  message: string,
  state: DialogueState,
): readonly Command[] {
  const read = addMentions(rules, hint.mentions ?? [], message, state);
  const isAll = (isOne: (command: Command) => boolean) => read.length > 0 && read.every(isOne);
  const isTalk = (sort: Sort) => isAll((one) => one.kind === 'talk' && isOf(sort, one.topic));
  const isVoid =
    state.phase === 'opening' && isAll(({ kind }) => isOf('answering', kind) || kind === 'summarise');
  const isUnclear = isVoid || read.every(({ kind }) => kind === 'unclear');
  const command = toCommand(hint, message);
  const isQuestion = command?.kind === 'ask';
  const hasValue = read.some((one) => 'slot' in one);
  const asksAlready = read.some(({ kind }) => kind === 'ask');
  // `Do parents at home need life insurance` has the words of a wish for some, `do vapers pay more` those of an answer.
  if (isQuestion && (isTalk('mistaken') || (state.phase === 'opening' && asks.test(message) && hasValue)))
    return [command];
  // `I vape does that make me a smoker` gives an answer and asks something.
  if (isQuestion && state.phase === 'opening' && hasValue && !asksAlready) return [...read, command];
  const isInPlace =
    isUnclear || (isTalk('polite') && !isQuestion && !isOf('aside', hint.wish))
      ? isPossible
      : isInPlaceOfQuestion;
  const isOpen =
    isInPlace === isPossible || isAll(({ kind }) => kind === 'ask') || isLongName(read, message, state);
  if (command && isOpen && isInPlace(hint, state)) return [command];
  if (!isUnclear || hint.answer === undefined || hint.answer.slot !== state.expects) return read;
  const { slot, value } = hint.answer;
  const options = findSlot(slot).options.includes('Yes') ? ['Yes', 'No'] : [value];
  return [{ kind: 'clarify', slot, options, evidence: message }];
}

function toCommand({ wish = '' }: Hint, question: string): Command | undefined {
  const { talk, wish: kind, asks } = wishes.get(wish) ?? {};
  if (asks) return { kind: 'ask', question };
  if (talk !== undefined) return { kind: 'talk', topic: talk as SmallTalk };
  return kind === undefined ? undefined : { kind: kind as 'skip' };
}

function isPossible({ wish = '' }: Hint, { expects, phase }: DialogueState): boolean {
  if (wish === 'change') return expects === 'confirm' || phase === 'complete';
  return phase !== 'opening' || !isOf('answering', wish);
}

/** Almost anything can be a name: several words that are known to mean something else are none. */
function isLongName(read: readonly Command[], message: string, { expects }: DialogueState): boolean {
  const [only, ...others] = read;
  const isName = only?.kind === 'set' && only.slot === 'name' && others.length === 0;
  return isName && !introduces.test(message) && expects === 'name' && message.trim().split(/\s+/).length >= 3;
}

const introduces = /\b(?:my ?names?|i'?m|call me|it'?s|this is|i am) /i;

function isInPlaceOfQuestion({ wish = '' }: Hint, { expects }: DialogueState): boolean {
  if (wishes.get(wish)?.asks) return false;
  return expects === null ? !isOf('answering', wish) : isOf('harmless', wish);
}
