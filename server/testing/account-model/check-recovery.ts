import { agreeAtGoogle, leaveForGoogle, readReturn } from '../peers/test-google.ts';
import { readCode } from '../read-code.ts';
import type { TestBrowser } from '../test-browser.ts';
import { lookAround } from './check-after-step.ts';
import { readNewLink } from './collect-messages.ts';
import { openLink } from './links.ts';
import { type PersonName, people } from './people.ts';
import type { Actor, Scenario } from './scenario.ts';
import { showSecondFactor } from './second-factor.ts';

const day = 24 * 3_600_000;
const minute = 60_000;
/** The thief's own, one for each account. */
const phones = { owner: '+12125550167', stranger: '+12125550168' } as const;

/** What a thief has tried to add to someone's account, each with a way to use it. */
type Loot = Record<'session' | 'passkey' | 'phone' | 'Google', () => Promise<string | undefined>>;

/**
 * A thief copies the session of someone who has just signed in, and adds what it can. Later, the owner recovers the
 * account. What was added in the week before is gone, and the owner removes the rest. Nothing opens the account then.
 */
export async function checkRecovery(scenario: Scenario, person: PersonName): Promise<void> {
  const [email] = people[person].mailboxes;
  const password = `seventeen gentle umbrellas ${person.length}`;
  const owner = scenario.openBrowser(person);
  scenario.clock.advance(6 * minute);
  await scenario.send(owner, 'post', '/api/auth/sign-in', { email, password });
  await lookAround(scenario, owner);
  if (owner.screen.nextStep === 'mfa') {
    scenario.clock.advance(minute);
    await showSecondFactor(scenario, owner, 'app');
    await lookAround(scenario, owner);
  }
  const { user, nextStep } = owner.screen;
  // Only the host's commands reset an operator's factors, so a recovery keeps them.
  if (!user || nextStep || scenario.model.operators.has(user.id)) return;
  const loot = await steal(scenario, owner);
  scenario.transcript.push(`${person}: recovers the account after a thief was in it`);
  const isLate = person === 'owner';
  scenario.clock.advance((isLate ? 3 : 10) * day);
  const back = scenario.openBrowser(person);
  const newPassword = `nineteen patient lanterns ${person.length}`;
  if (!(await recover(scenario, back, email, { password: newPassword, means: 'app' }))) {
    scenario.breakRule('lockout', `A thief keeps the ${person} from recovering ${email}.`);
  }
  scenario.model.holdings[person].passwords.push(newPassword);
  if (!isLate) await removeAllWays(back);
  for (const [what, use] of Object.entries(loot)) {
    if ((await use()) === user.id) {
      scenario.breakRule('recovery', `The thief's ${what} still opens the account of the ${person}.`);
    }
  }
}

async function steal({ app, google, clock, model, openStranger }: Scenario, owner: Actor): Promise<Loot> {
  const inside = openStranger();
  for (const [name, value] of owner.browser.cookies) inside.cookies.set(name, value);
  const { thiefsDevice: device } = model.holdings[owner.person];
  const phone = phones[owner.person];
  const options = await inside.send('post', '/api/auth/passkeys/options');
  if (options.status === 200) await inside.send('post', '/api/auth/passkeys', device.create(options.body));
  const started = await inside.send('patch', '/api/auth/user', { phone });
  if (started.status === 200) {
    const token = await readCode(app, phone);
    await inside.send('post', '/api/auth/phone/verify', { phone, token, type: 'phone_change' });
  }
  const email = owner.screen.user?.email ?? '';
  const claims = { sub: `thief-of-${owner.person}`, email, email_verified: true, name: 'Thief' } as const;
  const visitGoogle = async (browser: TestBrowser) => {
    google.claims = claims;
    const back = await browser.send('get', await agreeAtGoogle(await leaveForGoogle(browser)));
    const code = readReturn(back).get('code');
    return readId(browser, code ? browser.send('post', '/api/auth/exchange', { code }) : undefined);
  };
  await visitGoogle(inside);
  return {
    session: () => readId(inside, inside.send('post', '/api/auth/refresh')),
    async passkey() {
      const [credential] = device.credentials;
      const visitor = openStranger();
      const asked = await visitor.send('post', '/api/auth/passkeys/sign-in/options');
      const answer = credential && device.get(asked.body, {}, credential);
      return readId(visitor, visitor.send('post', '/api/auth/passkeys/sign-in', answer));
    },
    async phone() {
      clock.advance(6 * minute);
      const visitor = openStranger();
      const asked = await visitor.send('post', '/api/auth/phone/start', { phone, consent: true });
      if (asked.status !== 202) return undefined;
      const body = { phone, token: await readCode(app, phone), type: 'sms' };
      return readId(visitor, visitor.send('post', '/api/auth/phone/verify', body));
    },
    Google: () => visitGoogle(openStranger()),
  };
}

/** Whose account the browser is in after an attempt. */
async function readId(
  browser: TestBrowser,
  attempt: Promise<unknown> | undefined,
): Promise<string | undefined> {
  await attempt;
  return (await browser.send('get', '/api/auth/session')).body.user?.id;
}

type NewPassword = { password: string; means: 'app' | 'recovery code' };

/** Recovers the account that has the address, up to the new password. */
export async function recover(
  scenario: Scenario,
  actor: Actor,
  email: string,
  { password, means }: NewPassword,
): Promise<boolean> {
  await scenario.send(actor, 'post', '/api/auth/recover', { email });
  const link = await readNewLink(scenario, actor.person);
  if (link?.purpose !== 'recovery') return false;
  await openLink(scenario, actor, link, 'continue here');
  await lookAround(scenario, actor);
  if (actor.screen.nextStep === 'mfa') await showSecondFactor(scenario, actor, means);
  await lookAround(scenario, actor);
  return (await scenario.send(actor, 'patch', '/api/auth/user', { password })).status === 200;
}

/** On the page after a recovery. The thief's passkey may be the second factor, so it isn't asked for. */
async function removeAllWays({ browser }: Actor): Promise<void> {
  const session = await browser.send('get', '/api/auth/session');
  const factors: { id: string; type: string }[] = session.body.user?.factors ?? [];
  for (const path of ['phone', 'identities/google']) {
    await browser.send('delete', `/api/auth/user/${path}`);
  }
  for (const { id, type } of factors) {
    if (type === 'passkey') await browser.send('delete', `/api/auth/passkeys/${id}`);
  }
}
