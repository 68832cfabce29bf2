import { describe, expect, test } from 'vitest';
import { evaluateQuickly } from './evaluate.ts';
import { computeFigures } from './figures.ts';
import { loadStrangers } from './load-conversations.ts';
import { describeFailures } from './report.ts';

/** Sets whose mistakes are all fixed; decision 18 says what is left in the others. */
const sets = ['third', 'fourth', 'fifth', 'eighth'];
const conversations = loadStrangers().filter(({ category }) => sets.some((set) => category.startsWith(set)));
const categories = [...new Set(conversations.map(({ category }) => category))];

describe('strangers get exactly the quote they meant, or none', () => {
  test.each(categories)('%s', { timeout: 120_000 }, async (category) => {
    const verdicts = await evaluateQuickly(conversations.filter((one) => one.category === category));
    const { wrong, violations, completed } = computeFigures(verdicts);
    const told = describeFailures(verdicts).join('\n');
    expect({ wrong, violations, unfinished: completed.of - completed.count }, told).toEqual({
      wrong: 0,
      violations: 0,
      unfinished: 0,
    });
  });
});
