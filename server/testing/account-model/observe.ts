import type { Response } from 'supertest';
import { errorResponseSchema } from '../../../shared/api/errors.ts';
import { findOther, findReader, listSecrets, people } from './people.ts';
import { isUnconfirmed, type SeenUser, seenResponseSchema } from './seen-answer.ts';
import type { Actor, World } from './world.ts';

const excerptLength = 40;

/** Checks every response against the rules, and records what the person learns from it. */
export function observe(world: World, actor: Actor, call: string, response: Response): void {
  const place = `${call} by the ${actor.person}`;
  const count = `${call.split('?')[0]?.replaceAll(/[\da-f]{8}-[\da-f-]{27}/g, ':id')} ${response.status}`;
  world.statuses.set(count, (world.statuses.get(count) ?? 0) + 1);
  checkContract(world, place, response);
  checkSecrets(world, actor, place, response);
  const token = actor.browser.cookies.get('session');
  if (token !== undefined) world.model.holdings[actor.person].tokens.add(token);
  if (response.status >= 300) return;
  const answer = seenResponseSchema.safeParse(response.body);
  if (!answer.success) return;
  const { user, session, number, nextStep } = answer.data;
  if (session) world.model.holdings[actor.person].sessionIds.add(session.id);
  const { screen } = actor;
  if (number) world.model.holdings[actor.person].shownNumbers.add(number);
  if (number !== undefined) screen.number = number;
  if (call === 'GET /api/auth/session') {
    screen.user = user ?? null;
    screen.number = number ?? null;
    screen.isSecondFactorDue = nextStep === 'mfa';
  }
  if (user) checkUser(world, actor, place, user);
}

function checkContract(world: World, place: string, { status, body, headers }: Response): void {
  if (status >= 500) world.breakRule('contract', `${place} answered ${status}.`);
  if (status < 400) return;
  const error = errorResponseSchema.safeParse(body);
  const requestId: unknown = headers['x-request-id'];
  if (!error.success || error.data.error.requestId !== requestId) {
    world.breakRule('contract', `${place} answered ${status} with ${JSON.stringify(body)}.`);
  }
}

function checkSecrets(world: World, actor: Actor, place: string, response: Response): void {
  const other = findOther(actor.person);
  const words = `${response.text} ${response.get('Location') ?? ''}`;
  const lowered = words.toLowerCase();
  const secrets = [...listSecrets(people[other]), ...world.model.holdings[other].sessionIds];
  const leak = secrets.find((secret) => lowered.includes(secret));
  if (!leak) return;
  const at = lowered.indexOf(leak);
  const excerpt = words.slice(Math.max(0, at - excerptLength), at + leak.length + excerptLength);
  world.breakRule('secrets', `${place} shows “${leak}” of the ${other}: … ${excerpt} …`);
}

/** Anyone who sees a user is signed in to that account. */
function checkUser(world: World, { person }: Actor, place: string, user: SeenUser): void {
  const { id, email, emailConfirmedAt, phone, phoneConfirmedAt, factors } = user;
  const provers = [emailConfirmedAt && email, phoneConfirmedAt && phone].map((way) => way && findReader(way));
  const foreign = provers.find((prover) => prover && prover !== person);
  if (foreign) {
    world.breakRule('ownership', `${place} is signed in to the account that the ${foreign} has proven.`);
  }
  const owner = world.model.owners.get(id);
  if (owner && owner !== person) {
    world.breakRule('ownership', `${place} is signed in to the account of the ${owner}.`);
  }
  if (provers.includes(person)) world.model.owners.set(id, person);
  const { apps } = world.model.holdings[person];
  const planted = factors.find((factor) => factor.status === 'verified' && !apps.has(factor.id));
  if (planted) world.breakRule('ownership', `${place} meets an authenticator app that is not theirs.`);
  if (isUnconfirmed(user) && (phone !== null || factors.length > 0)) {
    world.breakRule('unconfirmed', `${place} has a phone number or an app without a proven address.`);
  }
}
