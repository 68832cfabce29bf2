import type { Response } from 'supertest';
import type { EmailedLink } from './model.ts';
import { findOther } from './people.ts';
import type { Actor, Scenario } from './scenario.ts';

/** The button that a person presses on the page behind a link. */
export type Press =
  | 'nothing'
  | 'continue'
  | 'continue here'
  | 'continue on the other screen'
  | 'type a wrong number'
  | 'I didn’t start this';

/**
 * Opens a link in the person's own mailbox and presses a button there. Returns the last response.
 */
export async function openLink(
  scenario: Scenario,
  actor: Actor,
  { code }: EmailedLink,
  press: Press,
): Promise<Response | undefined> {
  const shown = await scenario.send(actor, 'post', '/api/auth/link', { code });
  if (shown.status !== 200) return shown;
  const choice = choose(scenario, actor, press);
  const answer = choice && (await scenario.send(actor, 'post', '/api/auth/exchange', { code, ...choice }));
  if (press === 'type a wrong number' && answer?.status === 200) {
    scenario.breakRule('ownership', `The ${actor.person} confirms a screen that doesn’t show the number.`);
  }
  return answer;
}

/** Undefined when nothing is pressed. */
function choose(scenario: Scenario, actor: Actor, press: Press): object | undefined {
  switch (press) {
    case 'nothing':
      return undefined;
    case 'continue':
      return {};
    case 'continue here':
      return { choice: 'here' };
    case 'continue on the other screen':
      return typeNumber(findOwnNumber(scenario, actor));
    case 'type a wrong number':
      return typeNumber(findWrongNumber(scenario));
    case 'I didn’t start this':
      return { choice: 'not_me' };
  }
}

function typeNumber(number: number | undefined): object | undefined {
  return number === undefined ? undefined : { choice: 'other_screen', number };
}

/**
 * The number on the person's own screen. In 1 of 90 cases the other person's screen shows the same number, which no
 * server can tell apart, so the model leaves those out.
 */
function findOwnNumber({ model }: Scenario, { person }: Actor): number | undefined {
  const { shownNumbers } = model.holdings[findOther(person)];
  const numbers = model.screens[person].flatMap(({ number }) => number ?? []);
  return numbers.find((number) => !shownNumbers.has(number));
}

function findWrongNumber({ model: { holdings } }: Scenario): number | undefined {
  const shown = new Set([...holdings.owner.shownNumbers, ...holdings.stranger.shownNumbers]);
  return Array.from({ length: 90 }, (_, index) => 10 + index).find((number) => !shown.has(number));
}
