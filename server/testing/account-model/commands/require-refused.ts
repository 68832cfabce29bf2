import { isUnconfirmed } from '../seen-answer.ts';
import type { Actor, World } from '../world.ts';

/** Breaks the rule when a call succeeds that an account without a proven address has no right to. */
export function requireRefused(
  world: World,
  { screen: { user }, person }: Actor,
  status: number,
  what: string,
): void {
  if (!user || !isUnconfirmed(user) || status >= 400) return;
  world.breakRule('unconfirmed', `The ${person} ${what} without a proven address.`);
}
