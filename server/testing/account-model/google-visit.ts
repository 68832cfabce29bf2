import type { Response } from 'supertest';
import { agreeAtGoogle, leaveForGoogle, readReturn, type TestClaims } from '../peers/test-google.ts';
import type { Actor, Scenario } from './scenario.ts';

/** Signs in with Google, which sends these claims. Returns undefined when its response was refused. */
export async function signInWithGoogle(
  scenario: Scenario,
  actor: Actor,
  claims: TestClaims,
): Promise<Response | undefined> {
  scenario.google.claims = claims;
  const back = await agreeAtGoogle(await leaveForGoogle(actor.browser));
  const code = readReturn(await scenario.send(actor, 'get', back)).get('code');
  if (!code) return undefined;
  const answer = await scenario.send(actor, 'post', '/api/auth/exchange', { code });
  const isAsked = answer.status === 409 && answer.body.error.code === 'signed_in_as_another';
  return isAsked ? scenario.send(actor, 'post', '/api/auth/exchange', { code, choice: 'here' }) : answer;
}
