import type { AsyncCommand } from 'fast-check';
import { checkAfterStep } from './check-after-step.ts';
import type { Model } from './model.ts';
import type { PersonName } from './people.ts';
import type { Actor, Scenario } from './scenario.ts';
import { isUnconfirmed } from './seen-answer.ts';

export type AccountCommand = AsyncCommand<Model, Scenario>;
/** Which of the two people acts, and in which of their two browsers. */
export type Who = { person: PersonName; browser: 0 | 1 };

/** Long enough for the first wait before another email, and for the next code of an authenticator app. */
const stepMs = 31_000;

/** Something that a person does, after which every rule must hold. */
export function createCommand(
  who: Who,
  what: string,
  act: (scenario: Scenario, actor: Actor) => Promise<unknown>,
  isPossible: (model: Readonly<Model>) => boolean = () => true,
): AccountCommand {
  const title = `${who.person}${who.browser === 0 ? '' : ' (second browser)'}: ${what}`;
  return {
    check: isPossible,
    async run(_model, scenario) {
      scenario.transcript.push(title);
      scenario.clock.advance(stepMs);
      await act(scenario, scenario.actors[who.person][who.browser]);
      await scenario.collectMessages();
      await checkAfterStep(scenario);
    },
    toString: () => title,
  };
}

/** Breaks the rule when a call succeeds that isn't allowed without a confirmed address. */
export function requireRefused(
  scenario: Scenario,
  { screen: { user }, person }: Actor,
  status: number,
  what: string,
): void {
  if (!user || !isUnconfirmed(user) || status >= 400) return;
  scenario.breakRule('unconfirmed', `The ${person} ${what} without a proven address.`);
}
