import type { Profile } from '../../../../../shared/api/profile.ts';

/**
 * Whether the protected area opens: an age, and a name of the person's own. The name that a quote brought along does
 * not count. The product specification, "Protected area wrapper".
 */
export function isProfileComplete(profile: Pick<Profile, 'age' | 'firstName' | 'lastName'>): boolean {
  return profile.age !== null && (profile.firstName !== null || profile.lastName !== null);
}
