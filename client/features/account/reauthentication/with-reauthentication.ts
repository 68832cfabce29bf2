import { ApiError } from '../../../lib/api-client.ts';
import type { AuthState } from '../session/auth-state.ts';

export type ReauthenticationDependencies = {
  /** Loads the session again, and refreshes it if it has only expired. */
  reload: () => Promise<AuthState>;
  /** Asks the person to prove who they are. Returns false if they cancel. */
  askForProof: () => Promise<boolean>;
};

/**
 * Runs an action that may require a recent sign-in. Runs it again once the person has proven who they are, or once an
 * expired session was refreshed. Returns false if the person cancels. Throws any other error of the action.
 */
export async function runWithReauthentication(
  action: () => Promise<void>,
  { reload, askForProof }: ReauthenticationDependencies,
): Promise<boolean> {
  const met = new Set<string>();
  for (;;) {
    const cause = await catchRefusal(action);
    if (!cause) return true;
    // Asking again wouldn't help, because the server rejected the action for the same reason before.
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
