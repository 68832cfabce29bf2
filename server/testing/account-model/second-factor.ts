import type { Response } from 'supertest';
import * as z from 'zod';
import { people } from './people.ts';
import type { Actor, Scenario } from './scenario.ts';
import type { SeenUser } from './seen-answer.ts';

const enrolledSchema = z.object({ id: z.string(), secret: z.string() });
const challengeSchema = z.object({ id: z.string() });
const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });

/** Adds an authenticator app and types its first code. */
export async function addApp(scenario: Scenario, actor: Actor): Promise<number> {
  const friendlyName = `App of ${people[actor.person].marker}`;
  const enrolled = await scenario.send(actor, 'post', '/api/auth/factors', { friendlyName });
  if (enrolled.status !== 201) return enrolled.status;
  const { id, secret } = enrolledSchema.parse(enrolled.body);
  const { apps } = scenario.model.holdings[actor.person];
  apps.set(id, secret);
  await answerFactor(scenario, actor, id, await readAuthenticator(scenario, secret));
  return enrolled.status;
}

/** Adds a passkey of the person's device. */
export async function addPasskey(scenario: Scenario, actor: Actor): Promise<number> {
  const options = await scenario.send(actor, 'post', '/api/auth/passkeys/options');
  if (options.status !== 200) return options.status;
  const passkey = scenario.model.holdings[actor.person].device.create(options.body);
  const added = await scenario.send(actor, 'post', '/api/auth/passkeys', passkey);
  keepRecoveryCodes(scenario, actor, added);
  return added.status;
}

/** What the person's device answers, with its newest passkey unless told otherwise. */
export async function askDevice(scenario: Scenario, actor: Actor, howOld = 0): Promise<object | undefined> {
  const { device } = scenario.model.holdings[actor.person];
  const credential = device.credentials.at(-1 - howOld);
  if (!credential) return undefined;
  const { body } = await scenario.send(actor, 'post', '/api/auth/passkeys/sign-in/options');
  return device.get(body, {}, credential);
}

/** Answers a sign-in's request for a second factor with the person's own app, passkey, or recovery code. */
export async function showSecondFactor(
  scenario: Scenario,
  actor: Actor,
  means: 'app' | 'passkey' | 'recovery code',
): Promise<boolean> {
  if (means === 'passkey') {
    const passkey = await askDevice(scenario, actor);
    const proven = passkey && (await scenario.send(actor, 'post', '/api/auth/reauthenticate', { passkey }));
    return proven?.status === 200;
  }
  const holdings = scenario.model.holdings[actor.person];
  for (const { id } of actor.screen.user?.factors.filter(isApp) ?? []) {
    const secret = holdings.apps.get(id);
    const recoveryCode = means === 'recovery code' ? holdings.recoveryCodes.pop() : undefined;
    const code = recoveryCode ?? (secret && (await readAuthenticator(scenario, secret)));
    if (code && (await answerFactor(scenario, actor, id, code)) === 200) return true;
  }
  return false;
}

async function answerFactor(scenario: Scenario, actor: Actor, id: string, code: string): Promise<number> {
  const challenge = await scenario.send(actor, 'post', `/api/auth/factors/${id}/challenge`);
  if (challenge.status !== 201) return challenge.status;
  const { id: challengeId } = challengeSchema.parse(challenge.body);
  const path = `/api/auth/factors/${id}/verify`;
  const verified = await scenario.send(actor, 'post', path, { challengeId, code });
  keepRecoveryCodes(scenario, actor, verified);
  return verified.status;
}

function keepRecoveryCodes(scenario: Scenario, { person }: Actor, { body }: Pick<Response, 'body'>): void {
  const recovery = recoveryCodesSchema.safeParse(body);
  if (recovery.success) scenario.model.holdings[person].recoveryCodes = recovery.data.recoveryCodes;
}

function isApp({ type, status }: SeenUser['factors'][number]): boolean {
  return type === 'totp' && status === 'verified';
}

/** The code that the app with this secret shows now. */
export async function readAuthenticator(scenario: Scenario, secret: string): Promise<string> {
  const { Secret, TOTP } = await import('otpauth');
  const totp = new TOTP({ algorithm: 'SHA1', digits: 6, period: 30, secret: Secret.fromBase32(secret) });
  return totp.generate({ timestamp: scenario.clock.now().getTime() });
}
