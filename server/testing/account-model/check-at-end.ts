import { findUserByEmail } from '../../features/auth/users/users.repository.ts';
import { lookAround } from './check-after-step.ts';
import { checkDesk } from './check-desk.ts';
import { checkRecovery } from './check-recovery.ts';
import { readNewLink } from './collect-messages.ts';
import { signInWithGoogle } from './google-visit.ts';
import { openLink } from './links.ts';
import { findOther, type PersonName, people, personNames } from './people.ts';
import { readNewDigits } from './phone-codes.ts';
import type { Actor, Scenario } from './scenario.ts';
import { askDevice, showSecondFactor } from './second-factor.ts';

const maxWaitMs = 6 * 60_000;

/** Each person tries everything they have on the other one's account, and then signs in to their own. */
export async function checkAtEnd(scenario: Scenario): Promise<void> {
  for (const person of personNames) await tryEverything(scenario, person);
  for (const person of personNames) await getIn(scenario, person);
  for (const person of personNames) await checkRecovery(scenario, person);
  for (const person of personNames) await checkDesk(scenario, person);
  for (const person of personNames)
    for (const actor of scenario.actors[person]) await lookAround(scenario, actor);
}

/** `observe` breaks a rule if any of it gives access to the other person's data. */
async function tryEverything(scenario: Scenario, person: PersonName): Promise<void> {
  scenario.transcript.push(`${person}: tries everything in the end`);
  const { mailboxes } = people[findOther(person)];
  const { device, passwords, links, tokens } = scenario.model.holdings[person];
  for (const token of [...tokens]) {
    const actor = scenario.openBrowser(person);
    actor.browser.cookies.set('session', token);
    const { status } = await scenario.send(actor, 'post', '/api/auth/refresh');
    if (status === 200) await lookAround(scenario, actor);
  }
  for (const email of mailboxes) {
    for (const password of passwords) {
      const actor = scenario.openBrowser(person);
      const { status } = await scenario.send(actor, 'post', '/api/auth/sign-in', { email, password });
      if (status === 200) await explore(scenario, actor);
    }
  }
  for (const [howOld] of device.credentials.entries()) {
    const actor = scenario.openBrowser(person);
    const answer = await askDevice(scenario, actor, howOld);
    const { status } = await scenario.send(actor, 'post', '/api/auth/passkeys/sign-in', answer);
    if (status === 200) await explore(scenario, actor);
  }
  const actor = scenario.openBrowser(person);
  await requireMailbox(scenario, person);
  for (const link of [...links]) {
    await openLink(scenario, actor, link, 'continue');
    await openLink(scenario, actor, link, 'continue here');
  }
  await explore(scenario, actor);
  await signInWithGoogle(scenario, actor, people[person].google);
  await explore(scenario, actor);
  scenario.clock.advance(maxWaitMs);
  await signInByPhone(scenario, actor);
  await explore(scenario, actor);
}

/** Loads everything that a session has access to. */
async function explore(scenario: Scenario, actor: Actor): Promise<void> {
  const before = actor.screen.user?.id;
  await lookAround(scenario, actor);
  const { user } = actor.screen;
  if (!user || user.id === before) return;
  if (actor.screen.nextStep === 'mfa') {
    scenario.clock.advance(31_000);
    await showSecondFactor(scenario, actor, 'app');
    await lookAround(scenario, actor);
  }
  await scenario.send(actor, 'get', '/api/auth/user/export');
  await scenario.send(actor, 'get', '/api/auth/sessions');
}

/** Someone else signs up with an address of the person, and deletes that account. The link still proves the mailbox. */
async function requireMailbox(scenario: Scenario, person: PersonName): Promise<void> {
  const other = findOther(person);
  const [, email] = people[person].mailboxes;
  if (await findUserByEmail(scenario.app.services.database.db, email)) return;
  scenario.transcript.push(`${other}: signs up with ${email}, and deletes the account`);
  const actor = scenario.openBrowser(other);
  const password = 'twelve borrowed envelopes';
  const name = people[other].marker;
  await scenario.send(actor, 'post', '/api/auth/sign-up', { email, password, name, termsAccepted: true });
  const link = await readNewLink(scenario, person);
  await scenario.send(actor, 'delete', '/api/auth/user', { password });
  if (!link) return;
  const answer = await openLink(scenario, scenario.openBrowser(person), link, 'continue here');
  if (answer?.status === 200) return;
  scenario.breakRule('lockout', `The ${person} can't go on with the link to ${email}: ${answer?.text}`);
}

async function signInByPhone(scenario: Scenario, actor: Actor): Promise<void> {
  const { phone } = people[actor.person];
  const token = await readNewDigits(scenario, actor, () =>
    scenario.send(actor, 'post', '/api/auth/phone/start', { phone, consent: true }),
  );
  if (token) await scenario.send(actor, 'post', '/api/auth/phone/verify', { phone, token, type: 'sms' });
}

/** Uses recovery or, if no account has the address, a sign-up, and then the new password, too. */
async function getIn(scenario: Scenario, person: PersonName): Promise<void> {
  scenario.transcript.push(`${person}: gets in to their own account in the end`);
  const [email] = people[person].mailboxes;
  scenario.clock.advance(maxWaitMs);
  const actor = scenario.openBrowser(person);
  await scenario.send(actor, 'post', '/api/auth/recover', { email });
  let link = await readNewLink(scenario, person);
  if (!link) {
    await scenario.send(actor, 'post', '/api/auth/email/start', { email });
    link = await readNewLink(scenario, person);
  }
  if (link) await openLink(scenario, actor, link, 'continue');
  await explore(scenario, actor);
  const password = `seventeen gentle umbrellas ${person.length}`;
  await scenario.send(actor, 'patch', '/api/auth/user', { password });
  await requireEntry(scenario, actor, email, 'by the link that was emailed');
  const next = scenario.openBrowser(person);
  await scenario.send(next, 'post', '/api/auth/sign-in', { email, password });
  await requireEntry(scenario, next, email, 'with the new password');
  scenario.model.holdings[person].passwords.push(password);
}

async function requireEntry(scenario: Scenario, actor: Actor, email: string, how: string): Promise<void> {
  await explore(scenario, actor);
  const profile = await scenario.send(actor, 'get', '/api/profile');
  const { user } = actor.screen;
  const isIn = user?.email === email && user.emailConfirmedAt !== null;
  if (isIn && [200, 404].includes(profile.status)) return;
  scenario.breakRule('lockout', `The ${actor.person} can't get in to ${email} ${how}: ${profile.text}`);
}
