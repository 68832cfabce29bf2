import type { Response } from 'supertest';
import type { MailedLink } from './model.ts';
import { findOther } from './people.ts';
import type { Actor, World } from './world.ts';

/** The button that a person presses on the page behind a link. */
export type Press =
  | 'nothing'
  | 'continue'
  | 'continue here'
  | 'continue on the other screen'
  | 'type a wrong number'
  | 'I didn’t start this';

/**
 * Opens a link in the person's own mailbox and presses a button there. If there is no page that asks, opening it
 * already acts. Returns the last response.
 */
export async function openLink(
  world: World,
  actor: Actor,
  { code }: MailedLink,
  press: Press,
): Promise<Response | undefined> {
  if (!world.hasLinkPage) return world.send(actor, 'post', '/api/auth/exchange', { code });
  const shown = await world.send(actor, 'post', '/api/auth/link', { code });
  if (shown.status !== 200) return shown;
  const choice = choose(world, actor, press);
  return choice && world.send(actor, 'post', '/api/auth/exchange', { code, ...choice });
}

/** Undefined when nothing is pressed. */
function choose(world: World, actor: Actor, press: Press): object | undefined {
  switch (press) {
    case 'nothing':
      return undefined;
    case 'continue':
      return {};
    case 'continue here':
      return { choice: 'here' };
    case 'continue on the other screen':
      return typeNumber(findOwnNumber(world, actor));
    case 'type a wrong number':
      return typeNumber(findWrongNumber(world));
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
function findOwnNumber({ model }: World, { person }: Actor): number | undefined {
  const { shownNumbers } = model.holdings[findOther(person)];
  const numbers = model.screens[person].flatMap(({ number }) => number ?? []);
  return numbers.find((number) => !shownNumbers.has(number));
}

function findWrongNumber({ model: { holdings } }: World): number | undefined {
  const shown = new Set([...holdings.owner.shownNumbers, ...holdings.stranger.shownNumbers]);
  return Array.from({ length: 90 }, (_, index) => 10 + index).find((number) => !shown.has(number));
}
