import { isUnconfirmed } from '../seen-answer.ts';
import type { Actor, World } from '../world.ts';

/** Breaks the rule when a call succeeds that isn't allowed without a confirmed address. */
export function requireRefused(
  world: World,
  { screen: { user }, person }: Actor,
  status: number,
  what: string,
): void {
  if (!user || !isUnconfirmed(user) || status >= 400) return;
  world.breakRule('unconfirmed', `The ${person} ${what} without a proven address.`);
}
