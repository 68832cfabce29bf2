import type { Response } from 'supertest';
import type { Actor, World } from './world.ts';

/** The digits that a call sends to the person, or undefined if it sends none. */
export async function readNewDigits(
  world: World,
  { person }: Actor,
  ask: () => Promise<Response>,
): Promise<string | undefined> {
  const { digits } = world.model.holdings[person];
  const before = digits.length;
  await ask();
  await world.collectPost();
  return digits.slice(before).at(-1)?.digits;
}
