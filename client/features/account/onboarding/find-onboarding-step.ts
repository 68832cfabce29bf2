import type { AuthUser } from '../../../../shared/api/auth-user.ts';
import type { Profile } from '../../../../shared/api/profile.ts';
import { paths } from '../../../app/paths.ts';
import { messages as sharedMessages } from '../fields/account-messages.ts';
import { isProfileComplete } from '../profile/complete-profile.ts';
import type { ProfileState } from '../profile/profile-store.ts';
import { type AuthState, isConfirmed } from '../session/auth-state.ts';
import { messages } from './onboarding-messages.ts';

/** `wizard`: name, age, password. `flow`: name and age. */
export type OnboardingPage = 'wizard' | 'flow' | 'password' | 'profile';

/** The person that an onboarding page is shown to. `profile` is undefined if they have none yet. */
export type Newcomer = { user: AuthUser; profile: Profile | undefined };

export type OnboardingStep =
  /**
   * `ended`: the session ended while the person was here. `finish`: nothing is left to ask. `done`: everything is
   * saved, too.
   */
  | { kind: 'loading' | 'ended' | 'second-factor' | 'done' }
  | { kind: 'denied'; denial: AccessDenial }
  | { kind: 'forward'; to: string }
  | { kind: 'failed'; error: Error }
  | { kind: 'confirm'; user: AuthUser }
  /** The sign-up that was waiting here for this address to be confirmed is over. */
  | { kind: 'stopped'; email: string }
  | { kind: 'show' | 'finish'; newcomer: Newcomer };

type Situation = {
  page: OnboardingPage;
  auth: AuthState;
  profile: ProfileState;
  enteredId: string | undefined;
  awaitedEmail?: string | undefined;
};

/**
 * Returns what to show to a person who opens an onboarding page. See docs/product.md, "Creating an account".
 */
export function findOnboardingStep({
  page,
  auth,
  profile,
  enteredId,
  awaitedEmail,
}: Situation): OnboardingStep {
  if (auth.status === 'loading') return { kind: 'loading' };
  if (auth.status === 'second-factor') return { kind: 'second-factor' };
  if (auth.status === 'signed-out') {
    if (awaitedEmail !== undefined) return { kind: 'stopped', email: awaitedEmail };
    return enteredId ? { kind: 'ended' } : { kind: 'denied', denial: accessDenials.signedOut };
  }
  const { user } = auth;
  if (!isConfirmed(user)) return findUnconfirmedStep(page, user);
  if (page === 'password') return findPasswordStep(user, enteredId);
  const astray = findOtherPage(page, user);
  if (astray) return { kind: 'forward', to: astray };
  if (profile.status === 'loading') return { kind: 'loading' };
  if (profile.status === 'failed') return { kind: 'failed', error: profile.error };
  return findProfileStep(page, { user, profile: profile.status === 'ready' ? profile.profile : undefined });
}

/** Whether an account that was created with only an email still has no password. */
export function needsPassword({ metadata }: AuthUser): boolean {
  return metadata.requiresPasswordReset && !metadata.hasPassword;
}

function findUnconfirmedStep(page: OnboardingPage, user: AuthUser): OnboardingStep {
  if (page === 'password') return { kind: 'denied', denial: accessDenials.unconfirmedPassword };
  if (page === 'profile') return { kind: 'denied', denial: accessDenials.unconfirmedProfile };
  return { kind: 'confirm', user };
}

/** Someone who has just created their password here is on their way to the next page. */
function findPasswordStep(user: AuthUser, enteredId: string | undefined): OnboardingStep {
  const isAllowed = needsPassword(user) || enteredId === user.id;
  if (!isAllowed) return { kind: 'denied', denial: accessDenials.passwordExists };
  return { kind: 'show', newcomer: { user, profile: undefined } };
}

/** Returns the page that asks for exactly what the account lacks. Without a password, people couldn't come back. */
function findOtherPage(page: OnboardingPage, user: AuthUser): string | undefined {
  if (needsPassword(user)) {
    if (page === 'profile') return paths.createPassword;
    return page === 'flow' ? paths.onboarding : undefined;
  }
  return page === 'wizard' && !user.metadata.hasPassword ? paths.onboardingFlow : undefined;
}

function findProfileStep(page: OnboardingPage, newcomer: Newcomer): OnboardingStep {
  const { profile } = newcomer;
  // A completed onboarding without an age continues, because the protected area would send the person straight back.
  if (page === 'profile' || !profile || !isProfileComplete(profile)) return { kind: 'show', newcomer };
  if (profile.onboardingCompleted) return { kind: 'done' };
  return { kind: page === 'flow' ? 'finish' : 'show', newcomer };
}

/** Why a person can't use a page: the toast, the page they are sent to, and the toast's button. */
export type AccessDenial = {
  title: string;
  description?: string;
  to: string;
  action?: { label: string; to: string };
};

const { signedOut, unconfirmed, verification, passwordExists } = messages.denials;
const verify = { label: messages.denials.verify, to: paths.onboarding };

/** See docs/product.md, "Create-password page" and "Error catalog". */
export const accessDenials = {
  signedOut: {
    title: signedOut,
    to: paths.home,
    action: { label: sharedMessages.signIn, to: paths.signIn },
  },
  unconfirmedProfile: { title: unconfirmed, to: paths.home, action: verify },
  unconfirmedPassword: {
    title: verification,
    description: unconfirmed,
    to: paths.home,
    action: verify,
  },
  passwordExists: { ...passwordExists, to: paths.dashboard },
} as const satisfies Record<string, AccessDenial>;
