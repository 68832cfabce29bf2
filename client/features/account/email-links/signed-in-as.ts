import { useAuth } from '../session/auth-context.ts';
import { messages } from './messages.ts';

/** What the person who is signed in here calls their account. */
export function useSignedInAs(): string {
  const { state } = useAuth();
  const user = 'user' in state ? state.user : undefined;
  return user?.email ?? user?.phone ?? messages.another.nameless;
}
