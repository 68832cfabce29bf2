import type { AuthUser } from '../../../../shared/api/auth-user.ts';
import type { Profile } from '../../../../shared/api/profile.ts';
import { isProfileComplete } from '../profile/complete-profile.ts';
import type { ProfileState } from '../profile/profile-store.ts';
import { type AuthState, isConfirmed } from '../session/auth-state.ts';

export type Account = { user: AuthUser; profile: Profile };

export type Access =
  | { kind: 'waiting' | 'signed-out' | 'second-factor' | 'unconfirmed' | 'missing' | 'incomplete' }
  | { kind: 'failed'; error: Error }
  | { kind: 'open'; account: Account };

/** Decides whether the protected area opens. See docs/product.md, "Protected area". */
export function evaluateAccess(auth: AuthState, profile: ProfileState): Access {
  if (auth.status === 'loading') return { kind: 'waiting' };
  if (auth.status !== 'signed-in') return { kind: auth.status };
  if (!isConfirmed(auth.user)) return { kind: 'unconfirmed' };
  switch (profile.status) {
    case 'loading':
      return { kind: 'waiting' };
    case 'missing':
      return { kind: 'missing' };
    case 'failed':
      return { kind: 'failed', error: profile.error };
    case 'ready':
      return isProfileComplete(profile.profile)
        ? { kind: 'open', account: { user: auth.user, profile: profile.profile } }
        : { kind: 'incomplete' };
  }
}
