import { beforeAll, describe, expect, test } from 'vitest';
import { createAssistant } from './assistant.ts';
import { hold } from './evaluate.ts';
import { computeFigures } from './figures.ts';
import { loadStrangers } from './load-conversations.ts';
import { describeFailures } from './report.ts';

/** Sets that end right throughout. Others take longer: `npm run eval:chat -- --strangers` measures all. */
const sets = ['third', 'fourth', 'fifth', 'seventh', 'eighth', 'eleventh', 'twelfth'];
const conversations = loadStrangers().filter(({ category }) => sets.some((set) => category.startsWith(set)));
const categories = [...new Set(conversations.map(({ category }) => category))];

describe('strangers get exactly the quote they meant, or none', () => {
  let assistant: Awaited<ReturnType<typeof createAssistant>>;
  beforeAll(async () => {
    // Once for all sets, because loading the models takes as long as holding a set's conversations.
    assistant = await createAssistant();
  });

  test.each(categories)('%s', { timeout: 120_000 }, async (category) => {
    const verdicts = await hold(
      conversations.filter((one) => one.category === category),
      assistant,
    );
    const { wrong, violations, completed } = computeFigures(verdicts);
    const told = describeFailures(verdicts).join('\n');
    expect({ wrong, violations, unfinished: completed.of - completed.count }, told).toEqual({
      wrong: 0,
      violations: 0,
      unfinished: 0,
    });
  });
});
