import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../lib/api-client.ts';
import type { AuthState } from '../session/auth-state.ts';
import { toState } from '../session/session-change.ts';
import { buildAnswer } from '../session/testing/builders.ts';
import { runWithReauthentication } from './use-account-attempt.tsx';

function refuse(code: ApiError['code']) {
  return new ApiError(403, { code, message: 'Because.', requestId: 'r1' });
}

function createDependencies({
  isProven = true,
  state = toState(buildAnswer()),
}: {
  isProven?: boolean;
  state?: AuthState;
} = {}) {
  return { reload: vi.fn(async () => state), askForProof: vi.fn(async () => isProven) };
}

/** Fails with each of these errors in turn, then succeeds. */
function createAction(...failures: Error[]) {
  return vi.fn(async () => {
    const failure = failures.shift();
    if (failure) throw failure;
  });
}

describe('runWithReauthentication', () => {
  it('asks nothing if the action works', async () => {
    const dependencies = createDependencies();
    expect(await runWithReauthentication(createAction(), dependencies)).toBe(true);
    expect(dependencies.askForProof).not.toHaveBeenCalled();
  });

  it('asks for a proof and runs the action again', async () => {
    const action = createAction(refuse('reauthentication_required'));
    const dependencies = createDependencies();
    expect(await runWithReauthentication(action, dependencies)).toBe(true);
    expect([action.mock.calls.length, dependencies.askForProof.mock.calls.length]).toEqual([2, 1]);
  });

  it('stops if the person cancels', async () => {
    const action = createAction(refuse('reauthentication_required'));
    expect(await runWithReauthentication(action, createDependencies({ isProven: false }))).toBe(false);
    expect(action).toHaveBeenCalledTimes(1);
  });

  it('refreshes an expired session, and then still asks for a proof', async () => {
    const action = createAction(refuse('session_missing'), refuse('reauthentication_required'));
    const dependencies = createDependencies();
    expect(await runWithReauthentication(action, dependencies)).toBe(true);
    expect([action.mock.calls.length, dependencies.reload.mock.calls.length]).toEqual([3, 1]);
  });

  it.each([
    [
      'the session is over',
      createDependencies({ state: { status: 'signed-out' } }),
      [refuse('session_missing')],
    ],
    [
      'the server asks twice',
      createDependencies(),
      [refuse('reauthentication_required'), refuse('reauthentication_required')],
    ],
    ['something else is wrong', createDependencies(), [refuse('email_taken')]],
    ['the code has a mistake', createDependencies(), [new TypeError('undefined is not a function')]],
  ])('throws when %s', async (_case, dependencies, failures) => {
    await expect(runWithReauthentication(createAction(...failures), dependencies)).rejects.toBe(
      failures.at(-1),
    );
  });
});
