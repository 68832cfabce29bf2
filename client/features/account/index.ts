// Everything about accounts that the rest of the client may use.

export { ProtectedArea, SignedInArea } from './access/protected-area.tsx';
export { CallbackScreen } from './email-links/callback-screen.tsx';
export { OnboardingScreen } from './onboarding/onboarding-screen.tsx';
export { AddPasskey } from './passkeys/add-passkey.tsx';
export { NoProfile, ProfileScreen } from './profile/profile-screen.tsx';
export type { ProfileState, ProfileStore } from './profile/profile-store.ts';
export { openProfileStore, useProfile } from './profile/profile-store.ts';
export { useAccountAttempt } from './reauthentication/use-account-attempt.tsx';
export { AuthContext, idleAuth, useAuth } from './session/auth-context.ts';
export { type AuthState, findConfirmedId } from './session/auth-state.ts';
export { type AuthClient, createAuthClient } from './session/create-auth-client.ts';
export { endSessionIntentionally } from './session/intentional-sign-out.ts';
export { AccountScreen } from './settings/account-screen.tsx';
export { RecoveryCodesPanel } from './settings/recovery-codes.tsx';
export { SignInScreen } from './sign-in/sign-in-screen.tsx';
export { usePendingSignUp } from './sign-up/pending-sign-up.ts';
export { dropPendingSignUp } from './sign-up/pending-sign-up-storage.ts';
export { SignUpScreen } from './sign-up/sign-up-screen.tsx';
export type { SignUpStep } from './sign-up/use-sign-up.ts';
export { useSignUp } from './sign-up/use-sign-up.ts';
