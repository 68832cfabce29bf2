import type { AuthClient } from './create-auth-client.ts';
import { hasSession } from './session-change.ts';

/** The session that this tab ended intentionally, by client. */
const leftSessions = new WeakMap<AuthClient, string>();

/**
 * Runs what intentionally ends the session, such as signing out or deleting the account, so that the person isn't asked
 * to sign in again. Throws what `work` throws.
 */
export async function endSessionIntentionally(client: AuthClient, work: () => Promise<void>): Promise<void> {
  const state = client.getState();
  if (hasSession(state)) leftSessions.set(client, state.session.id);
  try {
    await work();
  } catch (cause) {
    leftSessions.delete(client);
    throw cause;
  }
}

export function wasIntentional(client: AuthClient, sessionId: string | undefined): boolean {
  return sessionId !== undefined && leftSessions.get(client) === sessionId;
}
