import type { Response } from 'supertest';
import { errorResponseSchema } from '../../../shared/api/errors.ts';
import { checkFactor, recordProofs, type SentCall } from './check-factor.ts';
import { findOther, findReader, listSecrets, people } from './people.ts';
import type { Actor, Scenario } from './scenario.ts';
import { isUnconfirmed, type SeenUser, seenResponseSchema } from './seen-answer.ts';

const excerptLength = 40;

/** Checks every response against the rules, and records what the person learns from it. */
export function observe(scenario: Scenario, actor: Actor, sent: SentCall, response: Response): void {
  const { call } = sent;
  const place = `${call} by the ${actor.person}`;
  const count = `${call.split('?')[0]?.replaceAll(/[\da-f]{8}-[\da-f-]{27}/g, ':id')} ${response.status}`;
  scenario.statuses.set(count, (scenario.statuses.get(count) ?? 0) + 1);
  checkContract(scenario, place, response);
  checkSecrets(scenario, actor, place, response);
  const token = actor.browser.cookies.get('session');
  if (token !== undefined) scenario.model.holdings[actor.person].tokens.add(token);
  if (response.status >= 300) return;
  checkFactor(scenario, actor, sent);
  const answer = seenResponseSchema.safeParse(response.body);
  if (!answer.success) return;
  const { user, session, number, nextStep } = answer.data;
  if (session) scenario.model.holdings[actor.person].sessionIds.add(session.id);
  const { screen } = actor;
  if (session) screen.sessionId = session.id;
  recordProofs(scenario, actor, sent);
  if (number) scenario.model.holdings[actor.person].shownNumbers.add(number);
  if (number !== undefined) screen.number = number;
  if (call === 'GET /api/auth/session') {
    screen.user = user ?? null;
    screen.number = number ?? null;
    screen.sessionId = session?.id ?? null;
    screen.nextStep = nextStep;
  }
  if (user) checkUser(scenario, actor, place, user);
}

function checkContract(scenario: Scenario, place: string, { status, body, headers }: Response): void {
  if (status >= 500) scenario.breakRule('contract', `${place} answered ${status}.`);
  if (status < 400) return;
  const error = errorResponseSchema.safeParse(body);
  const requestId: unknown = headers['x-request-id'];
  if (!error.success || error.data.error.requestId !== requestId) {
    scenario.breakRule('contract', `${place} answered ${status} with ${JSON.stringify(body)}.`);
  }
}

function checkSecrets(scenario: Scenario, actor: Actor, place: string, response: Response): void {
  const other = findOther(actor.person);
  const words = `${response.text} ${response.get('Location') ?? ''}`;
  const lowered = words.toLowerCase();
  const secrets = [...listSecrets(people[other]), ...scenario.model.holdings[other].sessionIds];
  const leak = secrets.find((secret) => lowered.includes(secret));
  if (!leak) return;
  const at = lowered.indexOf(leak);
  const excerpt = words.slice(Math.max(0, at - excerptLength), at + leak.length + excerptLength);
  scenario.breakRule('secrets', `${place} shows “${leak}” of the ${other}: … ${excerpt} …`);
}

/** Anyone who sees a user is signed in to that account. */
function checkUser(scenario: Scenario, { person }: Actor, place: string, user: SeenUser): void {
  const { id, email, emailConfirmedAt, phone, phoneConfirmedAt, factors } = user;
  const provers = [emailConfirmedAt && email, phoneConfirmedAt && phone].map((way) => way && findReader(way));
  const foreign = provers.find((prover) => prover && prover !== person);
  if (foreign) {
    scenario.breakRule('ownership', `${place} is signed in to the account that the ${foreign} has proven.`);
  }
  const owner = scenario.model.owners.get(id);
  if (owner && owner !== person) {
    scenario.breakRule('ownership', `${place} is signed in to the account of the ${owner}.`);
  }
  if (provers.includes(person)) scenario.model.owners.set(id, person);
  const { apps, device, thiefsDevice } = scenario.model.holdings[person];
  const passkeys = [...device.credentials, ...thiefsDevice.credentials];
  const planted = factors.find(
    ({ id, status, credentialId }) =>
      status === 'verified' && !apps.has(id) && passkeys.every((one) => one.id !== credentialId),
  );
  if (planted) scenario.breakRule('ownership', `${place} meets a second factor that is not theirs.`);
  if (isUnconfirmed(user) && (phone !== null || factors.length > 0)) {
    scenario.breakRule('unconfirmed', `${place} has a phone number or an app without a proven address.`);
  }
}
