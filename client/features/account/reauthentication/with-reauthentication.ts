import { ApiError } from '../../../lib/api-client.ts';
import type { AuthState } from '../session/auth-state.ts';

export type ReauthenticationDependencies = {
  /** Reads the session again, and refreshes it when only its hour is over. */
  reload: () => Promise<AuthState>;
  /** Asks the person to prove who they are; false when they would rather not. */
  askForProof: () => Promise<boolean>;
};

/**
 * Runs an action that may need a fresh sign-in, and runs it again once the person has proven who they are, or once a
 * session whose hour was over is refreshed. False when the person did not want to. Throws whatever else the action does.
 */
export async function runWithReauthentication(
  action: () => Promise<void>,
  { reload, askForProof }: ReauthenticationDependencies,
): Promise<boolean> {
  const met = new Set<string>();
  for (;;) {
    const cause = await catchRefusal(action);
    if (!cause) return true;
    // Asking again doesn't help against the same refusal.
    if (met.has(cause.code)) throw cause;
    met.add(cause.code);
    if (cause.code === 'reauthentication_required') {
      if (!(await askForProof())) return false;
    } else if (cause.code !== 'session_missing' || (await reload()).status !== 'signed-in') throw cause;
  }
}

async function catchRefusal(action: () => Promise<void>): Promise<ApiError | undefined> {
  try {
    await action();
    return undefined;
  } catch (cause) {
    if (cause instanceof ApiError) return cause;
    throw cause;
  }
}
