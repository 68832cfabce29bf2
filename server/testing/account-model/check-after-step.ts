import { createScreen, hasProven } from './model.ts';
import { findOther, people, personNames } from './people.ts';
import type { Actor, Scenario } from './scenario.ts';
import { isUnconfirmed } from './seen-answer.ts';

/** The account whose profile each browser has loaded. */
const seen = new WeakMap<Actor, string | null>();

/** Looks at the server through every browser, without changing anything. `observe` checks the responses. */
export async function checkAfterStep(scenario: Scenario): Promise<void> {
  for (const person of personNames) {
    for (const actor of scenario.actors[person]) await lookAround(scenario, actor);
    await tryNewestPassword(scenario, scenario.openBrowser(person));
  }
}

/** Asks who is signed in and, if the account is new to this browser or has a new owner, loads the profile. */
export async function lookAround(scenario: Scenario, actor: Actor): Promise<void> {
  if (actor.browser.cookies.has('session')) await scenario.send(actor, 'get', '/api/auth/session');
  else Object.assign(actor.screen, createScreen());
  const { user } = actor.screen;
  const account = user && `${user.id} ${user.emailConfirmedAt}`;
  if (!user || account === seen.get(actor)) return;
  seen.set(actor, account);
  const profile = await scenario.send(actor, 'get', '/api/profile');
  if (isUnconfirmed(user) && profile.status === 200) {
    scenario.breakRule('unconfirmed', `The ${actor.person} reads a profile without a proven address.`);
  }
}

/** At the other person's address, once that person has proven it. */
async function tryNewestPassword(scenario: Scenario, actor: Actor): Promise<void> {
  const other = findOther(actor.person);
  const password = scenario.model.holdings[actor.person].passwords.at(-1);
  if (password === undefined || !hasProven(scenario.model, other)) return;
  const [email] = people[other].mailboxes;
  await scenario.send(actor, 'post', '/api/auth/sign-in', { email, password });
}
