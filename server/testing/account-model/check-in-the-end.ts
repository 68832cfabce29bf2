import { lookAround } from './check-after-step.ts';
import { signInWithGoogle } from './google-visit.ts';
import { openLink } from './links.ts';
import type { MailedLink } from './model.ts';
import { findOther, type PersonName, people, personNames } from './people.ts';
import { readNewDigits } from './phone-codes.ts';
import { showSecondFactor } from './second-factor.ts';
import type { Actor, World } from './world.ts';

const maxWaitMs = 6 * 60_000;

/** Each person tries everything they have on the other one's account, and then signs in to their own. */
export async function checkInTheEnd(world: World): Promise<void> {
  for (const person of personNames) await tryEverything(world, person);
  for (const person of personNames) await getIn(world, person);
  for (const person of personNames) for (const actor of world.actors[person]) await lookAround(world, actor);
}

/** `observe` breaks a rule if any of it gives access to the other person's data. */
async function tryEverything(world: World, person: PersonName): Promise<void> {
  world.transcript.push(`${person}: tries everything in the end`);
  const { mailboxes } = people[findOther(person)];
  const { passwords, links, tokens } = world.model.holdings[person];
  for (const token of [...tokens]) {
    const actor = world.openBrowser(person);
    actor.browser.cookies.set('session', token);
    const { status } = await world.send(actor, 'post', '/api/auth/refresh');
    if (status === 200) await lookAround(world, actor);
  }
  for (const email of mailboxes) {
    for (const password of passwords) {
      const actor = world.openBrowser(person);
      const { status } = await world.send(actor, 'post', '/api/auth/sign-in', { email, password });
      if (status === 200) await explore(world, actor);
    }
  }
  const actor = world.openBrowser(person);
  for (const link of [...links]) {
    await openLink(world, actor, link, 'continue');
    await openLink(world, actor, link, 'continue here');
  }
  await explore(world, actor);
  await signInWithGoogle(world, actor, people[person].google);
  await explore(world, actor);
  world.clock.advance(maxWaitMs);
  await signInByPhone(world, actor);
  await explore(world, actor);
}

/** Loads everything that a session has access to. */
async function explore(world: World, actor: Actor): Promise<void> {
  const before = actor.screen.user?.id;
  await lookAround(world, actor);
  const { user } = actor.screen;
  if (!user || user.id === before) return;
  if (actor.screen.isSecondFactorDue) {
    world.clock.advance(31_000);
    await showSecondFactor(world, actor, 'app');
    await lookAround(world, actor);
  }
  await world.send(actor, 'get', '/api/auth/user/export');
  await world.send(actor, 'get', '/api/auth/sessions');
}

async function signInByPhone(world: World, actor: Actor): Promise<void> {
  const { phone } = people[actor.person];
  const token = await readNewDigits(world, actor, () =>
    world.send(actor, 'post', '/api/auth/phone/start', { phone, consent: true }),
  );
  if (token) await world.send(actor, 'post', '/api/auth/phone/verify', { phone, token, type: 'sms' });
}

/** Uses recovery or, if no account has the address, a sign-up, and then the new password, too. */
async function getIn(world: World, person: PersonName): Promise<void> {
  world.transcript.push(`${person}: gets in to their own account in the end`);
  const [email] = people[person].mailboxes;
  world.clock.advance(maxWaitMs);
  const actor = world.openBrowser(person);
  await world.send(actor, 'post', '/api/auth/recover', { email });
  let link = await findNewLink(world, person);
  if (!link) {
    await world.send(actor, 'post', '/api/auth/email/start', { email });
    link = await findNewLink(world, person);
  }
  if (link) await openLink(world, actor, link, 'continue');
  await requireEntry(world, actor, email, 'by the link that was emailed');
  const password = `seventeen gentle umbrellas ${person.length}`;
  await world.send(actor, 'patch', '/api/auth/user', { password });
  const next = world.openBrowser(person);
  await world.send(next, 'post', '/api/auth/sign-in', { email, password });
  await requireEntry(world, next, email, 'with the new password');
}

async function findNewLink(world: World, person: PersonName): Promise<MailedLink | undefined> {
  const { links } = world.model.holdings[person];
  const before = links.length;
  await world.collectPost();
  return links.slice(before).at(-1);
}

async function requireEntry(world: World, actor: Actor, email: string, how: string): Promise<void> {
  await explore(world, actor);
  const profile = await world.send(actor, 'get', '/api/profile');
  const { user } = actor.screen;
  const isIn = user?.email === email && user.emailConfirmedAt !== null;
  if (isIn && [200, 404].includes(profile.status)) return;
  world.breakRule('lockout', `The ${actor.person} can't get in to ${email} ${how}: ${profile.text}`);
}
