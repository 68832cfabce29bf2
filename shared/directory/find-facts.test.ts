import { describe, expect, it, test } from 'vitest';
import { usStates } from '../quote/us-states.ts';
import { matchedCarriers } from '../site/carriers.data.ts';
import { directory } from '../site/directory.data.ts';
import { findExamPolicy, policyKinds } from './carrier-facts.ts';
import { findFacts, findMatchedCarrier } from './find-facts.ts';

const maxTermAge = 75;
/** The guide and the FAQ say that policies without an exam typically end at this amount. */
const noExamLimit = 500_000;

const listed = directory.carriers.map((carrier) => ({ ...carrier, facts: findFacts(carrier.slug) }));

function parseDollars(text: string): number[] {
  return [...text.matchAll(/\$([\d,]+)/g)].map(([, digits = '']) => Number(digits.replaceAll(',', '')));
}

test('an unknown slug has no facts', () => {
  expect(() => findFacts('constructor')).toThrow('There are no facts about constructor');
});

describe.each(listed)('the facts of $name', ({ categories, strengths, facts }) => {
  const { ages, amounts, decision, states, policies } = facts;

  it('have their ends in order', () => {
    expect(ages.min).toBeLessThan(ages.max);
    expect(amounts.min ?? 0).toBeLessThan(amounts.max ?? Number.POSITIVE_INFINITY);
    for (const time of [decision.withoutExam, decision.withExam]) {
      if (time) expect(time.min ?? 0).toBeLessThan(time.max);
    }
  });

  it('name a way to apply, kinds of policy in order, and real states', () => {
    expect(decision.withoutExam ?? decision.withExam).toBeDefined();
    expect(policies.length).toBeGreaterThan(0);
    expect(policyKinds.filter((kind) => policies.includes(kind))).toEqual(policies);
    const named = states === 'all' ? [] : 'only' in states ? states.only : states.except;
    expect(usStates.filter((state) => named.includes(state))).toEqual(named);
  });

  it('put the carrier under the kinds of coverage that it sells', () => {
    expect(categories.includes('term')).toBe(policies.includes('term'));
    expect(categories.includes('permanent')).toBe(
      policies.includes('whole') || policies.includes('universal'),
    );
    expect(categories.includes('final_expense')).toBe(policies.includes('final_expense'));
    expect(categories.includes('no_exam')).toBe(findExamPolicy(facts) !== 'usual');
  });

  it('agree with the strengths that name an amount or an age', () => {
    for (const strength of strengths) {
      const dollars = parseDollars(strength);
      const [first] = dollars;
      if (dollars.length === 2) expect([amounts.min, amounts.max]).toEqual(dollars);
      else if (first !== undefined) expect([amounts.min, amounts.max], strength).toContain(first);
      const years = /^Ages (\d+) to (\d+)$/.exec(strength);
      if (years) expect([ages.min, ages.max]).toEqual(years.slice(1).map(Number));
      const oldest = /up to age (\d+)/.exec(strength);
      if (oldest) expect(ages.max).toBe(Number(oldest[1]));
    }
  });

  it('agree with what the guide says of each kind', () => {
    if (findExamPolicy(facts) === 'none') expect(amounts.max).toBeLessThanOrEqual(noExamLimit);
    if (policies.includes('term') && !policies.includes('whole')) {
      expect(ages.max).toBeLessThanOrEqual(maxTermAge);
    }
  });
});

describe.each(matchedCarriers)('the facts of $name, which is matched', (carrier) => {
  const { conditions } = carrier;
  const facts = findFacts(carrier.id);

  it('are those of its rules', () => {
    expect(findMatchedCarrier(carrier.id)).toBe(carrier);
    expect(facts.ages).toEqual({ min: conditions.ageMin, max: conditions.ageMax });
    expect([facts.amounts.min, facts.amounts.max]).toEqual([conditions.coverageMin, conditions.coverageMax]);
    expect(facts.tobacco === 'not_accepted').toBe(!conditions.smokingAllowed);
    expect(facts.states === 'all').toBe(conditions.statesAvailable === undefined);
    expect(facts.policies).toEqual(conditions.policyTypesOffered.filter((type) => type !== 'not_sure'));
  });

  it('offer to skip the exam where the rules do', () => {
    expect(facts.decision.withoutExam !== undefined).toBe(conditions.noMedicalExamAvailable);
  });
});

test('only carriers that are matched have rules', () => {
  const matched = listed.filter(({ slug }) => findMatchedCarrier(slug)).map(({ slug }) => slug);
  expect(matched).toEqual(matchedCarriers.map(({ id }) => id));
});
