import type { SlotId } from '../../../../../shared/api/chat.ts';
import { answerOptions } from '../../../../../shared/quote/answer-options.ts';
import { findAge } from '../values/find-age.ts';
import { findAmount } from '../values/find-amount.ts';
import { findState } from '../values/find-state.ts';
import { countDays, findRate, type Rate } from '../values/rates.ts';
import { type Find, meaningMatchers, type Sense } from './lexicon.ts';
import type { Token } from './phrases.ts';

const [never, occasionally, moderately, frequently] = answerOptions.alcoholConsumption;
const [daily, several, weekly, rarely, noExercise] = answerOptions.exercise;

const special: Readonly<Partial<Record<SlotId, Find>>> = {
  age: findAge,
  state: findState,
  coverageAmount: findAmount,
  alcoholConsumption: withRates('alcoholConsumption', readDrinks),
  exercise: withRates('exercise', readExercise),
};

const maxDrinks = 150;
const finders = new Map<SlotId, Find>();

/** What finds the values of a question. Names are read apart. */
export function finderOf(slot: Exclude<SlotId, 'name'>): Find {
  const known = finders.get(slot);
  if (known) return known;
  const finder = keepFound(special[slot] ?? ((tokens, at) => meaningMatchers.get(slot)?.find(tokens, at)));
  finders.set(slot, finder);
  return finder;
}

/** The same words are read several times, so what was found is kept as long as their tokens. */
function keepFound(find: Find): Find {
  const kept = new WeakMap<readonly Token[], Map<number, ReturnType<Find>>>();
  return (tokens, at) => {
    const found = kept.get(tokens) ?? new Map<number, ReturnType<Find>>();
    kept.set(tokens, found);
    if (!found.has(at)) found.set(at, find(tokens, at));
    return found.get(at);
  };
}

function withRates(slot: 'alcoholConsumption' | 'exercise', read: (rate: Rate) => Sense): Find {
  return (tokens, at) => {
    const counted = findRate(tokens, at);
    const isElse = slot === 'exercise' ? counted?.hasDrink : counted?.isOther;
    const rate = isElse ? undefined : counted;
    const found = meaningMatchers.get(slot)?.find(tokens, at);
    if (rate && rate.length >= (found?.length ?? 0)) return { label: read(rate), length: rate.length };
    const days = slot === 'exercise' && countDays(tokens.slice(at, at + 1)) > 0 ? countDays(tokens) : 0;
    if (days > 0 && (found?.length ?? 0) < 2)
      return { label: { options: [days > 1 ? several : weekly], isClear: false }, length: 1 };
    return found;
  };
}

function readDrinks({ least, most, countsDrinks, hasDrink, isAlone = false }: Rate): Sense {
  // `100 a day` is a joke.
  if (least > maxDrinks) return { options: [never, frequently], isClear: false };
  const [low, high] = [levelOf(least), levelOf(most)];
  // `Twice a week` may be more drinks.
  if (!countsDrinks && least > 1 && low !== frequently)
    return { options: [occasionally, moderately, frequently], note: 'drinks', isClear: false };
  const levels = answerOptions.alcoholConsumption;
  const options = levels.slice(levels.indexOf(low), levels.indexOf(high) + 1);
  return { options, isClear: hasDrink, isAmount: !isAlone };
}

function levelOf(drinks: number): (typeof answerOptions.alcoholConsumption)[number] {
  if (drinks === 0) return never;
  if (drinks < 3) return occasionally;
  return drinks < 8 ? moderately : frequently;
}

function readExercise({ least, most, isAlone }: Rate): Sense {
  // `10` may be anything.
  if (isAlone && least > 7) return { options: [daily, several], isClear: false };
  const [low, high] = [timesOf(least), timesOf(most)];
  const levels = answerOptions.exercise;
  return { options: levels.slice(levels.indexOf(high), levels.indexOf(low) + 1), isClear: false };
}

function timesOf(times: number): (typeof answerOptions.exercise)[number] {
  if (times === 0) return noExercise;
  if (times < 0.9) return rarely;
  if (times < 2) return weekly;
  return times < 7 ? several : daily;
}
