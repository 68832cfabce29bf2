import type { AsyncCommand } from 'fast-check';
import { checkAfterStep } from './check-after-step.ts';
import type { Model } from './model.ts';
import type { PersonName } from './people.ts';
import { isUnconfirmed } from './seen-answer.ts';
import type { Actor, World } from './world.ts';

export type AccountCommand = AsyncCommand<Model, World>;
/** Which of the two people acts, and in which of their two browsers. */
export type Who = { person: PersonName; browser: 0 | 1 };

/** Long enough for the first wait before another email, and for the next code of an authenticator app. */
const stepMs = 31_000;

/** Something that a person does, after which every rule must hold. */
export function createCommand(
  who: Who,
  what: string,
  act: (world: World, actor: Actor) => Promise<unknown>,
  isPossible: (model: Readonly<Model>) => boolean = () => true,
): AccountCommand {
  const title = `${who.person}${who.browser === 0 ? '' : ' (second browser)'}: ${what}`;
  return {
    check: isPossible,
    async run(_model, world) {
      world.transcript.push(title);
      world.clock.advance(stepMs);
      await act(world, world.actors[who.person][who.browser]);
      await world.collectPost();
      await checkAfterStep(world);
    },
    toString: () => title,
  };
}

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
