import type { FactorUse } from './model.ts';
import type { Actor, Scenario } from './scenario.ts';

export type SentCall = { call: string; body: object | undefined };

const minute = 60_000;
const freshMs = 10 * minute;
const deskMs = 12 * 60 * minute;
const changesOfWays =
  /^(?:POST \/api\/auth\/(?:factors(?:\/recovery-codes)?|passkeys(?:\/options)?)|DELETE \/api\/auth\/(?:user|factors|passkeys)\b.*)$/;

/** For a call that succeeded. What the account had before it is known, because every browser has looked around. */
export function checkFactor(scenario: Scenario, { person, screen }: Actor, sent: SentCall): void {
  const { model, clock } = scenario;
  const { user, sessionId, nextStep } = screen;
  if (!user || sessionId === null) return;
  const factors = user.factors.filter(({ status }) => status === 'verified');
  const use = model.factorUses.get(sessionId);
  const usedMs = use ? clock.now().getTime() - use.at : Number.POSITIVE_INFINITY;
  if (sent.call.startsWith('GET /api/operator/')) {
    const isLeft = factors.some(({ type }) => type === use?.by);
    if (model.operators.has(user.id) && isLeft && usedMs <= deskMs) return;
    scenario.breakRule('desk', `The desk opens to the ${person}.`);
  }
  if (!changesWays(sent, factors) || factors.length === 0 || usedMs <= freshMs) return;
  if (sent.call === 'DELETE /api/auth/user' && findFactorUse(sent)) return;
  // Only an app is asked for before the new password of a recovery, and before removing ways in right after it.
  const isRemoval = /^DELETE .*(?:passkeys|phone|google)/.test(sent.call) && !model.operators.has(user.id);
  const recoveredAt = isRemoval ? model.recoveries.get(sessionId) : undefined;
  const isRecovering =
    nextStep === 'password' || (recoveredAt !== undefined && clock.now().getTime() - recoveredAt <= freshMs);
  if (isRecovering && factors.every(({ type }) => type === 'passkey')) return;
  scenario.breakRule('factor', `${sent.call} by the ${person} succeeds without the second factor.`);
}

/** An app that was never turned on is no way to prove anything, so removing it needs nothing. */
function changesWays({ call, body }: SentCall, factors: readonly { id: string }[]): boolean {
  if (call.startsWith('DELETE /api/auth/factors/')) return factors.some(({ id }) => call.endsWith(id));
  const newApp = /factors\/(.+)\/verify$/.exec(call)?.[1];
  if (newApp) return factors.every(({ id }) => id !== newApp);
  if (call.endsWith('/phone/verify')) return body !== undefined && 'type' in body && body.type !== 'sms';
  if (call === 'PATCH /api/auth/user') return body !== undefined && !('metadata' in body);
  return changesOfWays.test(call);
}

/** For the session that the call has left behind. */
export function recordProofs({ model, clock }: Scenario, { screen }: Actor, sent: SentCall): void {
  const { sessionId } = screen;
  if (sessionId === null) return;
  const at = clock.now().getTime();
  const isNewPassword = sent.body !== undefined && 'password' in sent.body;
  if (screen.nextStep === 'password' && isNewPassword) model.recoveries.set(sessionId, at);
  const by = findFactorUse(sent);
  if (by) model.factorUses.set(sessionId, { at, by });
}

function findFactorUse({ call, body = {} }: SentCall): FactorUse['by'] | undefined {
  if (/^POST .*\/factors\/.*\/verify$/.test(call)) {
    return 'code' in body && String(body.code).includes('-') ? 'recovery code' : 'totp';
  }
  if (/^POST \/api\/auth\/passkeys(?:\/sign-in)?$/.test(call) || 'passkey' in body) return 'passkey';
  if ('recoveryCode' in body) return 'recovery code';
  return 'factorCode' in body ? 'totp' : undefined;
}
