import type { Response } from 'supertest';
import type { Actor, Scenario } from './scenario.ts';

/** The digits that a call sends to the person, or undefined if it sends none. */
export async function readNewDigits(
  scenario: Scenario,
  { person }: Actor,
  ask: () => Promise<Response>,
): Promise<string | undefined> {
  const { digits } = scenario.model.holdings[person];
  const before = digits.length;
  await ask();
  await scenario.collectMessages();
  return digits.slice(before).at(-1)?.digits;
}
