import type { AuthFactor, AuthPasskey, AuthUser } from '../../../../shared/api/auth-user.ts';

function isPasskey(factor: AuthFactor): factor is AuthPasskey {
  return factor.type === 'passkey';
}

export function listPasskeys({ factors }: Pick<AuthUser, 'factors'>): readonly AuthPasskey[] {
  return factors.filter(isPasskey);
}

/** The person's authenticator apps that are on. */
export function listApps({ factors }: Pick<AuthUser, 'factors'>): readonly AuthFactor[] {
  return factors.filter(({ type, status }) => type === 'totp' && status === 'verified');
}

/** Passkeys belong to the host that they were made for, and stay behind when the site moves. */
export function isFromHere({ host }: AuthPasskey): boolean {
  return host === location.hostname;
}

export function hasPasskeyHere(user: Pick<AuthUser, 'factors'>): boolean {
  return listPasskeys(user).some(isFromHere);
}
