import * as z from 'zod';
import { parseJson } from '../../../platform/http/bodies/parse-json.ts';
import { isAboutLifeInsurance } from '../answers/domain.ts';
import { soundsOrdinary } from '../answers/phrases.ts';
import type { Understanding } from '../meaning/understanding.ts';
import type { Command, SmallTalk } from './commands.ts';
import type { DialogueState } from './dialogue-state.ts';
import { interpret } from './interpret.ts';
import { findSlot, slotIds } from './slots.ts';

/**
 * What the trained models made of a message. It travels with the answer, like a language model's proposals, so that
 * replaying a conversation runs no model.
 */
const hintSchema = z.strictObject({
  kind: z.literal('hint'),
  wish: z.string().max(40).optional(),
  isDanger: z.boolean().optional(),
  /** The value that an answer no one could read may mean: it is offered, never taken. */
  answer: z.strictObject({ slot: z.enum(slotIds), value: z.string().max(80) }).optional(),
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
  danger: 0.8,
  dangerInAnswer: 0.93,
  answer: 0.6,
};

const talks: Readonly<Record<string, SmallTalk>> = {
  greeting: 'greeting',
  thanks: 'thanks',
  goodbye: 'goodbye',
  identity: 'identity',
  why: 'why',
  options: 'options',
  progress: 'progress',
  start: 'start',
  'other-person': 'other-person',
  'small-talk': 'off-topic',
  foreign: 'off-topic',
  complaint: 'complaint',
  privacy: 'privacy',
  language: 'language',
  later: 'later',
  password: 'password',
  broken: 'broken',
};

const wishes: Readonly<Record<string, Command>> = {
  summarise: { kind: 'summarise' },
  skip: { kind: 'skip' },
  'skip-rest': { kind: 'skip-rest' },
  'not-known': { kind: 'not-known' },
  restart: { kind: 'restart' },
  cancel: { kind: 'cancel' },
  resume: { kind: 'resume' },
  back: { kind: 'back' },
  'hand-over': { kind: 'hand-over' },
  change: { kind: 'deny' },
};

/** What people say before or after what they want. */
const polite: ReadonlySet<string> = new Set(['greeting', 'thanks']);
/** What questions have words of: `my ex is still on my policy, how do I change that`. */
const mistaken: ReadonlySet<string> = new Set(['start', 'other-person']);
const asks =
  /^(?:(?:hi|hey|hello|so|ok|and|but|also)[ ,]+)*(?:do|does|did|is|are|will|would|which|what|what's|why|how|when|where|who)\b/i;
/** What has nothing to do with insurance, and so is doubtful where its words are named. */
const asides: ReadonlySet<string> = new Set(['small-talk', 'foreign', 'complaint']);
/** Questions about one's own price, approval, or choice, which always get the same answer. */
const personal: ReadonlySet<string> = new Set(['price', 'eligibility', 'advice']);
/** Wishes that name an answer, and make no sense before a question was asked. */
const answering: ReadonlySet<string> = new Set([
  'skip',
  'skip-rest',
  'not-known',
  'change',
  'back',
  'why',
  'options',
  'progress',
]);
/** What may take the place of a question while a quote is under way: it costs nothing when it was misread. */
const harmless: ReadonlySet<string> = new Set([
  ...asides,
  'start',
  'identity',
  'privacy',
  'language',
  'later',
  'password',
  'broken',
  'summarise',
  'progress',
  'greeting',
  'thanks',
]);

export function toHint(
  { wish, danger, guessAnswer }: Understanding,
  message: string,
  state: DialogueState,
): Hint | undefined {
  const { expects } = state;
  const hint: Hint = { kind: 'hint' };
  const isAside = asides.has(wish?.label ?? '') && isAboutLifeInsurance(message);
  const isPersonal = personal.has(wish?.label ?? '');
  const leastInQuote =
    wish?.label === 'cancel' || wish?.label === 'restart' ? least.ending : least.wishInQuote;
  const leastInPhase = expects === null ? least.wish : leastInQuote;
  const leastWish = isAside ? least.aside : isPersonal ? least.personal : leastInPhase;
  if (wish && wish.probability >= leastWish && isWish(wish.label)) hint.wish = wish.label;
  // Words that the rules can read as answers are rarely more than that.
  const isAnswer = interpret(message, state).some(({ kind }) => kind === 'set' || kind === 'correct');
  const leastDanger = isAnswer ? least.dangerInAnswer : least.danger;
  if (danger >= leastDanger && !soundsOrdinary(message)) hint.isDanger = true;
  const slot = expects === 'confirm' ? null : expects;
  const guess = slot === null ? undefined : guessAnswer(slot);
  if (slot !== null && guess && guess.probability >= least.answer) hint.answer = { slot, value: guess.label };
  return Object.keys(hint).length > 1 ? hint : undefined;
}

/** Answers and nonsense are left to the rules. */
function isWish(label: string): boolean {
  return (
    ['question', 'manipulation'].includes(label) ||
    personal.has(label) ||
    Object.hasOwn(talks, label) ||
    Object.hasOwn(wishes, label)
  );
}

/** The hint that an assistant's message carries; undefined for none. */
export function readHint(json: string | undefined): Hint | undefined {
  if (json === undefined) return undefined;
  try {
    const items = parseJson(json);
    if (!Array.isArray(items)) return undefined;
    return items.map((item: unknown) => hintSchema.safeParse(item).data).find((hint) => hint !== undefined);
  } catch {
    return undefined;
  }
}

/** What a hint makes of a message that the rules read nothing, or only a question, in. */
export function followHint(
  hint: Hint,
  read: readonly Command[],
  message: string,
  state: DialogueState,
): readonly Command[] {
  const isAll = (isOne: (command: Command) => boolean) => read.length > 0 && read.every(isOne);
  const isTalk = (topics: ReadonlySet<string>) =>
    isAll((one) => one.kind === 'talk' && topics.has(one.topic));
  const isVoid =
    state.phase === 'opening' && isAll(({ kind }) => answering.has(kind) || kind === 'summarise');
  const isUnclear = isVoid || read.every(({ kind }) => kind === 'unclear');
  const command = toCommand(hint, message);
  const isQuestion = command?.kind === 'ask';
  // `Do parents at home need life insurance` has the words of a wish for some, `do vapers pay more` those of an answer.
  if (isQuestion && (isTalk(mistaken) || (state.phase === 'opening' && asks.test(message)))) return [command];
  const isInPlace =
    isUnclear || (isTalk(polite) && !isQuestion && !asides.has(hint.wish ?? ''))
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
  if (wish === 'question' || personal.has(wish)) return { kind: 'ask', question };
  const topic = talks[wish];
  return topic ? { kind: 'talk', topic } : wishes[wish];
}

function isPossible({ wish = '' }: Hint, { expects, phase }: DialogueState): boolean {
  if (wish === 'change') return expects === 'confirm' || phase === 'complete';
  return phase !== 'opening' || !answering.has(wish);
}

/** Almost anything can be a name: several words that are known to mean something else are none. */
function isLongName(read: readonly Command[], message: string, { expects }: DialogueState): boolean {
  const [only, ...others] = read;
  const isName = only?.kind === 'set' && only.slot === 'name' && others.length === 0;
  return isName && expects === 'name' && message.trim().split(/\s+/).length >= 3;
}

function isInPlaceOfQuestion({ wish = '' }: Hint, { expects }: DialogueState): boolean {
  if (wish === 'question' || personal.has(wish)) return false;
  return expects === null ? !answering.has(wish) : harmless.has(wish);
}
