import { expect, test } from 'vitest';
import { createAssistant } from './assistant.ts';
import { hold } from './evaluate.ts';
import { computeFigures } from './figures.ts';
import { loadConversations } from './load-conversations.ts';
import { describeFailures } from './report.ts';

/** What the assistant has reached; raise them when it gets better. */
const fewestCompleted = 0.98;
const fewestUnrepeated = 0.57;
const fewestCited = 0.92;

// Hundreds of people talk one after the other, which takes minutes on a busy machine.
test('scripted people get exactly the quote they meant, or none', { timeout: 900_000 }, async () => {
  const verdicts = await hold(loadConversations(), await createAssistant());
  const { wrong, violations, completed, completedUnrepeated, cited } = computeFigures(verdicts);
  const told = describeFailures(verdicts).join('\n');
  expect({ wrong, violations }, told).toEqual({ wrong: 0, violations: 0 });
  expect(completed.count / completed.of).toBeGreaterThanOrEqual(fewestCompleted);
  expect(completedUnrepeated.count / completedUnrepeated.of).toBeGreaterThanOrEqual(fewestUnrepeated);
  expect(cited.count / cited.of).toBeGreaterThanOrEqual(fewestCited);
});
