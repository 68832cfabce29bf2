import type { SlotId } from '../../../../../shared/api/chat.ts';
import { alcoholConsumption } from '../../../../../shared/quote/questions/alcohol-consumption.ts';
import { exercise as exerciseQuestion } from '../../../../../shared/quote/questions/exercise.ts';
import exercise from '../lexicon/exercise.json' with { type: 'json' };
import medications from '../lexicon/medications.json' with { type: 'json' };
import { findNamedSlot, slotIds } from '../slots.ts';
import { createLabeledMatcher, keepFound, type Token } from '../text/phrases.ts';
import { findAge } from '../values/find-age.ts';
import { findAmount } from '../values/find-amount.ts';
import { findState } from '../values/find-state.ts';
import { countDays, findRate, isDrink, type Rate } from '../values/rates.ts';
import { type Amount, type Find, isOrdinary, meaningMatchers, type Sense, vocabulary } from './lexicon.ts';

const [{ value: never }, { value: occasionally }, { value: moderately }, { value: frequently }] =
  alcoholConsumption.options;
const [{ value: daily }, { value: several }, { value: weekly }, { value: rarely }, { value: noExercise }] =
  exerciseQuestion.options;
/** The least of each level but the lowest, per week. */
const drinkLevels = [Number.MIN_VALUE, 3, 8];
const exerciseLevels = [Number.MIN_VALUE, 0.9, 2, 7];
const maxDrinks = 150;
const sports = createLabeledMatcher({ sport: exercise.classes.sport });
const medicines = createLabeledMatcher({
  medicine: [...medications.classes.drug, 'pill/pills/tablet/tablets/meds/medication/medicine'],
});

const special: Readonly<Partial<Record<SlotId, Find>>> = {
  age: findAge,
  state: findState,
  coverageAmount: findAmount,
  alcoholConsumption: (tokens, at) => {
    const found = findMeaning('alcoholConsumption')(tokens, at);
    const rate = findRateOf(tokens, at);
    // `12 modelos a week`: a word that means nothing else is a drink.
    const isElse = rate?.isOther && tokens.slice(at, at + rate.length).filter(isStrange).length !== 1;
    const isRate = rate && !isElse && rate.length >= (found?.length ?? 0);
    const read = isRate ? { label: readDrinks(rate), length: rate.length } : found;
    // `I do yoga three times a week`, `I run most days`: how often one moves is no number of drinks.
    const isOpen = typeof read?.label === 'object' && read.label.options.length > 1;
    return isOpen && !rate?.hasDrink && isSport(tokens) ? undefined : read;
  },
  exercise: (tokens, at) => {
    const found = findMeaning('exercise')(tokens, at);
    const rate = findRateOf(tokens, at);
    // `Two a night` is hardly exercise.
    const isDrinks = rate?.countsDrinks && !rate.isAlone && rate.least > 7;
    if (rate && !rate.hasDrink && !isDrinks && rate.length >= (found?.length ?? 0))
      return { label: readExercise(rate), length: rate.length };
    const days = countDays(tokens.slice(at, at + 1)) > 0 ? countDays(tokens) : 0;
    if (days === 0 || (found?.length ?? 0) > 1) return found;
    return { label: { options: [days > 1 ? several : weekly], isClear: false }, length: 1 };
  },
};

/** A rate that isn't how often one takes something: `no since I take metformin twice a day`. */
function findRateOf(tokens: readonly Token[], at: number): Rate | undefined {
  const rate = findRate(tokens, at);
  const isMedicine = rate !== undefined && tokens.some((_, index) => medicines.find(tokens, index));
  return isMedicine && !rate.hasDrink ? undefined : rate;
}

/** Whether a clause tells of a sport, and of no drink. */
function isSport(tokens: readonly Token[]): boolean {
  const isNamed = tokens.some((_, at) => sports.find(tokens, at) !== undefined);
  return (
    isNamed && findNamedSlot(tokens) !== 'alcoholConsumption' && !tokens.some(({ text }) => isDrink(text))
  );
}

function isStrange({ text, number }: Token): boolean {
  return number === undefined && /^[a-z]{3,}s$/.test(text) && !vocabulary.has(text) && !isOrdinary(text);
}

function findMeaning(slot: SlotId): Find {
  return (tokens, at) => meaningMatchers.get(slot)?.find(tokens, at);
}

const finders = new Map(slotIds.map((slot) => [slot, keepFound(special[slot] ?? findMeaning(slot))]));

/** What finds the values of a question. Names are read apart. */
export function finderOf(slot: Exclude<SlotId, 'name'>): Find {
  return finders.get(slot) ?? findMeaning(slot);
}

/** `A beer a day, seven a week` says it twice; `one on Saturday, two on Sunday` adds up, to no less than the most of them. */
export function addUp(amounts: readonly Amount[]): readonly string[] {
  const counts = amounts.map(({ most }) => most);
  const isSame = new Set(counts).size === 1 && new Set(amounts.map(({ times }) => times)).size > 1;
  const least = Math.max(...amounts.map((one) => one.least));
  const most = isSame ? Math.max(...counts) : counts.reduce((sum, count) => sum + count, 0);
  return listLevels([never, occasionally, moderately, frequently], drinkLevels, least, most);
}

function readDrinks({ least, most, times, countsDrinks, isDrink = false, isAlone = false }: Rate): Sense {
  // `100 a day` is a joke.
  if (least > maxDrinks) return { options: [never, frequently], isClear: false };
  const options = listLevels([never, occasionally, moderately, frequently], drinkLevels, least, most);
  // `Twice a week` may be more drinks.
  if (!countsDrinks && least > 1 && options[0] !== frequently)
    return { options: [occasionally, moderately, frequently], note: 'drinks', isClear: false };
  return { options, isClear: isDrink, amount: isAlone ? undefined : { least, most, times } };
}

function readExercise({ least, most, isAlone }: Rate): Sense {
  // `10` may be anything.
  if (isAlone && least > 7) return { options: [daily, several], isClear: false };
  const options = listLevels([noExercise, rarely, weekly, several, daily], exerciseLevels, least, most);
  return { options: options.reverse(), isClear: false };
}

function listLevels(options: readonly string[], levels: readonly number[], least: number, most: number) {
  const levelOf = (count: number) => levels.filter((level) => count >= level).length;
  return options.slice(levelOf(least), levelOf(most) + 1);
}
