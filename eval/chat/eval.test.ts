import { expect, test } from 'vitest';
import { createAssistant } from './assistant.ts';
import { judge } from './judge.ts';
import { loadFolder } from './load-conversations.ts';
import { computeFigures, describeFailures } from './report.ts';
import { talk } from './talk.ts';

/** What has been reached, as shares of those who want a quote. Raise the first and lower the others when it gets better. */
const leastRight = 0.99;
const mostSilent = 0.02;
const mostFixed = 0.02;
const leastUnrepeated = 0.72;

// Hundreds of people talk one after the other, which takes minutes on a busy machine.
test('scripted people get exactly the quote they meant, or none', { timeout: 600_000 }, async () => {
  const send = createAssistant();
  const verdicts = [];
  for (const conversation of loadFolder()) verdicts.push(judge(conversation, await talk(conversation, send)));
  const { wanted, right, wrong, silent, fixed, unrepeated, violations } = computeFigures(verdicts);
  const told = describeFailures(verdicts).join('\n');
  expect({ wrong, violations }, told).toEqual({ wrong: 0, violations: 0 });
  expect(right / wanted, told).toBeGreaterThanOrEqual(leastRight);
  expect(silent / wanted, told).toBeLessThanOrEqual(mostSilent);
  expect(fixed / wanted, told).toBeLessThanOrEqual(mostFixed);
  expect(unrepeated / wanted, told).toBeGreaterThanOrEqual(leastUnrepeated);
});
